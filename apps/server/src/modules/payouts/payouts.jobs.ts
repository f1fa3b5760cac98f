import type { Id } from '@puente/contract'
import type { RailsPort } from '../../partners/rails.ts'
import {
  partnerMessageHandled,
  partnerMessageLater,
  takePartnerMessages,
  partnerMessagesAreDue,
  type PartnerMessage,
} from '../../platform/events/partner-messages.ts'
import type { Token } from '../../platform/data/lease.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { failureOf, type Failed } from '../../platform/partner-errors/index.ts'
import { allDone } from '../../platform/shared-transaction.ts'
import { tracesOf } from '../../platform/telemetry/subject-traces.ts'
import { bound, inTraceOf, spanOf } from '../../platform/telemetry/tracing.ts'
import type { Runtime, OneWork, Work } from '../../platform/work.ts'
import { mayBeSent, noteSent } from '../instructions/index.ts'
import { payoutBecame } from './events.ts'
import { followPayout } from './follow.ts'
import { inquireAboutEnded } from './inquire-about-ended.ts'
import { inquiriesAreDue } from './inquiries.store.ts'
import { mayPayAgain } from './pay-again.ts'
import { isUnknownThere, REFUNDED_OUTSIDE } from './payout.ts'
import {
  noteCreditReported,
  setPayout,
  payoutsAreDue,
  takeDuePayouts,
  knownPayouts,
  type DuePayout,
} from './payouts.store.ts'

const actor = { kind: 'partner', name: 'rails' } as const
const BATCH = 128
/** A step about one payout or one message. */
const about = (id: string, body: (work: Work) => Promise<void>): OneWork<void> => ({
  about: id,
  actor,
  // What it records continues the trace of the payout's transfer.
  body: bound(body),
})
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The transfers among these whose money a partner has refunded to its payer without a record in the books. */
export type RefundedOutside = (
  work: Work,
  transferIds: readonly Id<'transfer'>[],
) => Promise<ReadonlySet<string>>

/**
 * Payouts that may be submitted now. A payout whose money was refunded to its payer ends, and its transfer is refunded.
 */
async function takeToSubmit(work: Work, refunded: RefundedOutside): Promise<DuePayout[]> {
  if (!(await mayBeSent(work))) return []
  const due = await takeDuePayouts(work, 'ready', BATCH)
  if (due.length === 0) return []
  const gone = await refunded(
    work,
    due.map(({ transferId }) => transferId),
  )
  for (const payout of due.filter(({ transferId }) => gone.has(transferId))) {
    await setPayout(work, payout.id, 'rejected', REFUNDED_OUTSIDE, work.realNow)
    await work.audit({ action: 'withhold-payout', subject: payout.id })
    await work.emit(payoutBecame(payout, 'rejected', REFUNDED_OUTSIDE))
  }
  const sent = due.filter(({ transferId }) => !gone.has(transferId))
  await noteSent(
    work,
    sent.map(({ id }) => id),
  )
  return sent
}

/**
 * Submits ready payouts. After a crash between call and record the payout stays ready; the same reference is never paid
 * twice.
 */
async function submit(runtime: Runtime, rails: RailsPort, refunded: RefundedOutside): Promise<number> {
  const { taken, traces } = await runtime.work(actor, async (work) =>
    withTraces(work, await takeToSubmit(work, refunded)),
  )
  const answered = await Promise.all(
    taken.map((payout) =>
      inTraceOf(traces.get(payout.transferId), 'payouts.submit-one', {}, () =>
        submitOne(runtime, rails, payout),
      ),
    ),
  )
  allDone(await runtime.together(answered.flat()))
  return taken.length
}

/** Payouts, and the stored traces of their transfers by the id of the transfer. */
async function withTraces<P extends { readonly transferId: string }>(work: Work, taken: readonly P[]) {
  const transferIds = taken.map(({ transferId }) => transferId)
  return { taken, traces: await tracesOf(work, transferIds) }
}

async function submitOne(runtime: Runtime, rails: RailsPort, payout: DuePayout): Promise<OneWork<void>[]> {
  const { id, rail, currency, amountMinor, instruction, asks } = payout
  // An earlier submission may have reached the rail without being recorded.
  const known = asks > 1 ? await rails.payoutByReference(id) : undefined
  // A recorded refusal is confirmed when the rail also reports that it has no such payout.
  if (known !== undefined && (payout.said !== undefined || !isUnknownThere(known)))
    return [about(id, (work) => followPayout(work, id, known, 'ask', asks))]
  if (!(await mayPayAgain(runtime, rails, payout))) return []
  const answer = await rails.submit({ clientReference: id, rail, currency, amountMinor, ...instruction })
  return [about(id, (work) => followPayout(work, id, answer, 'submit', asks))]
}

