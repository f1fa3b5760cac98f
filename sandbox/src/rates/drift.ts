/** The feed ticks every ten seconds. */
export const tickMs = 10_000

const waves = [
  { ppm: 3_500, periodMs: 24 * 3_600_000 },
  { ppm: 120, periodMs: 40 * 60_000 },
] as const

/**
 * The deviation of a rate from its mean at an instant, in millionths: a function of the instant only, at most
 * 0.25 % per hour.
 */
export function driftPpm(atMs: number, phase: number): bigint {
  const parts = waves.map(({ ppm, periodMs }, index) => {
    const turn = (atMs % periodMs) / periodMs + phase * (index + 1) * 0.19
    return ppm * Math.sin(2 * Math.PI * turn)
  })
  return BigInt(Math.round(parts.reduce((sum, part) => sum + part, 0)))
}

/** Hundred-millionths as a decimal string without trailing zeros, with at least six significant digits. */
export function decimalOf(e8: bigint): string {
  const digits = e8.toString().padStart(9, '0')
  const [whole = '', cents = ''] = [digits.slice(0, -8), digits.slice(-8)]
  const keep = whole === '0' ? 8 : Math.max(0, 8 - whole.length)
  return `${whole}.${cents.slice(0, keep)}`
}

/**
 * Parses a decimal string above zero into hundred-millionths; null when it is invalid, or too large or fine
 * for a rate.
 */
export function readRate(text: string): bigint | null {
  const [, whole = '', cents = ''] = /^(\d{1,7})(?:[.,](\d{1,8}))?$/.exec(text.trim()) ?? []
  if (whole === '') return null
  const e8 = BigInt(whole + cents.padEnd(8, '0'))
  return e8 === 0n ? null : e8
}

/**
 * Parses a percentage with at most four decimals (`3.5`, `-2`) into millionths; null when it is invalid, or
 * −100 % or less.
 */
export function readPercent(text: string): bigint | null {
  const [, sign = '', whole = '', cents = ''] =
    /^([+-]?)(\d{1,4})(?:[.,](\d{1,4}))?$/.exec(text.trim().replace('−', '-')) ?? []
  if (whole === '') return null
  const ppm = BigInt(whole + cents.padEnd(4, '0'))
  const signed = sign === '-' ? -ppm : ppm
  return signed > -1_000_000n ? signed : null
}
