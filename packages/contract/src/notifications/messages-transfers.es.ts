import type { TextsOfTemplates } from './initial-texts.ts'

const see = 'Ver mi envío'
const pay = {
  after:
    'Usa una cuenta a tu nombre. Si tu banco limita lo que puedes transferir, paga en partes con la misma referencia.\n\nAntes de pagar, compara estos datos con los que ves en tu cuenta de {brand}.',
  action: 'Pagar mi envío',
} as const

/** Initial texts of messages about a transfer. */
export const transferTexts = {
  'order-created': {
    subject: 'Paga {remaining} para tu envío a {recipient}',
    body: 'Recibimos tu envío. Transfiere {remaining} con estos datos y escribe la referencia en el mensaje de la transferencia. Tienes hasta {deadline}.',
    ...pay,
  },
  'deadline-near': {
    subject: 'Queda poco para pagar tu envío a {recipient}',
    body: '{part, select, none {Todavía faltan {remaining}. Si no llegan a más tardar {deadline}, cancelamos el envío y pierdes el precio.} other {Recibimos {received} y todavía faltan {remaining}. Si no llegan a más tardar {deadline}, te preguntamos qué hacemos con lo que llegó: enviarlo, con el mismo tipo de cambio, o devolvértelo.}}',
    ...pay,
  },
  'part-paid': {
    subject: 'Recibimos {received}: faltan {remaining}',
    body: 'Llegó una parte del pago de tu envío a {recipient}. Transfiere {remaining} más para que salga completo. Tienes hasta {deadline}; después te preguntamos qué hacemos con lo que llegó.',
    ...pay,
  },
  'payment-received': {
    subject: 'Recibimos tu pago de {send}',
    body: 'Tu pago está completo. Ahora lo convertimos y lo enviamos al banco de {recipient}. Te escribiremos cuando ese banco confirme que llegó.',
    action: see,
  },
  'other-rut': {
    subject: 'Recibimos un pago desde otro RUT',
    body: 'Llegó un pago desde otro RUT para tu envío a {recipient}. No podemos usarlo: lo devolvemos a la cuenta de origen a más tardar el próximo día hábil bancario.\n\nSi te falta pagar, hazlo desde una cuenta a tu nombre.',
    action: see,
  },
  delivered: {
    subject: 'Tu dinero llegó a {recipient}',
    body: 'El banco confirmó que {receive} están en la cuenta de {recipient}.',
    action: 'Ver el comprobante',
  },
  'review-lasting': {
    subject: 'Seguimos revisando tu envío a {recipient}',
    body: 'Es una revisión de rutina y está demorando más de lo habitual. Si ya pagaste, tu dinero está a salvo y en pesos.\n\nNo hagas nada: te escribiremos cuando termine.',
    action: see,
  },
  returned: {
    subject: 'El banco de {recipient} devolvió tu envío',
    body: 'Tenemos tu dinero. Revisamos por qué pasó y te escribiremos para decirte qué sigue.',
    action: see,
  },
  'correction-needed': {
    subject: 'Corrige los datos de {recipient}',
    body: 'El banco devolvió tu envío por los datos de la cuenta. El dinero está a salvo con nosotros.\n\nCorrige los datos y lo enviamos de nuevo. Si no los corriges a tiempo, te devolvemos el dinero.',
    action: 'Corregir los datos',
  },
  stopped: {
    subject: 'No podemos hacer tu envío a {recipient}',
    body: 'Terminamos de revisar tu envío y no podemos hacerlo. Si ya pagaste, te escribiremos sobre tu dinero.\n\nSi tienes preguntas o no estás de acuerdo, escríbenos desde tu envío.',
    action: see,
  },
  'recall-answered': {
    subject: 'Hay respuesta sobre tu envío a {recipient}',
    body: 'Pediste que devolvieran este envío y ya tenemos la respuesta. Ábrelo para ver qué pasó y qué sigue.',
    action: see,
  },
} as const satisfies TextsOfTemplates
