import type { PublicState } from '@puente/contract'
import { formatDateTime } from '@puente/money'
import type { IssuedConfirmation } from './issue-confirmation.ts'
import type { Letterhead } from '../letterhead.ts'
import { orderMessages as words } from './messages-order.es.ts'
import { receiptMessages } from '../messages.es.ts'
import { amount, bridgeTo, footOf, pesos, type Paper, type PaperRow, type PaperSection } from '../paper.ts'
import { accountTableOf, priceOf } from './receipt-content.ts'

type Outcome = NonNullable<IssuedConfirmation['facts']['payment']>['kind']
/** The place of the money on the bridge line for each outcome of the payment. */
const placeOf: Readonly<Record<Outcome, PublicState>> = {
  paid: 'converting',
  expired: 'expired',
  cancelled: 'cancelled',
  'not-paid': 'refunding',
}

/**
 * The confirmation of an order: amounts, price, how and until when to pay, and the customer's rights. Once the payment
 * is received, or no longer expected, it states so, and not how to pay.
 */
export function confirmationOf(issued: IssuedConfirmation, letterhead: Letterhead): Paper {
  const { receipt, facts, factsHash, issuedAt } = issued
  const { brandName, publicUrl, operator } = letterhead
  const { price, recipient, sender, fundingDeadlineAt, payment } = facts
  return {
    brand: brandName,
    kind: sender.kind,
    title: words.title,
    folio: receipt.folio,
    issuedAt: formatDateTime(issuedAt),
    issuedAtDate: issuedAt,
    from: { label: words.sends, amount: amount(price.send) },
    to: { label: words.receives(recipient.name), amount: amount(price.receive) },
    state:
      payment === undefined
        ? words.payUntil(formatDateTime(fundingDeadlineAt))
        : words.outcomes[payment.kind](formatDateTime(payment.at)),
    good: payment?.kind === 'paid',
    bridge: bridgeTo(
      recipient.country,
      payment === undefined ? 'waiting-for-payment' : placeOf[payment.kind],
    ),
    blocks: [
      [accountTableOf(issued), momentsOf(issued)],
      [priceOf({ kind: 'order', facts }), payOf(issued)],
      [rightsOf(issued, letterhead)],
    ],
    foot: {
      ...footOf(receipt.code, factsHash, publicUrl),
      what: payment?.kind === 'paid' ? words.whatPaid : words.what,
      legal: words.legal(operator),
    },
  }
}

const momentsOf = (issued: IssuedConfirmation): PaperSection => ({
  heading: words.order,
  rows: [
    { label: receiptMessages.reference, value: issued.facts.reference },
    { label: receiptMessages.orderedAt, value: formatDateTime(issued.facts.orderedAt) },
    ...deadlineOf(issued),
  ],
})

/** Until when to pay and when the money arrives; once the payment has an outcome, its instant instead of the deadline. */
function deadlineOf({ facts: { payment, fundingDeadlineAt, price } }: IssuedConfirmation): PaperRow[] {
  const arrival = { label: words.arrival, value: formatDateTime(price.arrival.estimatedAt) }
  if (payment === undefined)
    return [{ label: words.deadline, value: formatDateTime(fundingDeadlineAt), strong: true }, arrival]
  const ended = {
    label: words.outcomeLabels[payment.kind],
    value: formatDateTime(payment.at),
    strong: true,
  }
  return payment.kind === 'paid' ? [ended, arrival] : [ended]
}

/** The payment that is over: nobody pays again. */
const settledOf = ({ price, reference }: IssuedConfirmation['facts'], kind: Outcome): PaperSection => ({
  heading: words.payment,
  rows: [
    { label: kind === 'paid' ? words.received : words.asked, value: amount(price.send), strong: true },
    { label: receiptMessages.reference, value: reference },
  ],
  remark: words.outcomeRemarks[kind],
})

/** The account to pay into. A confirmation without an account, from earlier versions, has the amount only. */
function payOf({ facts }: IssuedConfirmation): PaperSection {
  const { account, price, reference, payment } = facts
  if (payment !== undefined) return settledOf(facts, payment.kind)
  const rows: PaperRow[] =
    account === undefined
      ? []
      : [
          { label: words.bank, value: account.bank },
          { label: words.accountType, value: account.type },
          { label: words.accountNumber, value: account.number },
          { label: words.holder, value: account.holder },
          { label: words.rut, value: account.rut },
          { label: words.email, value: account.email },
        ]
  return {
    heading: words.pay,
    rows: [
      { label: words.exactly, value: amount(price.send), strong: true },
      { label: words.message, value: reference, strong: true },
      ...rows,
    ],
    remark: words.payRemark,
  }
}

function rightsOf(
  { facts: { returns } }: IssuedConfirmation,
  { operator, publicUrl }: Letterhead,
): PaperSection {
  return {
    heading: words.rights,
    rows: [],
    texts: [
      words.cancel,
      words.short,
      words.undelivered,
      words.returned(returns.secondReturnMonths, pesos(returns.chargeMinor)),
      words.complain(operator.email, new URL('/complaints', publicUrl).href),
    ],
  }
}
