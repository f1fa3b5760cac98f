import { readRate } from './drift.ts'

/** The currencies quoted against the Chilean peso: names, and the mean around which each rate drifts. */
export type Currencies = {
  /** All of them, in the order of the page. */
  readonly bases: readonly string[]
  isBase(text: string): boolean
  /** 'Dólar estadounidense'. */
  nameOf(base: string): string
  /** Pesos per unit, in hundred-millionths. */
  middleE8(base: string): bigint
}

const names = new Intl.DisplayNames('es', { type: 'currency' })

/** The currencies of a market whose mean rates are decimal strings of pesos; throws for an invalid rate. */
export function createCurrencies(clpPerUnit: Readonly<Record<string, string>>): Currencies {
  const middles = new Map(
    Object.entries(clpPerUnit).map(([base, mid]) => {
      const e8 = readRate(mid)
      if (e8 === null) throw new Error(`"${mid}" is no rate for ${base}`)
      return [base, e8]
    }),
  )
  const bases = [...middles.keys()]
  return {
    bases,
    isBase: (text) => middles.has(text),
    nameOf: (base) => (names.of(base) ?? base).replace(/^./, (letter) => letter.toUpperCase()),
    middleE8: (base) => middles.get(base) ?? 0n,
  }
}
