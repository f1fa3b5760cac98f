import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rail } from './rails/checks.ts'

/** What the pretend market and the pretend rails know, as data. */
export type Outside = {
  /** Pesos for one unit of each currency, decimal strings: what its rate drifts around. */
  readonly clpPerUnit: Readonly<Record<string, string>>
  /** By the name of the rail. */
  readonly rails: Readonly<Record<string, Rail>>
}

/** The demo world's folder, in which a currency or a rail more is a line more. */
const demoFolder = path.resolve(import.meta.dirname, '../../database/demo')

/** The outside as `rates.json` and `rails.json` of the demo world describe it. */
export function readOutside(): Outside {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(demoFolder, name), 'utf8'))
  const { clpPerUnit } = read('rates.json') as Pick<Outside, 'clpPerUnit'>
  return { clpPerUnit, rails: read('rails.json') as Outside['rails'] }
}
