import type { Letters } from './letter.ts'
import {
  bridgeAt,
  letterAt,
  plainLetter,
  rowsOf,
  transferTarget,
  transferValues,
} from './letters-transfers.ts'
import type { AboutTransfer } from '../template-facts.ts'
import { amount, when } from '../words.ts'

const withDue = (facts: AboutTransfer & { readonly dueAt: string }) => ({
  values: { ...transferValues(facts), due: when(facts.dueAt) },
  target: transferTarget(facts),
})

/** Messages about money that did not arrive as ordered, and about refunds. */
export const moneyLetters: Letters<
  | 'choice-short'
  | 'choice-late'
  | 'held'
  | 'choice-held'
  | 'excess-refunded'
  | 'payment-reversed'
  | 'refund-started'
  | 'refund-account-needed'
  | 'refunded'
  | 'expired'
  | 'cancelled'
> = {
  'choice-short': (facts) => {
    const { values, target } = withDue(facts)
    return {
      values: { ...values, received: amount(facts.held), remaining: amount(facts.remaining) },
      target,
    }
  },
  'choice-late': withDue,
  held: (facts) => ({ ...withDue(facts), bridge: bridgeAt(facts, 'on-hold') }),
  'choice-held': withDue,
  'payment-reversed': plainLetter,
  'refund-started': (facts) => ({
    values: { ...transferValues(facts), refund: amount(facts.refund), cause: facts.cause },
    bridge: bridgeAt(facts, 'refunding'),
    rows: rowsOf(facts),
    target: transferTarget(facts),
  }),
  'excess-refunded': (facts) => ({
    values: { ...transferValues(facts), refund: amount(facts.refund) },
    target: transferTarget(facts),
  }),
  'refund-account-needed': plainLetter,
  refunded: (facts) => ({
    values: { ...transferValues(facts), refund: amount(facts.refund) },
    bridge: bridgeAt(facts, 'refunded'),
    target: transferTarget(facts),
  }),
  expired: (about) => ({
    values: transferValues(about),
    bridge: bridgeAt(about, 'expired'),
    target: { path: '/send' },
  }),
  cancelled: letterAt('cancelled'),
}
