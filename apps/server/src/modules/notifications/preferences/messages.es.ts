/** Texts of the page that stops the mails of a topic. */
export const unsubscribeMessages = {
  title: 'Correos de {brand}',
  ask: '¿Dejar de recibir estos correos?',
  about:
    'En {mailbox} dejarías de recibir los correos de este tema: {topic}. Lo verás igual en los avisos de tu cuenta.',
  stop: 'Dejar de recibir estos correos',
  done: 'Listo: ya no te enviaremos esos correos',
  doneText:
    'En {mailbox} ya no recibirás los correos de este tema: {topic}. Puedes activarlos de nuevo en tu cuenta.',
  unknown: 'Este enlace no funciona',
  unknownText: 'Puede estar incompleto o ser muy antiguo. En tu cuenta puedes elegir cómo te avisamos.',
  preferences: 'Elegir cómo te avisamos',
  topics: {
    progress: 'avance de tus envíos',
    payments: 'pagos pendientes y sus plazos',
    money: 'dinero que espera tu decisión o vuelve a ti',
    signatures: 'firmas de la empresa',
    documents: 'documentos y datos que faltan',
    account: 'tu cuenta, reclamos y derechos',
    security: 'seguridad y destinatarios',
    support: 'respuestas a tus mensajes',
    rates: 'alertas de tipo de cambio',
    rewards: 'recompensas',
  },
} as const
