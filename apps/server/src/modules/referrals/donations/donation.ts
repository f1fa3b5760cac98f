import type { Id } from '@puente/contract'
/**
 * Rewards that a user gives to a cause. After the request nothing has moved; once confirmed it is payable, then paid.
 */
export interface Donation {
  readonly id: Id<'donation'>
  readonly userId: Id<'user'>
  readonly cause: string
  /** The version of the causes from which it was chosen. */
  readonly causesVersion: number
  readonly amountMinor: bigint
  readonly state: 'asked' | 'payable' | 'paid'
  readonly confirmBy: Date
  readonly confirmedAt: Date | undefined
  readonly paidAt: Date | undefined
}

/** Time within which a requested donation can be confirmed, in ms. */
export const confirmWithinMs = 30 * 60_000
