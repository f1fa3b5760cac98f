/** Says to the supervisor that this process serves. */
export function ready(facts: Readonly<Record<string, unknown>> = {}): void {
  process.send?.({ ready: true, ...facts })
}

/** True once everything is started and said so: with a supervisor it is the one who says it, after its ready line. */
export function startIsOver(): () => boolean {
  let over = process.channel === undefined
  process.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'announced' in message) over = true
  })
  return () => over
}

/**
 * Ends this process once, in good order, on SIGTERM or when its supervisor is gone; SIGINT is the supervisor's to
 * order when there is one. Exit code 0 when `close` ended well.
 */
export function onEnd(close: () => Promise<void>): void {
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    close().then(
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

/** A start that fails says one plain sentence and ends with code 1. */
export async function begin(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
