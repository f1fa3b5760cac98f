/** What the refusals of the books say. */
export const ledgerMessages = {
  'period-not-over': {
    what: 'Ese día todavía no termina.',
    money: 'No se movió dinero y los libros siguen como estaban.',
    next: 'Elige un día anterior a hoy.',
  },
  'period-already-closed': {
    what: 'Los libros ya están cerrados hasta ese día.',
    money: 'No se movió dinero y los libros siguen como estaban.',
    next: 'Actualiza la página para ver hasta cuándo están cerrados.',
  },
  'period-not-closed': {
    what: 'Los libros ya están abiertos desde ese día.',
    money: 'No se movió dinero y los libros siguen como estaban.',
    next: 'Actualiza la página para ver hasta cuándo están cerrados.',
  },
} as const
