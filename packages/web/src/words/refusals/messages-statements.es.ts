export const statementsMessages = {
  'statement-changed': {
    what: 'Uno de los envíos de esta cartola cambió después de emitirla.',
    money: 'No se movió dinero.',
    next: 'Pide una cartola nueva del mismo período.',
  },
  'too-many-for-pdf': {
    what: 'El período tiene {transfers} envíos y un PDF tiene hasta {most}.',
    money: 'No se movió dinero.',
    next: 'Descárgala en Excel o CSV, sin ese límite, o elige un período más corto.',
  },
} as const
