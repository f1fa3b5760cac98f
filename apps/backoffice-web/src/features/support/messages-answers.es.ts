/** Answers that staff can begin with. Customers read them, so they have the words of customers. */
export const answerMessages = {
  received: 'Recibimos tu mensaje',
  receivedText:
    'Hola: recibimos tu mensaje y ya lo estamos revisando. Te respondemos por aquí antes del {due}.',
  bank: 'El dinero va en camino',
  bankText:
    'Hola: tu dinero ya salió hacia el banco del destinatario. Cuando el banco confirme el abono, te avisamos por correo.',
  refund: 'El dinero vuelve a tu cuenta',
  refundText:
    'Hola: ordenamos la devolución a la cuenta desde la que pagaste. El banco la abona dentro del mismo día hábil.',
} as const
