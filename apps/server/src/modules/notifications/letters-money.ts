import type { Letters } from './letter.ts'
import { pathOf, rowsOf, seeAction } from './letters-transfers.ts'
import { messages } from './messages-money.es.ts'
import { amount, createWords, when } from './words.ts'

const words = createWords(messages)

/** Mails about money that did not arrive as ordered, and about refunds. */
export const moneyLetters: Letters<
  | 'choice-short'
  | 'choice-late'
  | 'held'
  | 'choice-held'
  | 'payment-reversed'
  | 'refund-started'
  | 'refund-account-needed'
  | 'refunded'
  | 'expired'
  | 'cancelled'
> = {
  'choice-short': (facts) => ({
    subject: words('choiceShort.subject', { recipient: facts.recipient }),
    body: words('choiceShort.body', {
      held: amount(facts.held),
      remaining: amount(facts.remaining),
      due: when(facts.dueAt),
    }),
    action: { label: words('choose'), path: pathOf(facts) },
  }),
  'choice-late': (facts) => ({
    subject: words('choiceLate.subject', { recipient: facts.recipient }),
    body: words('choiceLate.body', { due: when(facts.dueAt) }),
    action: { label: words('choose'), path: pathOf(facts) },
  }),
  held: (facts) => ({
    subject: words('held.subject', { recipient: facts.recipient }),
    body: words('held.body', { due: when(facts.dueAt) }),
    action: { label: words('held.action'), path: pathOf(facts) },
  }),
  'choice-held': (facts) => ({
    subject: words('choiceHeld.subject', { recipient: facts.recipient }),
    body: words('choiceHeld.body', { due: when(facts.dueAt) }),
    action: { label: words('choose'), path: pathOf(facts) },
  }),
  'payment-reversed': (facts) => ({
    subject: words('paymentReversed.subject', { recipient: facts.recipient }),
    body: words('paymentReversed.body', { recipient: facts.recipient }),
    action: seeAction(facts),
  }),
  'refund-started': (facts) => ({
    subject: words('refundStarted.subject', { refund: amount(facts.refund) }),
    body: words('refundStarted.body', { cause: facts.cause, recipient: facts.recipient }),
    rows: rowsOf(facts),
    action: seeAction(facts),
  }),
  'refund-account-needed': (about) => ({
    subject: words('refundAccountNeeded.subject'),
    body: words('refundAccountNeeded.body', { recipient: about.recipient }),
    action: seeAction(about),
  }),
  refunded: (facts) => ({
    subject: words('refunded.subject', { refund: amount(facts.refund) }),
    body: words('refunded.body', { recipient: facts.recipient }),
    action: seeAction(facts),
  }),
  expired: ({ recipient }) => ({
    subject: words('expired.subject', { recipient }),
    body: words('expired.body'),
    action: { label: words('expired.action'), path: '/send' },
  }),
  cancelled: (about) => ({
    subject: words('cancelled.subject', { recipient: about.recipient }),
    body: words('cancelled.body'),
    action: seeAction(about),
  }),
}
