import type { PendingRule } from '../../pending-items/index.ts'
import { undecidedRewards } from './rewards.store.ts'

const HOUR_MS = 3_600_000

/** The start of the hour: the rule's result changes exactly when its clock does. */
const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)

/**
 * A user with rewards and no decision about them has to decide. Rewards kept for later are offered again in the hour
 * after that instant. It blocks nothing.
 */
export const rewardsAvailable: PendingRule<'rewards-available'> = {
  kind: 'rewards-available',
  owed: (_work, { now, only }) => undecidedRewards(hourOf(now), only),
  clock: ({ now }) => hourOf(now).toISOString(),
}
