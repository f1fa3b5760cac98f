export const threadMessages = {
  list: {
    title: 'Tus conversaciones',
    lead: 'Lo que nos has preguntado, con nuestras respuestas.',
    ask: 'Preguntar algo',
    empty: 'Todavía no nos escribes',
    emptyText:
      'Pregunta lo que quieras. Si es por un envío, escríbenos desde su página y lo vemos con sus datos.',
    failed: 'No pudimos traer tus conversaciones',
    more: 'Cargar más',
  },
  kind: { transfer: 'Por un envío', complaint: 'Reclamo', question: 'Pregunta', file: 'Por tus datos' },
  state: { 'waiting-operator': 'Te respondemos', 'waiting-customer': 'Respondida', closed: 'Cerrada' },
  page: {
    back: 'Conversaciones',
    folio: 'Folio {folio}',
    transfer: 'Ver el envío',
    answerBy: 'Respondemos antes del {when}.',
    messages: 'Mensajes',
    earlier: 'Ver mensajes anteriores',
    earlierFailed: 'No pudimos traer los mensajes anteriores',
    failed: 'No pudimos traer los mensajes',
    you: 'Tú',
    us: 'Equipo de Ayuda',
    staff: '{name}, de Ayuda',
    answered: 'Llegó una respuesta',
    event: { closed: 'Cerramos esta conversación', reopened: 'La conversación se abrió de nuevo' },
    reopens: 'Está cerrada. Si escribes, se abre de nuevo.',
  },
  write: {
    label: 'Tu mensaje',
    hint: 'No escribas contraseñas ni códigos: nunca te los pedimos.',
    missing: 'Escribe tu mensaje',
    submit: 'Enviar mensaje',
    sent: 'Enviamos tu mensaje.',
  },
  ask: {
    begin: {
      'contact-email':
        'Ya no recibo correos en mi dirección y tampoco puedo recibir un código en mi teléfono. Quiero cambiar mi correo por: ',
      'contact-phone':
        'Ya no tengo el teléfono de mi cuenta y no puedo recibir un código en mi correo. Quiero cambiar mi teléfono por: ',
      'correct-fact': 'Quiero corregir un dato de mi perfil. El dato y lo que debe decir: ',
    },
    title: '¿Qué necesitas?',
    lead: 'Te respondemos aquí mismo y te avisamos por correo.',
    kind: 'Es',
    kinds: {
      question: 'Una pregunta',
      questionHint: 'Respondemos en horas hábiles.',
      complaint: 'Un reclamo',
      complaintHint: 'Con folio y plazo de respuesta formal.',
    },
    transfer: '¿Sobre qué envío?',
    noTransfer: 'Ninguno en particular',
    transferValue: '{name}, {amount}, {date}',
  },
  help: {
    title: '¿Necesitas ayuda con este envío?',
    lead: 'Escríbenos aquí: vemos tu mensaje junto con los datos del envío.',
    answerBy: 'Si escribes ahora, respondemos antes del {when}.',
  },
} as const
