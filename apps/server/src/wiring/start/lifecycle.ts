import { setTimeout as pause } from 'node:timers/promises'

/** Notifies the supervisor that this process is ready. */
export function ready(facts: Readonly<Record<string, unknown>> = {}): void {
  process.send?.({ ready: true, ...facts })
}

/**
 * Returns a function that is true once the start is complete. With a supervisor, that is after it has printed its
 * ready line.
 */
export function startIsOver(): () => boolean {
  let over = process.channel === undefined
  process.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'announced' in message) over = true
  })
  return () => over
}

let ending = false
let hasEnd = false

/** Whether this process has begun to end. */
export const isEnding = (): boolean => ending

/** How long an end may take, and what is called when it takes longer. */
export interface EndLimit {
  readonly withinMs: number
  readonly exceeded: () => void
}

/** Resolves when the work ends; with a limit, at its end at the latest. */
async function within(work: Promise<void>, limit: EndLimit | undefined): Promise<void> {
  if (limit === undefined) return work
  const cut = new AbortController()
  const waited = pause(limit.withinMs, 'exceeded' as const, { signal: cut.signal })
  waited.catch(() => undefined)
  const ended = await Promise.race([work, waited])
  cut.abort()
  if (ended === 'exceeded') limit.exceeded()
}

/**
 * Ends this process once, in order, on SIGTERM or when its supervisor is gone. With a supervisor SIGINT is ignored,
 * because the supervisor handles it. Exit code 0 when `close` succeeds or exceeds its limit, else 1: what is cut then is
 * repeated, because transactions roll back, requests have idempotency keys and leases expire.
 */
export function onEnd(close: () => Promise<void>, limit?: EndLimit): void {
  hasEnd = true
  const end = () => {
    if (ending) return
    ending = true
    within(close(), limit).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', () => {
    if (process.channel === undefined) end()
  })
  process.on('disconnect', end)
}

/**
 * Runs the start. When it fails, prints one plain sentence and ends with code 1. A process whose supervisor has gone before
 * its end was declared ends with code 1 too: nobody would end it otherwise.
 */
export async function begin(start: () => Promise<void>): Promise<void> {
  process.on('disconnect', () => {
    if (!hasEnd) process.exit(1)
  })
  // The supervisor went while the modules were loaded. Without a supervisor it is undefined.
  if ((process.connected as boolean | undefined) === false) process.exit(1)
  try {
    await start()
    // A command that is done exits although its supervisor still listens: the listener above holds the channel.
    if (!hasEnd) process.channel?.unref()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
