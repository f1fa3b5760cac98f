/** Texts of the refusals about requests of personal data that only staff get. */
export const staffDataRightsMessages = {
  'already-extended': {
    what: 'El plazo de esta solicitud ya se extendió una vez.',
    money: 'No cambió nada en la cuenta del cliente.',
    next: 'La ley permite una sola extensión: responde dentro del plazo vigente.',
  },
  'not-extendable': {
    what: 'El plazo de esta solicitud no se puede extender.',
    money: 'No cambió nada en la cuenta del cliente.',
    next: 'Responde ya: los bloqueos no se extienden, y un plazo vencido tampoco.',
  },
  'erasure-needs-second-person': {
    what: 'Conceder una supresión necesita a dos personas.',
    money: 'No cambió nada en la cuenta del cliente.',
    next: 'Propón la supresión con su respuesta para que otra persona la confirme.',
  },
} as const
