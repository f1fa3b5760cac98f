import { Piscina } from 'piscina'

/** Two draw while the event loop answers; more would take the processors from PostgreSQL. */
const THREADS_MAX = 2
/** Who comes when so many wait is told to come again, rather than kept without end. */
const WAITING_MAX = 100
const IDLE_MS = 60_000

/**
 * Runs an exported function of a file on threads of its own, so that long computing never holds up the event loop.
 * What goes in and out is copied: plain values only. Threads begin with the first call, and end when idle. A call that
 * takes longer than `timeoutMs` is ended with its thread, and fails.
 */
export function onThreads<In, Out>(
  file: string,
  name: string,
  timeoutMs?: number,
): (given: In) => Promise<Out> {
  let pool: Piscina<In, Out> | undefined
  return (given) => {
    pool ??= new Piscina<In, Out>({
      filename: file,
      name,
      minThreads: 0,
      maxThreads: THREADS_MAX,
      maxQueue: WAITING_MAX,
      idleTimeout: IDLE_MS,
    })
    return pool.run(given, timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) })
  }
}
