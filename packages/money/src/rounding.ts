/**
 * How an inexact quotient is rounded. 'floor' and 'ceil' round towards minus and plus infinity; 'up' rounds away from
 * zero; 'half-up' and 'half-even' round to the nearest, with ties away from zero or to the even neighbour. With the
 * last three a reversal is the exact negative.
 */
export type Rounding = 'floor' | 'ceil' | 'up' | 'half-up' | 'half-even'

/** The quotient, rounded once in the given mode. Throws when the divisor is zero. */
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

/** The quotient rounded in the given mode to a multiple of `step` (at least 1). */
export function divideToStep(dividend: bigint, divisor: bigint, step: bigint, rounding: Rounding): bigint {
  if (step < 1n) throw new RangeError(`step ${step} is below 1`)
  return divide(dividend, divisor * step, rounding) * step
}
