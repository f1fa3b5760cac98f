export const payinsMessages = {
  'payment-reversed': {
    what: 'Tu banco anuló un pago después de que enviamos el dinero: quedan {owed} por pagar.',
    money: 'No se hizo ningún cobro.',
    next: 'Abre Tus deudas y paga ahí, completo o en partes. Después puedes volver a enviar.',
  },
  'refund-not-rejected': {
    what: 'El banco no ha rechazado esta devolución.',
    money: 'La devolución continúa y no se repite.',
    next: 'Actualiza la página para ver su estado.',
  },
} as const
