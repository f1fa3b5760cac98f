import { calendarWith } from '../src/modules/corridors/banking-calendar.ts'
import { addBankingDays } from '../src/modules/corridors/banking-days.ts'
import type { MovableClock } from '../src/platform/time/clock.ts'

/** A running clock that a test can move. */
export interface TestClock extends MovableClock {
  /** Sets business time to this instant; it continues to run. */
  set(moment: Date | string): void
  /** Advances business time; real time is unchanged. */
  advance(ms: number): void
  /** Advances real time, and business time with it: for sessions. */
  advanceReal(ms: number): void
}

export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => count * 3_600_000

/**
 * The time in ms from this instant to noon in Santiago on the next Monday whose week has no bank holiday in Chile. A test that
 * counts banking days starts there, so that its result does not depend on the date of the run.
 */
export function untilMonday(from: Date): number {
  const monday = new Date(from)
  monday.setUTCHours(15, 0, 0, 0)
  const next = (days: number) => monday.setUTCDate(monday.getUTCDate() + days)
  next((8 - monday.getUTCDay()) % 7)
  const weekEnd = () => addBankingDays(publishedHolidays, monday, 5).getTime()
  while (monday <= from || weekEnd() !== monday.getTime() + hours(7 * 24)) next(7)
  return monday.getTime() - from.getTime()
}

const publishedHolidays = calendarWith({})

export function createTestClock(): TestClock {
  let offsetMs = 0
  let realOffsetMs = 0
  const realMs = () => Date.now() + realOffsetMs
  return {
    now: () => new Date(realMs() + offsetMs),
    realNow: () => new Date(realMs()),
    setOffset: (next) => {
      offsetMs = next
    },
    set: (moment) => {
      offsetMs = new Date(moment).getTime() - realMs()
    },
    advance: (ms) => {
      offsetMs += ms
    },
    advanceReal: (ms) => {
      realOffsetMs += ms
    },
  }
}
