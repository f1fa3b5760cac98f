export const reviewsMessages = {
  'same-person': {
    what: 'Tú propusiste este resultado.',
    money: 'El dinero sigue donde estaba.',
    next: 'Otra persona tiene que confirmarlo o devolverlo.',
  },
  'no-proposal': {
    what: 'Aún no hay una propuesta que confirmar.',
    money: 'El dinero sigue donde estaba.',
    next: 'Propón un resultado con una nota.',
  },
  'already-proposed': {
    what: 'Alguien ya propuso un resultado.',
    money: 'El dinero sigue donde estaba.',
    next: 'Revisa su propuesta y decide.',
  },
  'review-closed': {
    what: 'Esta alerta ya se resolvió.',
    money: 'Este intento no movió dinero.',
    next: 'Abre el envío para ver cómo siguió.',
  },
} as const
