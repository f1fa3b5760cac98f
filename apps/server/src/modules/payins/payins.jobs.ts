import type { BankPort } from '../../partners/bank.ts'
import type { NamesPort } from '../../partners/names.ts'
import {
  partnerMessageHandled,
  partnerMessageLater,
  takePartnerMessages,
  partnerMessagesAreDue,
  type PartnerMessage,
} from '../../platform/events/partner-messages.ts'
import { recordPartnerCalls } from '../../platform/data/partner-calls.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { failureOf, type Failed } from '../../platform/partner-errors/index.ts'
import { allDone } from '../../platform/shared-transaction.ts'
import { bound, inTraceOf } from '../../platform/telemetry/tracing.ts'
import type { Runtime, OneWork, Work } from '../../platform/work.ts'
import { bankCursor, setBankCursor } from './payins.store.ts'
import { indexAccounts, indexPayers } from './received/payer-index.store.ts'
import { receivePayment } from './received/receive-payment.ts'
import { returnDue } from './suspense/return-due.ts'
import { screenSuspense } from './suspense/screen-suspense.ts'
import { inquireAboutRefunds } from './refunds/inquire-about-refunds.ts'
import { inquiriesAreDue } from './refunds/refund-inquiries.store.ts'
import { refundsAreDue } from './refunds/refunds.store.ts'
import { returnsAreDue, screeningsAreDue } from './suspense/suspense.store.ts'
import { refundNews } from './refunds/refund-news.ts'
import { settleRefunds } from './refunds/settle-refunds.ts'
import { sweepEarnings } from './sweeps/sweep-earnings.ts'

const actor = { kind: 'partner', name: 'bank' } as const
/** Page size of the bank's list of payments. */
const PAGE = 50
const BATCH = 128
const INDEXED_AT_ONCE = 200

const isLater = (failed: Failed): boolean => failureOf('bank', failed).retry !== undefined

/** Handles one message: queries the bank about the payment that it names and uses only that answer. */
async function actionOf(runtime: Runtime, bank: BankPort, message: PartnerMessage): Promise<OneWork<void>[]> {
  const { paymentId, clientReference } = message.data
  if (typeof clientReference === 'string' && message.type.startsWith('refund.'))
    return refundNews(runtime, bank, message, clientReference)
  if (typeof paymentId !== 'string')
    return [
      {
        about: message.id,
        actor,
        body: (work) => partnerMessageHandled(work, message, 'not-about-a-payment'),
      },
    ]
  const answer = await bank.payment(paymentId)
  // A refusal of our key or of the time of day is no answer about the payment.
  if (answer.outcome !== 'ok' && (answer.outcome !== 'refused' || isLater(answer))) {
    await partnerMessageLater(runtime, message, answer.outcome)
    return []
  }
  const outcome = answer.outcome === 'ok' ? answer.value.status : answer.code
  return [
    {
      // The match depends on other debts and payments of the payer.
      about: answer.outcome === 'ok' ? answer.value.payerRut : message.id,
      actor,
      body: async (work) => {
        await recordPartnerCalls(work, undefined, [answer.call])
        await partnerMessageHandled(work, message, outcome)
        if (answer.outcome === 'ok') await receivePayment(work, answer.value)
      },
    },
  ]
}

/** Handles waiting messages, many in one transaction. */
async function actOn(runtime: Runtime, bank: BankPort): Promise<number> {
  const messages = await runtime.work(actor, (work) =>
    takePartnerMessages(work, 'bank', BATCH, runtime.clock.realNow()),
  )
  const works = await Promise.all(
    messages.map((message) =>
      // What the message causes continues the trace of the request that delivered it.
      inTraceOf(message.traceparent, 'payins.message', {}, async () =>
        (await actionOf(runtime, bank, message)).map((one) => ({ ...one, body: bound(one.body) })),
      ),
    ),
  )
  allDone(await runtime.together(works.flat()))
  return messages.length
}

/** Reads the next page of the bank's list of payments, which includes those whose message was lost. */
async function readOn(runtime: Runtime, bank: BankPort): Promise<number> {
  const cursor = await runtime.work(actor, bankCursor)
  const answer = await bank.paymentsAfter(cursor, PAGE)
  if (answer.outcome !== 'ok') return 0
  const works = answer.value.items.map((payment) => ({
    about: payment.payerRut,
    actor,
    body: (work: Work) => receivePayment(work, payment),
  }))
  allDone(await runtime.together(works))
  const { nextCursor } = answer.value
  if (nextCursor !== undefined && nextCursor !== cursor)
    await runtime.work(actor, (work) => setBankCursor(work, nextCursor))
  return answer.value.items.length === PAGE ? PAGE : 0
}

/** Jobs of payins. */
export const payinJobs = ({ bank, names }: { readonly bank: BankPort; readonly names: NamesPort }): Job[] => [
  {
    name: 'payins.messages',
    leases: true,
    everyMs: 200,
    due: partnerMessagesAreDue('bank'),
    round: (runtime) => actOn(runtime, bank),
  },
  { name: 'payins.read-on', everyMs: 5000, round: (runtime) => readOn(runtime, bank) },
  {
    name: 'payins.refunds',
    leases: true,
    everyMs: 500,
    due: refundsAreDue,
    round: (runtime) => settleRefunds(runtime, bank),
  },
  {
    name: 'payins.look-after-refunds',
    leases: true,
    everyMs: 1000,
    due: inquiriesAreDue,
    round: (runtime) => inquireAboutRefunds(runtime, bank),
  },
  {
    name: 'payins.screen',
    everyMs: 500,
    due: screeningsAreDue,
    round: (runtime) => screenSuspense(runtime, names),
  },
  { name: 'payins.return-due', everyMs: 1000, due: returnsAreDue, round: returnDue },
  {
    name: 'payins.index-payers',
    everyMs: 60_000,
    round: (runtime) =>
      runtime.work({ kind: 'system', name: 'payins' }, (work) => indexPayers(work, INDEXED_AT_ONCE)),
  },
  {
    name: 'payins.index-accounts',
    everyMs: 60_000,
    round: (runtime) =>
      runtime.work({ kind: 'system', name: 'payins' }, (work) => indexAccounts(work, INDEXED_AT_ONCE)),
  },
  { name: 'payins.sweep', everyMs: 5000, round: (runtime) => sweepEarnings(runtime, bank) },
]
