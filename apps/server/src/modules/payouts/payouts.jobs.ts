import type { RailsPort } from '../../partners/rails.ts'
import {
  partnerMessageHandled,
  partnerMessageLater,
  takePartnerMessages,
  type PartnerMessage,
} from '../../platform/events/partner-messages.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Desk } from '../../platform/work.ts'
import { followPayout } from './follow.ts'
import { lookAfterCredited } from './look-after-credited.ts'
import { mayPayAgain } from './pay-again.ts'
import { creditClaimed, takeDuePayouts } from './payouts.store.ts'

const actor = { kind: 'partner', name: 'rails' } as const
const BATCH = 50
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Submits what is ready. A crash between call and record leaves it ready: the same reference never pays twice. */
async function submit(desk: Desk, rails: RailsPort): Promise<number> {
  const payouts = await desk.work(actor, (work) => takeDuePayouts(work, 'ready', BATCH))
  await Promise.all(
    payouts.map(async (payout) => {
      const { id, rail, currency, amountMinor, instruction, asks } = payout
      // Not the first try: an earlier one may have reached the rail before we could write it down.
      const known = asks > 1 ? await rails.payoutByReference(id) : undefined
      const isThere = known !== undefined && !(known.outcome === 'refused' && known.status === 404)
      if (!isThere && !(await mayPayAgain(desk, rails, payout))) return
      const answer = isThere
        ? known
        : await rails.submit({ clientReference: id, rail, currency, amountMinor, ...instruction })
      await desk.work(actor, (work) => followPayout(work, id, answer, isThere ? 'ask' : 'submit'))
    }),
  )
  return payouts.length
}

/** Asks the rail about payouts whose answer never came, and about those it has had for long without a word. */
async function ask(desk: Desk, rails: RailsPort, status: 'unknown' | 'submitted'): Promise<number> {
  const payouts = await desk.work(actor, (work) => takeDuePayouts(work, status, BATCH))
  await Promise.all(
    payouts.map(async ({ id }) => {
      const answer = await rails.payoutByReference(id)
      await desk.work(actor, (work) => followPayout(work, id, answer, 'ask'))
    }),
  )
  return payouts.length
}

async function actOn(desk: Desk, rails: RailsPort, message: PartnerMessage): Promise<void> {
  const { clientReference } = message.data
  if (typeof clientReference !== 'string' || !UUID.test(clientReference)) {
    await desk.work(actor, (work) => partnerMessageHandled(work, message.id, 'not-about-a-payout'))
    return
  }
  const answer = await rails.payoutByReference(clientReference)
  if (answer.outcome !== 'ok' && answer.outcome !== 'refused')
    return partnerMessageLater(desk, message, answer.outcome)
  const outcome = answer.outcome === 'ok' ? answer.value.status : answer.code
  await desk.work(actor, async (work) => {
    await partnerMessageHandled(work, message.id, outcome)
    const credited = answer.outcome === 'ok' && ['credited', 'returned'].includes(answer.value.status)
    if (message.type === 'payout.credited' && !credited) await creditClaimed(work, clientReference)
    await followPayout(work, clientReference, answer, 'ask')
  })
}

/** What the worker does for payouts. */
export const payoutJobs = (rails: RailsPort): Job[] => [
  { name: 'payouts.submit', everyMs: 200, round: (desk) => submit(desk, rails) },
  { name: 'payouts.ask-unknown', everyMs: 500, round: (desk) => ask(desk, rails, 'unknown') },
  { name: 'payouts.ask-submitted', everyMs: 1000, round: (desk) => ask(desk, rails, 'submitted') },
  { name: 'payouts.look-after-credited', everyMs: 1000, round: (desk) => lookAfterCredited(desk, rails) },
  {
    name: 'payouts.messages',
    everyMs: 200,
    round: async (desk) => {
      const messages = await desk.work(actor, (work) =>
        takePartnerMessages(work, 'rails', BATCH, desk.clock.realNow()),
      )
      await Promise.all(messages.map((message) => actOn(desk, rails, message)))
      return messages.length
    },
  },
]
