export const ledgerMessages = {
  'period-not-over': {
    what: 'Ese día todavía no termina.',
    money: 'No se movió dinero.',
    next: 'Elige un día anterior a hoy.',
  },
  'period-already-closed': {
    what: 'Los libros ya están cerrados hasta ese día.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página e intenta de nuevo.',
  },
  'period-not-closed': {
    what: 'Los libros ya están abiertos desde ese día.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página e intenta de nuevo.',
  },
  'close-lines-red': {
    what: 'Hay líneas del cierre en rojo.',
    money: 'No se movió dinero.',
    next: 'Resuélvelas, o propón el cierre con ellas y escribe por qué.',
  },
  'day-in-closed-period': {
    what: 'Los libros ya están cerrados en ese día.',
    money: 'No se movió dinero.',
    next: 'Elige un día abierto, o propón abrir el período.',
  },
  'account-has-postings': {
    what: 'Esa cuenta ya tiene asientos, así que no admite un saldo inicial.',
    money: 'No se movió dinero.',
    next: 'Regístralo como aporte, si el operador puso ese dinero después.',
  },
  'balance-too-low': {
    what: 'El saldo disponible de la cuenta no alcanza para ese retiro.',
    money: 'No se movió dinero.',
    next: 'Revisa el saldo de la cuenta y propón un monto menor.',
  },
} as const
