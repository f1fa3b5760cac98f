import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rail } from './rails/checks.ts'

/** The data of the simulated market and payout rails. */
export type Outside = {
  /** Pesos per unit of each currency, as decimal strings: the mean around which its rate drifts. */
  readonly clpPerUnit: Readonly<Record<string, string>>
  /** By the name of the rail. */
  readonly rails: Readonly<Record<string, Rail>>
}

/** The folder of the demo data, in which another currency or rail is one more line. */
const demoFolder = path.resolve(import.meta.dirname, '../../database/demo')

/** The data of `rates.json` and `rails.json` in the demo data. */
export function readOutside(): Outside {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(demoFolder, name), 'utf8'))
  const { clpPerUnit } = read('rates.json') as Pick<Outside, 'clpPerUnit'>
  return { clpPerUnit, rails: read('rails.json') as Outside['rails'] }
}
