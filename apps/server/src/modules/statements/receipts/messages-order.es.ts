/** Texts of the order confirmation only. */
export const orderMessages = {
  title: 'Confirmación de tu envío',
  fileName: 'confirmacion-de-envio',
  sends: 'Envías',
  receives: (name: string) => (name.length > 40 ? 'Tu destinatario recibe' : `${name} recibe`),
  payUntil: (at: string) => `Paga hasta el ${at}`,
  /** What became of the payment: the state of the document. */
  outcomes: {
    paid: (at: string) => `Pago recibido el ${at}`,
    expired: (at: string) => `Venció sin pago el ${at}`,
    cancelled: (at: string) => `Cancelado el ${at}`,
    'not-paid': (at: string) => `Terminó sin pago completo el ${at}`,
  },
  order: 'Envío',
  deadline: 'Pagar hasta',
  outcomeLabels: {
    paid: 'Pago recibido',
    expired: 'Venció',
    cancelled: 'Cancelado',
    'not-paid': 'Terminó',
  },
  arrival: 'Llegada estimada',
  pay: 'Cómo pagar',
  payment: 'Pago',
  received: 'Monto recibido',
  asked: 'Monto del envío',
  outcomeRemarks: {
    paid: 'Ya recibimos el pago de este envío: no transfieras de nuevo.',
    expired: 'Este envío venció: no transfieras. Si quieres enviar, haz un envío nuevo.',
    cancelled: 'Este envío se canceló: no transfieras. Si quieres enviar, haz un envío nuevo.',
    'not-paid':
      'Este envío terminó sin recibir el monto completo: no transfieras. Lo que llegó te lo devolvemos.',
  },
  exactly: 'Monto exacto',
  bank: 'Banco',
  accountType: 'Tipo de cuenta',
  accountNumber: 'Número',
  holder: 'Titular',
  rut: 'RUT',
  email: 'Correo',
  message: 'Mensaje de la transferencia',
  payRemark:
    'Transfiere desde una cuenta con tu RUT y escribe la referencia en el mensaje: lo que llega desde otro RUT lo devolvemos. Puedes pagar en varias partes.',
  rights: 'Tus derechos',
  cancel:
    'Puedes cancelar sin costo, con devolución completa, mientras no empecemos a convertir tu dinero. Después puedes pedir que el banco de destino lo devuelva.',
  short:
    'Si al vencer el plazo falta dinero, tú eliges entre enviar lo que llegó o recibirlo de vuelta. Si tu pago llega tarde y el tipo de cambio empeoró, te preguntamos antes de enviar.',
  undelivered:
    'Si no podemos entregar el dinero, te devolvemos todo lo que pagaste, con la comisión y su IVA.',
  returned: (months: number, charge: string) =>
    `Si el banco del destinatario devuelve el dinero después de abonarlo, o por segunda vez en ${months} meses por datos que corregiste, te devolvemos lo que valga ese día, menos ${charge} que cobra ese banco.`,
  complain: (email: string, url: string) =>
    `Si algo sale mal, escribe a ${email} o reclama en ${url}. También puedes acudir al Sernac.`,
  what: 'Verás cómo está hoy: esta confirmación no prueba que se haya pagado ni entregado.',
  whatPaid: 'Verás cómo está hoy: esta confirmación no prueba que se haya entregado.',
  legal: (operator: { readonly legalName: string; readonly rut: string; readonly address: string }) =>
    `${operator.legalName}, RUT ${operator.rut}, ${operator.address}. No es una boleta ni una factura electrónica.`,
} as const
