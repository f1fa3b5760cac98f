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
    what: 'Con ese monto, después de la comisión no llega nada.',
    money: 'No se hizo ningún cobro.',
    next: 'Escribe un monto mayor.',
  },
  'not-selling': {
    what: 'Por ahora no recibimos envíos nuevos.',
    money: 'No se hizo ningún cobro. Lo que ya estaba en curso sigue su camino.',
    next: 'Intenta más tarde.',
  },
  'rate-unavailable': {
    what: 'En este momento no tenemos un tipo de cambio confiable.',
    money: 'No se hizo ningún cobro.',
    next: 'Intenta de nuevo en unos minutos.',
  },
} as const
