import type { World } from '../world.ts'
import { Refused } from '../http/answers.ts'
import { readPercent, readRate } from './drift.ts'
import type { Rates } from './rates.ts'

/** The manual changes to the feed. */
export const tamperings = ['set', 'jump', 'stale', 'silent', 'auto'] as const

/** A manual change: `mid` belongs to `set`, `percent` to `jump`; without `base` it applies to every currency. */
export type TamperOrder = {
  readonly action: (typeof tamperings)[number]
  readonly base?: string
  readonly mid?: string
  readonly percent?: string
}

/** Applies a manual change to the feed; refuses invalid rates and percentages. */
export function tamperWithRates(world: World, rates: Rates, order: TamperOrder): void {
  world.db.transact(() => {
    for (const base of order.base === undefined ? rates.currencies.bases : [order.base])
      tamperWithOne(world, rates, base, order)
  })
}

function tamperWithOne(world: World, rates: Rates, base: string, order: TamperOrder): void {
  const now = rates.tampering(base)
  switch (order.action) {
    case 'auto':
      return rates.restore(base)
    case 'stale':
      return rates.tamper({ ...now, staleAt: now.staleAt ?? world.clock.now() })
    case 'silent':
      return rates.tamper({ ...now, silent: true })
    case 'set': {
      const fixedE8 = readRate(order.mid ?? '')
      if (fixedE8 === null)
        throw new Refused(400, 'malformed', 'Escribe un tipo de cambio mayor que cero, como 950,25.', {
          field: 'mid',
        })
      return rates.tamper({ ...now, fixedE8, jumpPpm: 0n })
    }
    case 'jump': {
      const ppm = readPercent(order.percent ?? '')
      if (ppm === null)
        throw new Refused(400, 'malformed', 'Escribe un porcentaje como 3,5 o -2.', { field: 'percent' })
      const total = ((1_000_000n + now.jumpPpm) * (1_000_000n + ppm)) / 1_000_000n
      return rates.tamper({ ...now, jumpPpm: total - 1_000_000n })
    }
  }
}
