/** The currencies quoted against the Chilean peso, with the rate the drift turns around: pesos per unit, in hundred-millionths. */
export const currencies = {
  USD: { name: 'Dólar de EE. UU.', middleE8: 948_50_000_000n },
  MXN: { name: 'Peso mexicano', middleE8: 51_62_000_000n },
  EUR: { name: 'Euro', middleE8: 1_098_40_000_000n },
  PEN: { name: 'Sol peruano', middleE8: 279_15_000_000n },
  COP: { name: 'Peso colombiano', middleE8: 23_910_000n },
} as const

/** A currency quoted against the peso. */
export type Base = keyof typeof currencies

/** All of them, in the order of the page. */
export const bases = Object.keys(currencies) as Base[]

/** Whether this text names one of them. */
export function isBase(text: string): text is Base {
  return Object.hasOwn(currencies, text)
}
