export const pendingContactMessages = {
  title: 'Confirma cómo te contactamos',
  lead: 'Ahí te avisamos sobre tu dinero y te enviamos los códigos de seguridad.',
  both: 'Primero tu correo, después tu teléfono. Toma dos minutos.',
  one: 'Toma un minuto.',
  email: {
    title: 'Tu correo',
    unverified: 'Todavía no confirmas este correo.',
    bounced: 'Los correos que enviamos a esta dirección no llegan.',
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
      'Para cambiarlo te pedimos tu segundo factor o, si no tienes, un código por SMS a tu teléfono confirmado. Si tampoco lo tienes, escríbenos y te ayudamos.',
    phone:
      'Para cambiarlo te pedimos tu segundo factor o un código a tu correo. Si ya no puedes recibirlo, escríbenos y te ayudamos.',
  },
  write: 'Escribirnos',
  failed: 'No pudimos mostrar tu correo y tu teléfono',
} as const
