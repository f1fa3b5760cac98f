export const dataRightsMessages = {
  'data-request-open': {
    what: 'Ya tienes una solicitud de este tipo sin responder.',
    money: 'Tu cuenta y tu dinero siguen igual.',
    next: 'Espera la respuesta, o retírala para hacer otra.',
  },
  'data-request-closed': {
    what: 'Esta solicitud ya terminó.',
    money: 'La cuenta y el dinero siguen igual.',
    next: 'Actualiza la página para ver cómo terminó.',
  },
} as const
