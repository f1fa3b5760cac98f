import type { Settings } from '../store/settings.ts'

/** The business clock: real time plus an offset that people move. All times are milliseconds since 1970. */
export type Clock = {
  /** The moment in the pretend world. */
  now(): number
  /** The moment in ours; only signatures use it, because receivers judge their age by real time. */
  realNow(): number
  offsetMs(): number
  /** Moves the clock and keeps the offset durably. Call it through `moveClock`, which also tells Puente. */
  setOffset(offsetMs: number): void
  /** Registers how pending due times are brought along when the clock goes back, so that no wait grows. */
  whenMovedBack(shift: (byMs: number) => void): void
}

/** A clock whose offset outlives the process. */
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
