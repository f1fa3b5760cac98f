import { Piscina } from 'piscina'

/** Two threads compute while the event loop responds. More would take processors from PostgreSQL. */
const THREADS_MAX = 2
/** The maximum number of waiting calls. Further ones are refused. */
const WAITING_MAX = 100
const IDLE_MS = 60_000

/**
 * Runs an exported function of a file on separate threads, so that long computations do not block the event loop.
 * Arguments and results are copied: plain values only. Threads start with the first call and end when idle. A call
 * that exceeds `timeoutMs` is stopped with its thread, and fails.
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
