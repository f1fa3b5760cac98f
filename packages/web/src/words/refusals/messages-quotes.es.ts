export const quotesMessages = {
  'corridor-unknown': {
    what: 'Todavía no enviamos dinero a ese destino.',
    money: 'No se hizo ningún cobro.',
    next: 'Elige otro país.',
  },
  'amount-below-minimum': {
    what: 'El monto es menor que el mínimo de {minimum}.',
    money: 'No se hizo ningún cobro.',
    next: 'Escribe un monto mayor.',
  },
  'amount-above-maximum': {
    what: 'El monto supera lo que puedes enviar ahora: {maximum}.',
    money: 'No se hizo ningún cobro.',
    next: 'Escribe un monto menor.',
  },
  'receives-nothing': {
    what: 'Ese monto no alcanza para la comisión.',
    money: 'No se hizo ningún cobro.',
    next: 'Escribe un monto mayor.',
  },
  'not-selling': {
    what: 'Por ahora no recibimos envíos nuevos.',
    money: 'No se hizo ningún cobro. Los envíos en curso continúan.',
    next: 'Intenta más tarde.',
  },
  'too-many-rate-alerts': {
    what: 'Ya tienes {orders} alertas de tipo de cambio activas.',
    money: 'No se hizo ningún cobro.',
    next: 'Elimina una para crear otra.',
  },
  'rate-unavailable': {
    what: 'En este momento no tenemos un tipo de cambio confiable.',
    money: 'No se hizo ningún cobro.',
    next: 'Intenta de nuevo en unos minutos.',
  },
} as const
