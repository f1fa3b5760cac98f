import type { Settings } from '../store/settings.ts'

/** How fast ordinary payouts go; milliseconds for each step, null when someone must push. */
export const speeds = {
  instant: { name: 'Instantáneo', sent: 0, credited: 0 },
  normal: { name: 'Normal (1 segundo)', sent: 300, credited: 700 },
  slow: { name: 'Lento (5 minutos)', sent: 60_000, credited: 240_000 },
  manual: { name: 'Manual (solo con botones)', sent: null, credited: null },
} as const

/** One of the speeds. */
export type Speed = keyof typeof speeds

/** Whether this text names a speed. */
export function isSpeed(text: string): text is Speed {
  return Object.hasOwn(speeds, text)
}

/** The speed in force; `normal` until someone chooses. */
export function speedIn(settings: Settings): Speed {
  const kept = settings.read('payouts.speed') ?? 'normal'
  return isSpeed(kept) ? kept : 'normal'
}

/** Keeps a speed for payouts to come. Those under way are rescheduled by `Payouts.setSpeed`. */
export function keepSpeed(settings: Settings, speed: Speed): void {
  settings.write('payouts.speed', speed)
}
