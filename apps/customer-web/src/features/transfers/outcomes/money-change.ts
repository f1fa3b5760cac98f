interface Money {
  readonly amount: string
  readonly currency: string
}

/** The difference between two amounts with its direction; undefined when they are equal. */
export function moneyChange(
  before: Money,
  after: Money,
): { readonly direction: 'more' | 'less'; readonly amount: Money } | undefined {
  const difference = BigInt(after.amount) - BigInt(before.amount)
  if (difference === 0n) return undefined
  const amount = { amount: String(difference < 0n ? -difference : difference), currency: after.currency }
  return { direction: difference < 0n ? 'less' : 'more', amount }
}
