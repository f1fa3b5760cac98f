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
} as const
