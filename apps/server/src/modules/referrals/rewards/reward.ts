import type { RewardSide, RewardState, Id } from '@puente/contract'

/** The operator's liability to a user for an invitation, in CLP. */
export interface Reward {
  readonly id: Id<'reward'>
  readonly userId: Id<'user'>
  readonly invitationId: Id<'invitation'>
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

/**
 * Takes an amount from rewards, in their order. Returns what each of them has then spent, without those not needed.
 * Throws when the rewards are smaller than the amount.
 */
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
