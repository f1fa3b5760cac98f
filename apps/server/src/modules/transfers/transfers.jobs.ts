import type { NamesPort } from '../../partners/names.ts'
import type { DeliveredEvent, Subscription } from '../../platform/events/subscribers.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Work } from '../../platform/work.ts'
import { payinEvents } from '../payins/index.ts'
import { payoutEvents } from '../payouts/index.ts'
import { pendingItemEvents } from '../pending-items/index.ts'
import { sweepChoices } from './holds/answer-choice.ts'
import { considerFunding } from './funding/consider-funding.ts'
import { convertFunded } from './funding/convert.ts'
import { endRefund } from './refunds/end-refund.ts'
import { expireUnpaid } from './orders/expire-unpaid.ts'
import { followPayout } from './delivery/follow-payout.ts'
import { choicesAreDue } from './holds/choices.store.ts'
import { fundedAreFree } from './leases.store.ts'
import { requestsAreOver } from './signatures/signatures.store.ts'
import { ordersAreOverdue } from './transfers.store.ts'
import { checkHoldsOf, sweepHolds } from './holds/check-hold.ts'
import { sweepCorrections } from './refunds/refund-instead.ts'
import { expireSignatures } from './signatures/end-request.ts'
import { notifyChange } from './changes.store.ts'
import { ownersOfTransfers } from './owners.store.ts'
import { unwindPayment } from './funding/unwind-payment.ts'

/** Jobs of transfers. */
export const transferJobs = (names: NamesPort): Job[] => [
  {
    name: 'transfers.convert',
    leases: true,
    everyMs: 200,
    due: fundedAreFree,
    round: (runtime) => convertFunded(runtime, names),
  },
  { name: 'transfers.signatures', everyMs: 1000, due: requestsAreOver, round: expireSignatures },
  { name: 'transfers.expire', everyMs: 1000, due: ordersAreOverdue, round: expireUnpaid },
  { name: 'transfers.choices', everyMs: 1000, due: choicesAreDue, round: sweepChoices },
  { name: 'transfers.holds', everyMs: 1000, round: sweepHolds },
  { name: 'transfers.corrections', everyMs: 1000, round: sweepCorrections },
]

/** The events that transfers subscribe to. One subscriber, so that events of one transfer are handled in order. */
export const transferSubscriptions: Subscription[] = [
  {
    subscriber: 'transfers',
    events: [
      payinEvents.matched,
      payinEvents.reversed,
      payinEvents.refundSettled,
      pendingItemEvents.settled,
      ...Object.values(payoutEvents),
    ],
    ownersOf: ownersOfTransfers,
    handle: async (work, event) => {
      await handle(work, event)
      // A payment may change what the customer sees without a change of state.
      await notifyChange(work, event.subject)
    },
  },
]

function handle(work: Work, event: DeliveredEvent): Promise<unknown> {
  if (event.name === payinEvents.matched) return considerFunding(work, event.subject)
  if (event.name === payinEvents.reversed)
    return unwindPayment(work, event.subject, String(event.facts['paymentId']))
  if (event.name === payinEvents.refundSettled) return endRefund(work, event.subject)
  if (event.name === pendingItemEvents.settled) return checkHoldsOf(work, event.subject)
  return followPayout(work, event)
}
