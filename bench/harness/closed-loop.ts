import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './bench.ts'
import { Histogram } from './histogram.ts'

/** The counts of one window. */
export interface Window {
  /** Units of calls that ended inside the window. */
  readonly units: number
  readonly seconds: number
  readonly latency: Histogram
  /** Units of all calls, including the warm-up and those that ended after the window. */
  readonly done: number
}

export interface LoopOptions {
  readonly callers: number
  readonly warmUpMs: number
  readonly measureMs: number
  /** The window ends early after this many calls. */
  readonly turnsMax?: number
}

/** The maximum number of calls in a window, however fast they are. */
const TURNS_MAX = 2_000_000
/** A window without an ended call stays open up to this long, so that an overloaded machine still gives a figure. */
const OPEN_MAX_MS = 60_000
const LOOK_EVERY_MS = 20

/**
 * Closed loop: each caller starts the next call when the previous one has ended. The number of open calls
 * never exceeds the callers, and slow responses reduce the load; the latencies say nothing about a fixed
 * arrival rate. Rejects with the first failed call, once all callers have stopped.
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
