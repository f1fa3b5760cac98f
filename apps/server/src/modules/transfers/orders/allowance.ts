import type { AllowanceReason, DiligenceWindow } from '@puente/contract'

/** One bound of the next order, in CLP: an order of more than `maximumMinor` is refused for the reason. */
export interface Bound {
  readonly reason: AllowanceReason
  readonly maximumMinor: bigint
  /** Present for 'evidence'. */
  readonly window?: DiligenceWindow | undefined
  /** Present for a number of orders or recipients: the maximum number. */
  readonly count?: number | undefined
  /** Present for an amount: the limit, of which a part may be used. */
  readonly limitMinor?: bigint | undefined
  /** When the bound rises; absent when time does not change it. */
  readonly freesAt?: Date | undefined
}

/** What one order may send now: the lowest of all bounds. */
export interface Allowance {
  readonly maximumMinor: bigint
  readonly bound: Bound
  readonly bounds: readonly Bound[]
  /** The minimum of an order, in CLP. */
  readonly leastMinor: bigint
}

const tighter = (one: Bound, other: Bound): Bound => (other.maximumMinor < one.maximumMinor ? other : one)

/** Returns the lowest bound; the first of two equal ones. A maximum below the minimum of an order counts as zero. */
export function allowanceOf(bounds: readonly Bound[], leastMinor = 0n): Allowance {
  const [first, ...others] = bounds
  if (first === undefined) throw new Error('nothing bounds an order')
  const bound = others.reduce(tighter, first)
  return {
    maximumMinor: bound.maximumMinor < leastMinor ? 0n : bound.maximumMinor,
    bound,
    bounds,
    leastMinor,
  }
}

/**
 * Why an order of this amount is refused; undefined when it is accepted. 'evidence' is reported only when no other
 * bound refuses, because evidence of funds would not help against another one.
 */
export function refusedBy({ bounds }: Allowance, sendMinor: bigint): Bound | undefined {
  const broken = bounds.filter(({ maximumMinor }) => sendMinor > maximumMinor)
  const [first, ...others] = broken.filter(({ reason }) => reason !== 'evidence')
  return first === undefined ? broken[0] : others.reduce(tighter, first)
}

/**
 * The allowance as an order of this amount meets it. Where another bound refuses the amount, the thresholds of evidence
 * are left out: evidence would not help, and the customer has to read the bound that refuses.
 */
export function allowanceAt(allowance: Allowance, sendMinor: bigint): Allowance {
  const refusing = refusedBy(allowance, sendMinor)
  if (refusing === undefined || refusing.reason === 'evidence') return allowance
  const others = allowance.bounds.filter(({ reason }) => reason !== 'evidence')
  return allowanceOf(others, allowance.leastMinor)
}
