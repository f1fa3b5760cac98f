import { setTimeout as sleep } from 'node:timers/promises'
import { snapshotsOf, verify } from '@puente/ledger'
import { appUrlOf, createPool, withConnection } from '@puente/postgres'
import type { Verified } from '../harness/bench.ts'

/** A long interval, because the query counts every transfer and uses the processors that it measures. */
const LOOK_EVERY_MS = 200
/** The longest time without a delivery before the bench gives up. */
const PATIENCE_MS = 60_000

/** Transfer lifecycles in progress: how many were started, how many were delivered, and the backlog. */
export interface Lives {
  /** Resolves when another transfer may start: the backlog has a maximum. */
  room(): Promise<void>
  /** Records that this many have started. */
  began(count: number): void
  /** How many were delivered since the last call. */
  fresh(): number
  /** Ends a window: records its rates and its backlog, and waits until every started transfer was delivered. */
  drain(): Promise<void>
  /**
   * Checks that everything was delivered once and paid out once, and that the books are consistent; the notes
   * contain the rates.
   */
  prove(): Promise<Verified>
  end(): Promise<void>
}

interface Windowed {
  readonly seconds: number
  readonly began: number
  readonly delivered: number
  readonly drainSeconds: number
}

/** Monitors the transfers of a database; at most `backlogMax` are in progress at once. */
export function watchLifecycles(databaseUrl: string, backlogMax: number): Lives {
  const pool = createPool({ url: appUrlOf(databaseUrl), max: 2, applicationName: 'puente-bench-lives' })
  const ending = new AbortController()
  const windows: Windowed[] = []
  let [begun, delivered, received] = [0, 0, 0]
  let window = { at: 0, begun: 0, delivered: 0 }
  const look = async () => {
    const { rows } = await pool.query<{ count: bigint }>(
      `select count(*) as count from transfers.transfer where state = 'delivered'`,
    )
    delivered = Number(rows[0]?.count ?? 0n)
  }
  const watching = (async () => {
    while (!ending.signal.aborted) {
      await look()
      await sleep(LOOK_EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  })()
  watching.catch(() => undefined)
  return {
    room: async () => {
      if (window.at === 0) window = { at: performance.now(), begun, delivered }
      while (begun - delivered >= backlogMax) await sleep(LOOK_EVERY_MS / 8)
    },
    began: (count) => (begun += count),
    fresh: () => {
      const count = delivered - received
      received = delivered
      return count
    },
    drain: async () => {
      await look()
      const now = performance.now()
      const had = { began: begun - window.begun, delivered: delivered - window.delivered }
      await untilDelivered(
        () => delivered,
        () => begun,
      )
      const drainSeconds = (performance.now() - now) / 1000
      windows.push({ seconds: (now - window.at) / 1000, ...had, drainSeconds })
      received = delivered
      window = { at: 0, begun, delivered }
    },
    prove: () => prove(databaseUrl, begun, windows),
    end: async () => {
      ending.abort()
      await watching
      await pool.end()
    },
  }
}

async function untilDelivered(delivered: () => number, begun: () => number): Promise<void> {
  let [had, since] = [delivered(), performance.now()]
  while (delivered() < begun()) {
    if (delivered() > had) [had, since] = [delivered(), performance.now()]
    if (performance.now() - since > PATIENCE_MS) return
    await sleep(LOOK_EVERY_MS)
  }
}

async function prove(databaseUrl: string, begun: number, windows: readonly Windowed[]): Promise<Verified> {
  const counts = await withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<Record<string, bigint>>(`
      select (select count(*) from transfers.transfer where state = 'delivered') as "delivered transfers",
             (select count(*) from payouts.payout where status = 'credited') as "credited payouts",
             (select count(distinct order_id) from payins.payment where status = 'matched') as "paid orders"`)
    return rows[0] ?? {}
  })
  const broken = Object.entries(counts)
    .filter(([, count]) => count !== BigInt(begun))
    .map(([what, count]) => `${begun} lives began, and there are ${count} ${what}`)
  const pool = createPool({ url: appUrlOf(databaseUrl), max: 1 })
  const faults = await verify(snapshotsOf(pool))
  await pool.end()
  for (const fault of faults) broken.push(`${fault.check}: ${fault.wrongRows} rows, the first ${fault.first}`)
  return { broken, notes: windows.map(rates) }
}

function rates({ seconds, began, delivered, drainSeconds }: Windowed): string {
  const perSecond = (count: number, over: number) => (count / over).toFixed(1)
  return [
    `accepted ${perSecond(began, seconds)} lives/s, delivered ${perSecond(delivered, seconds)} lives/s`,
    `backlog at the end ${began - delivered}, drained in ${drainSeconds.toFixed(1)} s`,
    `begun and delivered ${perSecond(began, seconds + drainSeconds)} lives/s over the whole`,
  ].join('; ')
}
