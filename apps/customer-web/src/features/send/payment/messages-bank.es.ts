/** Texts about the customer's own bank, which only the page of the payment shows. */
export const bankMessages = {
  capTitle: 'Si es tu primer pago a esta cuenta',
  cap: 'Muchos bancos limitan el monto de las primeras 24 horas a un destinatario nuevo. Si el tuyo no te deja transferir todo, paga en varias partes con la misma referencia.',
  bankTitle: 'Tu banco',
  bankChoose: '¿Desde qué banco pagas?',
  bankNone: 'Elige tu banco',
  limitTitle: '{bank}: hasta {most} al principio',
  limit:
    'A un destinatario nuevo, {bank} permite hasta {most} en {hours, plural, one {la primera hora} other {las primeras # horas}}.',
  limitSource: 'Ver la fuente, del {date}',
  advice: {
    fits: 'Los {remaining} que faltan caben en ese monto: puedes pagar todo ahora.',
    'in-parts':
      'Paga {most} ahora y el resto después de {hours, plural, one {# hora} other {# horas}}, con la misma referencia. Si pagas antes desde otro banco a tu nombre, también sirve.',
    'too-late':
      'Ese plazo termina después de la hora en que vence tu pago. Paga {most} ahora y el resto desde otro banco a tu nombre, con la misma referencia.',
  },
  phone: {
    open: 'Sigue en tu teléfono',
    text: 'Escanea este código QR con el teléfono donde tienes la app de tu banco y entra con tu cuenta: abre esta misma página, con los datos para copiar.',
  },
} as const
