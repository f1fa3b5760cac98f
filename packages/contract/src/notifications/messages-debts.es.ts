import type { TextsOfTemplates } from './initial-texts.ts'

const pay = 'Ver cómo pagar'

/** Initial texts of messages about a customer's debt after the bank reversed a payment. */
export const debtTexts = {
  'debt-opened': {
    subject: 'Paga {remaining}: tu banco anuló un pago',
    body: '{about, select, transfer {Tu banco anuló un pago de tu envío a {recipient} después de que enviamos el dinero.} other {Tu banco anuló un pago que ya te habíamos devuelto.}} Quedan {remaining} por pagar. Mientras tengas la deuda, no puedes hacer otro envío.\n\nTransfiere con estos datos desde una cuenta a tu nombre, y escribe la referencia en el mensaje de la transferencia. Puedes pagar en partes.',
    after:
      'Antes de pagar, compara estos datos con los que ves en tu cuenta de {brand}. Si no reconoces el pago que se anuló, escríbenos.',
    action: pay,
  },
  'debt-part-paid': {
    subject: 'Recibimos {paid} de tu deuda: quedan {remaining}',
    body: 'Abonamos {paid} a tu deuda. Transfiere {remaining} más, con la misma referencia, y podrás volver a enviar.',
    action: pay,
  },
  'debt-paid': {
    subject: 'Pagaste tu deuda de {owed}',
    body: 'Recibimos {paid} y ya no debes nada. Puedes volver a enviar.',
    after:
      '{over, select, yes {Pagaste {sentBack} de más: los devolvemos a la cuenta de la que salieron.} other {}}',
    action: 'Ver el comprobante',
  },
  'debt-paid-twice': {
    subject: 'Recibimos un pago y no debías nada',
    body: 'Tu deuda ya estaba cerrada. Devolvemos {sentBack} a la cuenta de la que salieron.',
    action: 'Ver mi deuda',
  },
} as const satisfies TextsOfTemplates
