import type { Settings } from '../store/settings.ts'

/** The business clock: real time plus an offset that testers set. All times are milliseconds since 1970. */
export type Clock = {
  /** The business time. */
  now(): number
  /** The real time. Only signatures use it, because receivers check their age by real time. */
  realNow(): number
  offsetMs(): number
  /** Sets the offset and stores it. Call it through `moveClock`, which also notifies Puente. */
  setOffset(offsetMs: number): void
  /** Registers how pending due times are shifted when the clock goes back, so that no wait becomes longer. */
  whenMovedBack(shift: (byMs: number) => void): void
}

/** A clock whose offset is stored across restarts. */
export function createClock(settings: Settings, realNow: () => number = Date.now): Clock {
  let offsetMs = Number(settings.read('clock.offsetMs') ?? '0')
  const shifts: ((byMs: number) => void)[] = []
  return {
    now: () => realNow() + offsetMs,
    realNow,
    offsetMs: () => offsetMs,
    setOffset(next) {
      const byMs = next - offsetMs
      settings.write('clock.offsetMs', String(next))
      if (byMs < 0) for (const shift of shifts) shift(byMs)
      offsetMs = next
    },
    whenMovedBack: (shift) => void shifts.push(shift),
  }
}
