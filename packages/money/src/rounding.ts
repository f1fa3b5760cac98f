/**
 * How a division that does not come out even ends.
 * 'floor' and 'ceil' go down and up the number line; 'up' goes away from zero; 'half-up' and 'half-even'
 * go to the nearest, ties away from zero or to the even neighbour, so a reversal is the exact negative.
 */
export type Rounding = 'floor' | 'ceil' | 'up' | 'half-up' | 'half-even'

/** The exact quotient rounded once, as stated; throws when the divisor is zero. */
export function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const numerator = divisor < 0n ? -dividend : dividend
  const denominator = divisor < 0n ? -divisor : divisor
  const towardsZero = numerator / denominator
  const rest = numerator % denominator
  if (rest === 0n) return towardsZero
  const negative = rest < 0n
  const awayFromZero = towardsZero + (negative ? -1n : 1n)
  return goesAway(rounding, negative, 2n * (negative ? -rest : rest) - denominator, towardsZero)
    ? awayFromZero
    : towardsZero
}

function goesAway(rounding: Rounding, negative: boolean, overHalf: bigint, towardsZero: bigint): boolean {
  switch (rounding) {
    case 'floor':
      return negative
    case 'ceil':
      return !negative
    case 'up':
      return true
    case 'half-up':
      return overHalf >= 0n
    case 'half-even':
      return overHalf > 0n || (overHalf === 0n && towardsZero % 2n !== 0n)
  }
}

/** The multiple of `step` (at least 1) that the rounding leads to. */
export function divideToStep(dividend: bigint, divisor: bigint, step: bigint, rounding: Rounding): bigint {
  if (step < 1n) throw new RangeError(`step ${step} is below 1`)
  return divide(dividend, divisor * step, rounding) * step
}
