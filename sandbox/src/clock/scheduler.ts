import type { Clock } from './clock.ts'

/** Executes work when it is due by the business clock. */
export type Scheduler = {
  /** Registers work. It returns whether more of it is already due. */
  every(work: (nowMs: number) => boolean): void
  /** Requests a round as soon as the current call stack has ended. */
  wake(): void
  start(): void
  stop(): void
}

/** A round every 50 ms of real time executes due work within the promised 200 ms, also when the clock is moved. */
const lookEveryMs = 50

/** A scheduler over the sandbox's clock. An error in one kind of work is reported and does not stop the others. */
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
