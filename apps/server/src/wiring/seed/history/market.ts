import { divide, toSignificant, type Rate } from '@puente/money'
import type { Day } from '../../../modules/corridors/index.ts'
import { between } from './chance.ts'

/** Long, medium and short waves of the market: amplitude in millionths of the rate, and period in days. */
const waves = [
  { ppm: 32_000, days: 367 },
  { ppm: 11_000, days: 97 },
  { ppm: 3500, days: 31 },
] as const
const NOISE_PPM = 2200
const MILLION = 1_000_000n
const DAY_MS = 24 * 3_600_000

/** The deviation of a currency from its mean on a day, in millionths; always the same for the same day. */
function driftPpm(currency: string, day: Day): number {
  const days = Date.parse(`${day}T00:00:00Z`) / DAY_MS
  const swing = waves.map(({ ppm, days: period }, index) => {
    const phase = between(0, period - 1, 'phase', currency, String(index))
    return ppm * Math.sin((2 * Math.PI * (days + phase)) / period)
  })
  return (
    Math.round(swing.reduce((sum, part) => sum + part, 0)) + between(-NOISE_PPM, NOISE_PPM, currency, day)
  )
}

/**
 * The mid-market rate of a past day, on a path that ends with today's rate on the day `anchor`. It changes by at most
 * 1 % from day to day, so that today's feed is no jump.
 */
export function midOn(today: Rate, anchor: Day, day: Day): Rate {
  const { base } = today
  const ppm = BigInt(driftPpm(base, day) - driftPpm(base, anchor))
  return toSignificant(
    { ...today, scaled: divide(today.scaled * (MILLION + ppm), MILLION, 'half-up') },
    6,
    'half-up',
  )
}

/** The rate, increased by this many millionths. */
export const dearer = (rate: Rate, ppm: bigint): Rate =>
  toSignificant({ ...rate, scaled: divide(rate.scaled * (MILLION + ppm), MILLION, 'half-up') }, 6, 'half-up')
