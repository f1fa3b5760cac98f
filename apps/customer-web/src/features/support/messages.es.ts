export const supportMessages = {
  title: 'Reclamos',
  lead: 'Cuéntanos qué pasó. Te damos de inmediato un folio y la fecha en que respondemos.',
  description: 'Canal de reclamos: formulario con folio y plazo de respuesta, y otras vías para reclamar.',
  form: {
    name: 'Tu nombre',
    email: 'Tu correo electrónico',
    emailHint: 'Ahí te llega el folio y la respuesta.',
    phone: 'Tu teléfono',
    rut: 'Tu RUT',
    rutHint: 'Si eres cliente, nos ayuda a encontrar tu envío.',
    transferReference: 'Referencia del envío',
    transferReferenceHint: 'Está en la página del envío y en el comprobante.',
    text: '¿Qué pasó y qué esperas que hagamos?',
    textHint: 'No escribas contraseñas ni números de tarjetas.',
    submit: 'Enviar reclamo',
  },
  faults: {
    nameMissing: 'Escribe tu nombre. Por ejemplo, María José Fernández.',
    textMissing: 'Cuéntanos qué pasó en al menos {least} caracteres; escribiste {count}.',
  },
  sent: {
    title: 'Recibimos tu reclamo',
    folio: 'Folio',
    copy: 'Copiar folio',
    due: 'Respondemos antes del {when}, al correo {email}.',
    keep: 'Guarda el folio para preguntar por tu reclamo.',
    another: 'Hacer otro reclamo',
  },
  failed: {
    unread: 'No pudimos recibir tu reclamo',
    unreadText: 'Lo que escribiste sigue aquí. Intenta de nuevo en unos minutos.',
  },
  others: {
    title: 'Otras vías',
    text: `- **Si es por un envío tuyo.** Escríbenos desde la página del envío: así sabemos cuál es.
- **SERNAC.** Puedes reclamar en sernac.cl o en el 800 700 100 cuando quieras, sin pasar antes por nosotros.
- **Si crees que es un fraude.** Avisa también a tu banco de inmediato: tiene un canal que atiende las 24 horas.`,
  },
} as const