/** Queries the rail about payouts without an answer to their submission, and about those without a message for long. */
async function ask(runtime: Runtime, rails: RailsPort, status: 'unknown' | 'submitted'): Promise<number> {
  const { taken, traces } = await runtime.work(actor, async (work) =>
    withTraces(work, await takeDuePayouts(work, status, BATCH)),
  )
  const answered = await Promise.all(
    taken.map(({ id, asks, transferId }) =>
      inTraceOf(traces.get(transferId), 'payouts.ask-one', {}, async () => {
        const answer = await rails.payoutByReference(id)
        return about(id, (work) => followPayout(work, id, answer, 'ask', asks))
      }),
    ),
  )
  allDone(await runtime.together(answered))
  return taken.length
}

const isLater = (failed: Failed): boolean => failureOf('rails', failed).retry !== undefined

/** The payout that a message names, or undefined. */
function namedBy({ data: { clientReference } }: PartnerMessage): string | undefined {
  return typeof clientReference === 'string' && UUID.test(clientReference) ? clientReference : undefined
}

/** Messages about one payout, with its last token when they were taken. */
interface ReportedPayout {
  readonly reference: string
  readonly messages: readonly PartnerMessage[]
  readonly token: Token | undefined
  /** The trace of its transfer. */
  readonly traceparent: string | undefined
}

/** Handles messages about one payout: queries the rail once and uses only that answer. */
async function actionOf(
  runtime: Runtime,
  rails: RailsPort,
  { reference, messages, token }: ReportedPayout,
): Promise<OneWork<void>[]> {
  const answer = await rails.payoutByReference(reference)
  // A refusal of our key or of the time of day is no answer about these payouts.
  if (answer.outcome !== 'ok' && (answer.outcome !== 'refused' || isLater(answer))) {
    await Promise.all(messages.map((message) => partnerMessageLater(runtime, message, answer.outcome)))
    return []
  }
  const outcome = answer.outcome === 'ok' ? answer.value.status : answer.code
  return [
    about(reference, async (work) => {
      await Promise.all(messages.map((message) => partnerMessageHandled(work, message, outcome)))
      const credited = answer.outcome === 'ok' && ['credited', 'returned'].includes(answer.value.status)
      if (messages.some(({ type }) => type === 'payout.credited') && !credited)
        await noteCreditReported(work, reference)
      await followPayout(work, reference, answer, 'ask', token)
    }),
  ]
}

/** Handles waiting messages, many in one transaction. */
async function actOn(runtime: Runtime, rails: RailsPort): Promise<number> {
  const { taken, reported } = await runtime.work(actor, async (work) => {
    const messages = await takePartnerMessages(work, 'rails', BATCH, runtime.clock.realNow())
    const named = Map.groupBy(messages, namedBy)
    const references = [...named.keys()].filter((reference) => reference !== undefined)
    const known = await knownPayouts(work, references)
    const { traces } = await withTraces(work, [...known.values()])
    return {
      taken: messages,
      reported: references.map((reference): ReportedPayout => {
        const payout = known.get(reference)
        const traceparent = payout && traces.get(payout.transferId)
        return { reference, messages: named.get(reference) ?? [], token: payout?.asks, traceparent }
      }),
    }
  })
  const nameless = taken.filter((message) => namedBy(message) === undefined)
  const works = await Promise.all(
    reported.map((one) => {
      const links = one.messages.map(({ traceparent }) => spanOf(traceparent))
      return inTraceOf(one.traceparent, 'payouts.message', { links }, () => actionOf(runtime, rails, one))
    }),
  )
  const unrelated = nameless.map((message) =>
    about(message.id, (work) => partnerMessageHandled(work, message, 'not-about-a-payout')),
  )
  allDone(await runtime.together([...unrelated, ...works.flat()]))
  return taken.length
}

/** Jobs of payouts. */
export const payoutJobs = (rails: RailsPort, refunded: RefundedOutside = async () => new Set()): Job[] => [
  {
    name: 'payouts.submit',
    leases: true,
    everyMs: 200,
    due: payoutsAreDue('ready'),
    round: (runtime) => submit(runtime, rails, refunded),
  },
  {
    name: 'payouts.ask-unknown',
    leases: true,
    everyMs: 500,
    due: payoutsAreDue('unknown'),
    round: (runtime) => ask(runtime, rails, 'unknown'),
  },
  {
    name: 'payouts.ask-submitted',
    leases: true,
    everyMs: 1000,
    due: payoutsAreDue('submitted'),
    round: (runtime) => ask(runtime, rails, 'submitted'),
  },
  {
    name: 'payouts.look-after-ended',
    leases: true,
    everyMs: 1000,
    due: inquiriesAreDue,
    round: (runtime) => inquireAboutEnded(runtime, rails),
  },
  {
    name: 'payouts.messages',
    leases: true,
    everyMs: 200,
    due: partnerMessagesAreDue('rails'),
    round: (runtime) => actOn(runtime, rails),
  },
]
