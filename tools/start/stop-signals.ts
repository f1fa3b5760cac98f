import { watchStarter } from '../setup/starter.mjs'

export interface StopSignals {
  /** Aborted by the first Ctrl-C, SIGTERM or SIGHUP, or when the process that started this one has ended. */
  readonly stop: AbortSignal
  /** Aborted by a second Ctrl-C. */
  readonly hurry: AbortSignal
  /** Restores Node's default handling of the signals. */
  release(): void
}

/**
 * The console sends Ctrl-C to the whole process group and npm forwards it again: within this time it counts
 * as one.
 */
const SAME_PRESS_MS = 1000

/** Listens for the signals to stop. */
export function listenForStop(): StopSignals {
  const stop = new AbortController()
  const hurry = new AbortController()
  let first = 0
  const onSignal = (): void => {
    if (first === 0) {
      first = performance.now()
      stop.abort()
    } else if (performance.now() - first > SAME_PRESS_MS) hurry.abort()
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, onSignal)
  const unwatch = watchStarter(() => stop.abort())
  return {
    stop: stop.signal,
    hurry: hurry.signal,
    release: () => {
      unwatch()
      for (const signal of signals) process.removeListener(signal, onSignal)
    },
  }
}

/** Resolves when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
