import { toWireId, type PublicState } from '@puente/contract'
import { formatDateTime } from '@puente/money'
import type { Letter, Letters, Target } from './letter.ts'
import type { AboutTransfer, HowToPay, Sum } from '../template-facts.ts'
import { amount, valueWords as words, when } from '../words.ts'

/** The page of a transfer. */
export const transferTarget = ({ transferId }: AboutTransfer): Target => ({
  path: `/transfers/${toWireId('transfer', transferId)}`,
})

/** The variables about a transfer. */
export const transferValues = (about: AboutTransfer) => ({
  recipient: about.recipient,
  reference: about.reference,
  send: amount(about.send),
  receive: amount(about.receive),
})

/** A message about a transfer, with a link to it. */
export const plainLetter = (about: AboutTransfer) => ({
  values: transferValues(about),
  target: transferTarget(about),
})

/** The bridge line of a transfer that reached a state; none for a message of an earlier version. */
export const bridgeAt = ({ country }: AboutTransfer, state: PublicState): Letter['bridge'] =>
  country === undefined ? undefined : { to: country, state }

/** The same with the bridge line of a state. */
export const letterAt = (state: PublicState) => (about: AboutTransfer) => ({
  ...plainLetter(about),
  bridge: bridgeAt(about, state),
})

/** The facts of a transfer as rows. */
export const rowsOf = (about: AboutTransfer): NonNullable<Letter['rows']> => [
  [words('rows.recipient'), about.recipient],
  [words('rows.send'), amount(about.send)],
  [words('rows.receive'), amount(about.receive)],
  [words('rows.reference'), about.reference],
]

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

type Unpaid = AboutTransfer & HowToPay & { readonly remaining: Sum; readonly held?: Sum }

const unpaidLetter = (facts: Unpaid) => ({
  values: {
    ...transferValues(facts),
    received: amount(facts.held ?? { minor: '0', currency: 'CLP' }),
    remaining: amount(facts.remaining),
    deadline: when(facts.deadlineAt),
  },
  bridge: bridgeAt(facts, 'waiting-for-payment'),
  rows: accountRows(facts, facts.remaining),
  target: { path: `/send/pay/${toWireId('transfer', facts.transferId)}` },
})

/** Messages about a transfer. */
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
  'order-created': unpaidLetter,
  'deadline-near': (facts) => {
    const letter = unpaidLetter(facts)
    return { ...letter, values: { ...letter.values, part: facts.held.minor === '0' ? 'none' : 'some' } }
  },
  'part-paid': unpaidLetter,
  'payment-received': (about) => ({ ...letterAt('converting')(about), rows: rowsOf(about) }),
  'other-rut': plainLetter,
  delivered: (about) => ({ ...letterAt('delivered')(about), rows: rowsOf(about) }),
  // Both may come before any payment, so that they say no place of the money.
  'review-lasting': plainLetter,
  stopped: plainLetter,
  returned: letterAt('returned'),
  'correction-needed': letterAt('needs-correction'),
  'recall-answered': plainLetter,
}
