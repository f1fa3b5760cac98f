import type { MovableClock } from '../src/platform/time/clock.ts'

/** A clock that the test owns: it runs, and can be moved. */
export interface TestClock extends MovableClock {
  /** Business time is this moment now, and runs on. */
  set(moment: Date | string): void
  /** Business time goes on by so much at once; real time stays. */
  advance(ms: number): void
  /** Real time goes on by so much at once, and business time with it: for sessions. */
  advanceReal(ms: number): void
}

export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => count * 3_600_000

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
