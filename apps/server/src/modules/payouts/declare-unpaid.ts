import type { Work } from '../../platform/work.ts'
import { payoutBecame } from './events.ts'
import { DECLARED_UNPAID, hasEnded } from './payout.ts'
import { lockPayout, setPayout } from './payouts.store.ts'

/**
 * Ends a payout that two members of staff declare unpaid; false when it has ended. If the rail reports later that it
 * paid, that report is still recorded.
 */
export async function declareUnpaid(work: Work, id: string): Promise<boolean> {
  const payout = await lockPayout(work, id)
  if (payout === undefined || hasEnded(payout)) return false
  await setPayout(work, id, 'rejected', DECLARED_UNPAID, work.realNow)
  await work.audit({ action: 'declare-payout-unpaid', subject: id, facts: { status: payout.status } })
  await work.emit(payoutBecame(payout, 'rejected', DECLARED_UNPAID))
  return true
}
