import type { AllowanceReason, DiligenceWindow } from '@puente/contract'

/** One thing that bounds the next order, in CLP: an order of more than `maximumMinor` is refused for the reason. */
export interface Bound {
  readonly reason: AllowanceReason
  readonly maximumMinor: bigint
  /** Of 'evidence'. */
  readonly window?: DiligenceWindow | undefined
  /** Of a number of orders or recipients: how many there may be. */
  readonly count?: number | undefined
  /** Of an amount: the limit, of which a part may be used. */
  readonly limitMinor?: bigint | undefined
  /** From when it leaves more room; absent where time changes nothing. */
  readonly freesAt?: Date | undefined
}

/** What one order may send at this moment: the tightest of all bounds. */
export interface Allowance {
  readonly maximumMinor: bigint
  readonly bound: Bound
  readonly bounds: readonly Bound[]
}

const tighter = (one: Bound, other: Bound): Bound => (other.maximumMinor < one.maximumMinor ? other : one)

/**
 * The tightest of these bounds; of two alike the first. What is left is nothing where it is less than the least amount
 * that an order may send.
 */
export function allowanceOf(bounds: readonly Bound[], leastMinor = 0n): Allowance {
  const [first, ...others] = bounds
  if (first === undefined) throw new Error('nothing bounds an order')
  const bound = others.reduce(tighter, first)
  return { maximumMinor: bound.maximumMinor < leastMinor ? 0n : bound.maximumMinor, bound, bounds }
}

/**
 * Why an order of this amount is refused; undefined when it is accepted. Evidence of funds helps only where nothing else
 * refuses, so that everything else is named first.
 */
export function refusedBy({ bounds }: Allowance, sendMinor: bigint): Bound | undefined {
  const broken = bounds.filter(({ maximumMinor }) => sendMinor > maximumMinor)
  const [first, ...others] = broken.filter(({ reason }) => reason !== 'evidence')
  return first === undefined ? broken[0] : others.reduce(tighter, first)
}
