import type { World } from '../world.ts'
import { createCurrencies, type Currencies } from './currencies.ts'
import { decimalOf, driftPpm, tickMs } from './drift.ts'

/** A mid-market rate of the feed. */
type Mid = {
  readonly base: string
  readonly quote: 'CLP'
  /** Pesos per unit of `base`, a decimal string. */
  readonly mid: string
  /** ISO time of the rate's tick. */
  readonly asOf: string
  readonly source: 'Mercado de prueba'
}

/** The manual changes to a rate on the control page. */
export type Tampering = {
  readonly base: string
  /** A rate set by hand, in hundred-millionths; null when it drifts. */
  readonly fixedE8: bigint | null
  /** The size of the jump, in millionths of the rate. */
  readonly jumpPpm: bigint
  /** The instant at which the feed stopped; null when it runs. */
  readonly staleAt: number | null
  /** True: requests for the rate get no response. */
  readonly silent: boolean
}

/** The simulated market. */
export type Rates = {
  readonly currencies: Currencies
  mid(base: string): Mid
  tampering(base: string): Tampering
  tamper(next: Tampering): void
  /** Restores a drifting, current, responding feed. */
  restore(base: string): void
}

type Row = { fixedE8: string | null; jumpPpm: string; staleAt: number | null; silent: number }

/** Rates computed from the business clock; manual changes are stored in `world.db`. */
export function createRates({ db, clock, outside }: World): Rates {
  const currencies = createCurrencies(outside.clpPerUnit)
  db.exec(`create table if not exists rate (
    base text primary key, fixedE8 text, jumpPpm text not null, staleAt integer, silent integer not null) strict`)
  const select = db.prepare<Row>('select * from rate where base = ?')
  const upsert = db.prepare(
    'insert or replace into rate (base, fixedE8, jumpPpm, staleAt, silent) values (?, ?, ?, ?, ?)',
  )
  const remove = db.prepare('delete from rate where base = ?')

  const tampering = (base: string): Tampering => {
    const row = select.one(base)
    if (row === undefined) return { base, fixedE8: null, jumpPpm: 0n, staleAt: null, silent: false }
    const fixedE8 = row.fixedE8 === null ? null : BigInt(row.fixedE8)
    return { base, fixedE8, jumpPpm: BigInt(row.jumpPpm), staleAt: row.staleAt, silent: row.silent === 1 }
  }
  return {
    currencies,
    tampering,
    mid(base) {
      const { fixedE8, jumpPpm, staleAt } = tampering(base)
      const at = Math.floor((staleAt ?? clock.now()) / tickMs) * tickMs
      const phase = currencies.bases.indexOf(base)
      const drifting = (currencies.middleE8(base) * (1_000_000n + driftPpm(at, phase))) / 1_000_000n
      const e8 = ((fixedE8 ?? drifting) * (1_000_000n + jumpPpm)) / 1_000_000n
      return {
        base,
        quote: 'CLP',
        mid: decimalOf(e8),
        asOf: new Date(at).toISOString(),
        source: 'Mercado de prueba',
      }
    },
    tamper: ({ base, fixedE8, jumpPpm, staleAt, silent }) =>
      void upsert.run(
        base,
        fixedE8 === null ? null : String(fixedE8),
        String(jumpPpm),
        staleAt,
        silent ? 1 : 0,
      ),
    restore: (base) => void remove.run(base),
  }
}
