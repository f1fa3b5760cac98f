import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './bench.ts'
import { Histogram } from './histogram.ts'

/** What one window counted. */
export interface Window {
  /** Units whose turn ended inside the window. */
  readonly units: number
  readonly seconds: number
  readonly latency: Histogram
  /** Units of all turns, the warm-up's and those that ended after the window included. */
  readonly done: number
}

export interface LoopOptions {
  readonly callers: number
  readonly warmUpMs: number
  readonly measureMs: number
  /** The window ends early after so many turns. */
  readonly turnsMax?: number
}

/** No window makes more calls than this, however fast they are answered. */
const TURNS_MAX = 2_000_000
/** A window in which no turn has ended yet stays open, up to this long: an overloaded machine still gives a figure. */
const OPEN_MAX_MS = 60_000
const LOOK_EVERY_MS = 20

/**
 * Closed loop: each caller asks again as soon as it is answered, so what waits never exceeds the callers and a slow
 * answer slows the asking; latencies are of accepted work and say nothing about a fixed rate of arrival.
 * Rejects with the first turn that failed, once all callers have stopped.
 */
export async function closedLoop(
  turn: (caller: Caller) => Promise<number>,
  options: LoopOptions,
): Promise<Window> {
  const turnsMax = options.turnsMax ?? TURNS_MAX
  const latency = new Histogram()
  const ending = new AbortController()
  let [units, done, turns] = [0, 0, 0]
  let measuring = false

  async function call(caller: Caller): Promise<void> {
    while (!ending.signal.aborted) {
      const asked = performance.now()
      const count = await turn(caller)
      done += count
      if (!measuring) continue
      units += count
      turns += 1
      latency.record(performance.now() - asked)
      if (turns >= turnsMax) ending.abort()
    }
  }

  const callers = Array.from({ length: options.callers }, (_, number) =>
    call({ number }).catch((error: unknown) => {
      ending.abort()
      throw error
    }),
  )
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: ending.signal }).catch(() => undefined)
  await pause(options.warmUpMs)
  measuring = true
  const began = performance.now()
  await pause(options.measureMs)
  while (turns === 0 && !ending.signal.aborted && performance.now() - began < OPEN_MAX_MS)
    await pause(LOOK_EVERY_MS)
  measuring = false
  const seconds = (performance.now() - began) / 1000
  ending.abort()
  const failed = (await Promise.allSettled(callers)).find((caller) => caller.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return { units, seconds, latency, done }
}
