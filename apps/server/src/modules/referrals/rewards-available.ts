import type { PendingRule } from '../pending-items/index.ts'
import { undecidedRewards } from './rewards.store.ts'

const HOUR_MS = 3_600_000

/** The full hour before a moment: what the rule sees changes exactly when its clock does. */
const hourOf = (now: Date): Date => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)

/**
 * A user with rewards that nobody has decided about is asked what to do with them; kept for later, they are asked for
 * again in the hour after that moment comes. It stops nothing.
 */
export const rewardsAvailable: PendingRule<'rewards-available'> = {
  kind: 'rewards-available',
  owed: (_work, { now, only }) => undecidedRewards(hourOf(now), only),
  clock: ({ now }) => hourOf(now).toISOString(),
}
