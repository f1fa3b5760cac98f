/** Rewards that a user gives to a cause. Asked it is nothing yet; confirmed it is owed, and then paid. */
export interface Donation {
  readonly id: string
  readonly userId: string
  readonly cause: string
  /** The list of causes it was chosen from. */
  readonly causesVersion: number
  readonly amountMinor: bigint
  readonly state: 'asked' | 'payable' | 'paid'
  readonly confirmBy: Date
  readonly confirmedAt: Date | undefined
  readonly paidAt: Date | undefined
}

/** For so long what was asked can be confirmed. */
export const confirmWithinMs = 30 * 60_000
