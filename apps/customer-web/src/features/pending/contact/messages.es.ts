export const pendingContactMessages = {
  title: 'Confirma cómo te contactamos',
  lead: 'Ahí te avisamos de tu dinero y te mandamos los códigos que te protegen.',
  both: 'Primero tu correo, después tu teléfono. Toma dos minutos.',
  one: 'Toma un minuto.',
  email: {
    title: 'Tu correo',
    unverified: 'Todavía no confirmas este correo.',
    bounced: 'Los correos que te mandamos a esta dirección nos vuelven.',
    send: 'Enviar código a este correo',
    change: 'Usar otro correo',
    done: 'Tu correo quedó confirmado. Ahora tu teléfono.',
  },
  phone: {
    title: 'Tu teléfono',
    unverified: 'Todavía no confirmas este teléfono.',
    send: 'Enviar código por SMS',
    change: 'Usar otro teléfono',
  },
  stuck: {
    email:
      'Para cambiarlo te pedimos tu segundo factor o, si no tienes, un código por SMS a tu teléfono confirmado. ¿Tampoco lo tienes? Escríbenos y lo vemos contigo.',
    phone:
      'Para cambiarlo te pedimos tu segundo factor o un código a tu correo. Si ya no puedes recibirlo, escríbenos y lo vemos contigo.',
  },
  write: 'Escribirnos',
  failed: 'No pudimos mostrar tu correo y tu teléfono',
} as const
