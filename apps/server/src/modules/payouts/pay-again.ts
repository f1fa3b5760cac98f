import type { PartnerAnswer } from '../../partners/http.ts'
import type { RailPayout, RailsPort } from '../../partners/rails.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import { isConfirmed, SECOND_ANSWER_MS } from '../../platform/partner-errors/index.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { payoutBecame } from './events.ts'
import { EARLIER_PAID, isSettled, isUnknownThere, type Payout } from './payout.ts'
import {
  endedBefore,
  discardReport,
  lockPayout,
  makeDueSoon,
  noteReport,
  setPayout,
} from './payouts.store.ts'

const actor = { kind: 'partner', name: 'rails' } as const

type Standing = 'over' | 'paid' | 'unclear'

/** The rail's current status of an attempt that it had rejected or returned. */
function standingOf({ railReference }: Payout, answer: PartnerAnswer<RailPayout>): Standing {
  if (answer.outcome === 'ok') {
    const { status, code } = answer.value
    if (status === 'credited') return 'paid'
    return status === 'returned' || (status === 'rejected' && isSettled(code)) ? 'over' : 'unclear'
  }
  // The rail refused it and has no record of it. A denial does not count once the rail has given its own id.
  return isUnknownThere(answer) && railReference === undefined ? 'over' : 'unclear'
}

/** Withdraws the later attempt before its submission, because the earlier one was paid. */
async function withdraw(work: Work, laterId: string, earlierId: string): Promise<void> {
  const earlier = await lockPayout(work, earlierId)
  const later = await lockPayout(work, laterId)
  if (earlier === undefined || later?.status !== 'ready') return
  await setPayout(work, laterId, 'rejected', EARLIER_PAID, work.realNow)
  if (earlier.status !== 'credited') await setPayout(work, earlierId, 'credited', undefined, work.realNow)
  await work.audit({ action: 'withdraw-payout', subject: laterId, facts: { paid: earlierId } })
  await work.emit(payoutBecame(earlier, 'credited', undefined))
}

/** Records the rail's answer about an earlier attempt. A second answer must confirm that it was paid. */
async function record(
  work: Work,
  later: Payout,
  earlierId: string,
  answer: PartnerAnswer<RailPayout>,
): Promise<Standing> {
  const earlier = await lockPayout(work, earlierId)
  if (earlier === undefined) return 'unclear'
  await recordPartnerCalls(work, earlier.transferId, [answer.call])
  const standing = standingOf(earlier, answer)
  if (standing === 'over' && earlier.said === 'credited') await discardReport(work, earlierId)
  if (standing !== 'paid' || isConfirmed(work, earlier, 'credited')) return standing
  const againAt = new Date(work.realNow.getTime() + SECOND_ANSWER_MS)
  if (earlier.said !== 'credited')
    await noteReport(work, earlier, { status: 'credited', code: undefined, againAt })
  await makeDueSoon(work, later.id, againAt)
  return 'unclear'
}

/**
 * Whether another attempt may be submitted: the rail must confirm the rejection or return of every earlier attempt. If
 * an earlier attempt was paid, the new one is withdrawn. If its status is unclear, the new one waits.
 */
export async function mayPayAgain(runtime: Runtime, rails: RailsPort, payout: Payout): Promise<boolean> {
  if (payout.attempt === 1) return true
  const earlier = await runtime.work(actor, (work) => endedBefore(work, payout))
  for (const one of earlier) {
    const answer = one.status === 'credited' ? undefined : await rails.payoutByReference(one.id)
    const standing =
      answer === undefined
        ? 'paid'
        : await runtime.work(actor, (work) => record(work, payout, one.id, answer))
    if (standing === 'paid') await runtime.work(actor, (work) => withdraw(work, payout.id, one.id))
    if (standing !== 'over') return false
  }
  return true
}
