import type { RewardSide, RewardState } from '@puente/contract'

/** What the operator owes a user for an invitation, in CLP. */
export interface Reward {
  readonly id: string
  readonly userId: string
  readonly invitationId: string
  readonly side: RewardSide
  readonly amountMinor: bigint
  readonly spentMinor: bigint
  readonly state: RewardState
  readonly earnedAt: Date
  readonly keptUntil: Date | undefined
  readonly appliedTo: string | undefined
}

export const unspentMinor = (rewards: readonly Pick<Reward, 'amountMinor' | 'spentMinor'>[]): bigint =>
  rewards.reduce((sum, { amountMinor, spentMinor }) => sum + amountMinor - spentMinor, 0n)

/** How an amount is taken from rewards, in their order: what each has spent then. Those that are not needed are not in it. */
export function spend(
  rewards: readonly Reward[],
  minor: bigint,
): { readonly id: string; readonly spentMinor: bigint }[] {
  let left = minor
  const taken: { id: string; spentMinor: bigint }[] = []
  for (const { id, amountMinor, spentMinor } of rewards) {
    const rest = amountMinor - spentMinor
    const part = rest < left ? rest : left
    if (part > 0n) taken.push({ id, spentMinor: spentMinor + part })
    left -= part
  }
  if (left > 0n) throw new Error('rewards hold less than is taken from them')
  return taken
}
