import { verify } from '@puente/ledger'
import { setTimeout as pause } from 'node:timers/promises'
import { faultsAfter } from '../aftermath.ts'
import type { Life } from '../life.ts'
import { hours } from '../test-clock.ts'
import { journey } from './journey.ts'
import { makeTravellers } from './people.ts'
import { randomFrom, type Random } from './random.ts'
import { makeTrouble, workTheQueue, type Aside } from './trouble.ts'

export interface WalkOptions {
  readonly seed: number
  readonly travellers: number
  /** After each wave the business clock passes every deadline. */
  readonly waves: number
  readonly journeysEach: number
}

/** What a walk was: how many orders by what was done about them. */
export type Walked = Readonly<Record<string, number>>

/** The books hold at every moment of the walk, not only when it is over. */
const watchTheBooks: Aside = async (life, _random, signal) => {
  while (!signal.aborted) {
    const [fault] = await life.desk.work({ kind: 'system', name: 'test' }, (work) => verify(work.tx))
    if (fault !== undefined)
      throw new Error(`in mid-walk the books do not hold: ${fault.promise}: ${fault.first}`)
    await pause(1500, undefined, { signal }).catch(() => undefined)
  }
}

async function calm(life: Life): Promise<void> {
  for (const partner of ['bank', 'rails', 'names'])
    await life.tellSandbox('/control/failures', { partner, kind: 'none' })
}

/** Real time that the walk may leap over: signatures hold for five minutes. */
const LEAPS_MAX = 7
const LEAP_MS = 31_000
const QUIET_MS = 4_000

/**
 * Waits until nothing is wrong any more, leaping over the pauses between tries; answers what still is. Leases and
 * pauses are real time, which the walk's own clock moves without waiting.
 */
export async function quiet(life: Life, leaps: { left: number }): Promise<string[]> {
  const place = { databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }
  for (;;) {
    let faults: string[] = []
    const until = Date.now() + QUIET_MS
    do {
      faults = await faultsAfter(place)
      if (faults.length === 0) return []
      await pause(200)
    } while (Date.now() < until)
    if (leaps.left === 0) return faults
    leaps.left -= 1
    life.clock.advanceReal(LEAP_MS)
  }
}

async function wave(
  life: Life,
  random: Random,
  options: WalkOptions,
  counted: Record<string, number>,
  travellers: Awaited<ReturnType<typeof makeTravellers>>,
): Promise<void> {
  await Promise.all(
    travellers.map(async (traveller) => {
      const own = random.fork()
      for (let n = 0; n < options.journeysEach; n++) {
        const plan = await journey(life, traveller, own)
        counted[plan] = (counted[plan] ?? 0) + 1
        await pause(own.whole(0, 300))
      }
    }),
  )
}

/**
 * Many customers wander at once: orders, payments, cancellations, reviews, failing partners, deadlines that pass.
 * Answers what they did and, once all is quiet, what is wrong; nothing may be.
 */
export async function walk(
  life: Life,
  options: WalkOptions,
): Promise<{ readonly walked: Walked; readonly faults: string[] }> {
  const random = randomFrom(options.seed)
  const travellers = await makeTravellers(life, options.travellers)
  const counted: Record<string, number> = {}
  const leaps = { left: LEAPS_MAX }
  const ending = new AbortController()
  const queue = workTheQueue(life, random.fork(), ending.signal)
  const watch = watchTheBooks(life, random.fork(), ending.signal)
  try {
    for (let n = 0; n < options.waves; n++) {
      const calming = new AbortController()
      const trouble = makeTrouble(life, random.fork(), calming.signal)
      try {
        await wave(life, random, options, counted, travellers)
      } finally {
        calming.abort()
        await trouble
        await calm(life)
      }
      await life.moveClock(hours(25))
    }
    const settled = await quiet(life, leaps)
    // Some payouts come back three weeks later.
    await life.moveClock(hours(22 * 24))
    await pause(300)
    return { walked: counted, faults: settled.length > 0 ? settled : await quiet(life, leaps) }
  } finally {
    ending.abort()
    await Promise.all([queue, watch])
  }
}
