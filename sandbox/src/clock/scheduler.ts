import type { Clock } from './clock.ts'

/** Runs what has fallen due by the business clock, soon after it falls due. */
export type Scheduler = {
  /** Registers work; it answers whether more of it is already due. */
  every(work: (nowMs: number) => boolean): void
  /** Asks for a look as soon as the current call stack has ended. */
  wake(): void
  start(): void
  stop(): void
}

/** A look each 50 ms of real time keeps every due time within the promised 200 ms, moved clocks included. */
const lookEveryMs = 50

/** A scheduler over the sandbox's clock. A fault in one kind of work is reported and does not stop the others. */
export function createScheduler(clock: Clock, report: (error: unknown) => void): Scheduler {
  const works: ((nowMs: number) => boolean)[] = []
  let timer: NodeJS.Timeout | undefined
  let soon: NodeJS.Immediate | undefined

  const look = () => {
    soon = undefined
    const more = works.map((work) => {
      try {
        return work(clock.now())
      } catch (error) {
        report(error)
        return false
      }
    })
    if (more.includes(true)) wake()
  }
  const wake = () => {
    if (timer !== undefined) soon ??= setImmediate(look)
  }
  return {
    every: (work) => void works.push(work),
    wake,
    start() {
      timer = setInterval(look, lookEveryMs)
    },
    stop() {
      clearInterval(timer)
      timer = undefined
      if (soon !== undefined) clearImmediate(soon)
      soon = undefined
    },
  }
}
