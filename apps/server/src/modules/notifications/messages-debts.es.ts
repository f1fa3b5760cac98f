/** Texts of mails about a customer's debt after the bank reversed a payment. */
export const messages = {
  see: 'Ver mi deuda',
  pay: 'Ver cómo pagar',
  receipt: 'Ver el comprobante',
  opened: {
    subject: 'Paga {remaining}: tu banco anuló un pago',
    body: '{why} Quedan {remaining} por pagar. Mientras los debas, no puedes hacer otro envío.\n\nTransfiere con estos datos desde una cuenta a tu nombre, y escribe la referencia en el comentario. Puedes pagar en partes.',
    ofTransfer: 'Tu banco anuló un pago de tu envío a {recipient}, y ese dinero ya había salido.',
    other: 'Tu banco anuló un pago que ya te habíamos devuelto.',
    after:
      'Antes de pagar, compara estos datos con los que ves en tu cuenta de {brand}. Si no reconoces el pago que se anuló, escríbenos.',
  },
  partPaid: {
    subject: 'Recibimos {paid} de tu deuda: quedan {remaining}',
    body: 'Abonamos {paid} a tu deuda. Transfiere {remaining} más, con la misma referencia, y podrás volver a enviar.',
  },
  paid: {
    subject: 'Pagaste tu deuda de {owed}',
    body: 'Recibimos {paid} y ya no debes nada. Puedes volver a enviar.',
    sentBack: 'Pagaste {sentBack} de más: los devolvemos a la cuenta de la que salieron.',
  },
  paidTwice: {
    subject: 'Recibimos un pago y no debías nada',
    body: 'Tu deuda ya estaba cerrada. Devolvemos {sentBack} a la cuenta de la que salieron.',
  },
} as const
