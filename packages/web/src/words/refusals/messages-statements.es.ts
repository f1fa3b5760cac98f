export const statementsMessages = {
  'statement-changed': {
    what: 'Uno de los envíos de esta cartola cambió después de emitirla.',
    money: 'No se movió dinero.',
    next: 'Pide una cartola nueva del mismo período.',
  },
  'too-many-for-pdf': {
    what: 'Son {transfers} envíos, y un PDF lleva hasta {most}.',
    money: 'No se movió dinero.',
    next: 'Descárgala en Excel o CSV, que los traen todos, o elige un período más corto.',
  },
} as const
