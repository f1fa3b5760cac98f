import { toWireId } from '@puente/contract'
import { formatDateTime } from '@puente/money'
import type { Letter, Letters } from './letter.ts'
import { messages } from './messages-transfers.es.ts'
import type { AboutTransfer, HowToPay, Sum } from './moments.ts'
import { amount, createWords, when } from './words.ts'

const words = createWords(messages)

/** The path of a transfer's page. */
export const pathOf = ({ transferId }: AboutTransfer): string =>
  `/transfers/${toWireId('transfer', transferId)}`

/** A link to the transfer whose label names no detail. */
export const seeAction = (about: AboutTransfer): NonNullable<Letter['action']> => ({
  label: words('see'),
  path: pathOf(about),
})

/** The facts of a transfer as rows. */
export const rowsOf = (about: AboutTransfer): NonNullable<Letter['rows']> => [
  [words('rows.recipient'), about.recipient],
  [words('rows.send'), amount(about.send)],
  [words('rows.receive'), amount(about.receive)],
  [words('rows.reference'), about.reference],
]

type Unpaid = AboutTransfer & HowToPay & { readonly remaining: Sum }

/** The bank details that a payer needs, and the payment deadline, as rows. */
export const accountRows = (
  facts: HowToPay & { readonly reference: string },
  remaining: Sum,
): NonNullable<Letter['rows']> => [
  [words('rows.amount'), amount(remaining)],
  [words('rows.reference'), facts.reference],
  [words('rows.bank'), facts.bank],
  [words('rows.type'), facts.type],
  [words('rows.number'), facts.number],
  [words('rows.holder'), facts.holder],
  [words('rows.rut'), facts.rut],
  [words('rows.email'), facts.email],
  [words('rows.deadline'), formatDateTime(facts.deadlineAt)],
]

const howToPay = (facts: Unpaid, brand: string): Pick<Letter, 'rows' | 'after' | 'action'> => ({
  rows: accountRows(facts, facts.remaining),
  after: words('sameAccount', { brand }),
  action: { label: words('pay'), path: `/send/pay/${toWireId('transfer', facts.transferId)}` },
})

/** Mails about a transfer. */
export const transferLetters: Letters<
  | 'order-created'
  | 'deadline-near'
  | 'part-paid'
  | 'payment-received'
  | 'other-rut'
  | 'delivered'
  | 'review-lasting'
  | 'returned'
  | 'correction-needed'
  | 'stopped'
  | 'recall-answered'
> = {
  'order-created': (facts, { brandName }) => {
    const remaining = amount(facts.remaining)
    return {
      subject: words('orderCreated.subject', { remaining, recipient: facts.recipient }),
      body: words('orderCreated.body', { remaining, deadline: when(facts.deadlineAt) }),
      ...howToPay(facts, brandName),
    }
  },
  'deadline-near': (facts, { brandName }) => ({
    subject: words('deadlineNear.subject', { recipient: facts.recipient }),
    body: words(facts.held.minor === '0' ? 'deadlineNear.body' : 'deadlineNear.bodyRest', {
      held: amount(facts.held),
      remaining: amount(facts.remaining),
      deadline: when(facts.deadlineAt),
    }),
    ...howToPay(facts, brandName),
  }),
  'part-paid': (facts, { brandName }) => {
    const remaining = amount(facts.remaining)
    return {
      subject: words('partPaid.subject', { held: amount(facts.held), remaining }),
      body: words('partPaid.body', {
        recipient: facts.recipient,
        remaining,
        deadline: when(facts.deadlineAt),
      }),
      ...howToPay(facts, brandName),
    }
  },
  'payment-received': (about) => ({
    subject: words('paymentReceived.subject', { send: amount(about.send) }),
    body: words('paymentReceived.body', { recipient: about.recipient }),
    rows: rowsOf(about),
    action: seeAction(about),
  }),
  'other-rut': (about) => ({
    subject: words('otherRut.subject'),
    body: words('otherRut.body', { recipient: about.recipient }),
    action: seeAction(about),
  }),
  delivered: (about) => ({
    subject: words('delivered.subject', { recipient: about.recipient }),
    body: words('delivered.body', { recipient: about.recipient, receive: amount(about.receive) }),
    rows: rowsOf(about),
    action: { label: words('delivered.action'), path: pathOf(about) },
  }),
  'review-lasting': (about) => ({
    subject: words('reviewLasting.subject', { recipient: about.recipient }),
    body: words('reviewLasting.body'),
    action: seeAction(about),
  }),
  returned: (about) => ({
    subject: words('returned.subject', { recipient: about.recipient }),
    body: words('returned.body'),
    action: seeAction(about),
  }),
  'correction-needed': (about) => ({
    subject: words('correctionNeeded.subject', { recipient: about.recipient }),
    body: words('correctionNeeded.body'),
    action: { label: words('correctionNeeded.action'), path: pathOf(about) },
  }),
  stopped: (about) => ({
    subject: words('stopped.subject', { recipient: about.recipient }),
    body: words('stopped.body'),
    action: seeAction(about),
  }),
  'recall-answered': (about) => ({
    subject: words('recallAnswered.subject', { recipient: about.recipient }),
    body: words('recallAnswered.body'),
    action: seeAction(about),
  }),
}
