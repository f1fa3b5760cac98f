export const payinsMessages = {
  'payment-reversed': {
    what: 'Tu banco anuló un pago cuyo dinero ya había salido: quedan {owed} por pagar.',
    money: 'No se hizo ningún cobro.',
    next: 'Abre tus deudas, paga con los datos que están ahí, de una vez o en partes, y podrás volver a enviar.',
  },
  'refund-not-rejected': {
    what: 'El banco no ha rechazado esta devolución.',
    money: 'La devolución sigue su curso y no se repite.',
    next: 'Actualiza la página para ver dónde está.',
  },
} as const
