/** Business time is real time plus an offset that only the sandbox can change. Security uses real time. */
export interface Clock {
  /** Business time: deadlines, rates, histories. */
  now(): Date
  /** Real time: sessions, signatures, leases, time-outs. */
  realNow(): Date
}

export interface MovableClock extends Clock {
  setOffset(offsetMs: number): void
}

export function createClock(): MovableClock {
  let offsetMs = 0
  return {
    now: () => new Date(Date.now() + offsetMs),
    realNow: () => new Date(),
    setOffset: (next) => {
      offsetMs = next
    },
  }
}
