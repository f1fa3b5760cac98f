import type { Settings } from '../store/settings.ts'

/** The speeds of ordinary payouts: milliseconds for each step; null waits for a manual action. */
export const speeds = {
  instant: { name: 'Instantáneo', sent: 0, credited: 0 },
  normal: { name: 'Normal (1 segundo)', sent: 300, credited: 700 },
  slow: { name: 'Lento (5 minutos)', sent: 60_000, credited: 240_000 },
  manual: { name: 'Manual (solo con botones)', sent: null, credited: null },
} as const

/** One of the speeds. */
export type Speed = keyof typeof speeds

/** Whether this text is the name of a speed. */
export function isSpeed(text: string): text is Speed {
  return Object.hasOwn(speeds, text)
}

/** The current speed; `normal` by default. */
export function speedIn(settings: Settings): Speed {
  const kept = settings.read('payouts.speed') ?? 'normal'
  return isSpeed(kept) ? kept : 'normal'
}

/** Stores the speed for later payouts. `Payouts.setSpeed` reschedules those in progress. */
export function keepSpeed(settings: Settings, speed: Speed): void {
  settings.write('payouts.speed', speed)
}
