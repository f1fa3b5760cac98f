import { formatDateTime } from '@puente/money'
import type { IssuedConfirmation } from './issue-confirmation.ts'
import type { Letterhead } from '../letterhead.ts'
import { orderMessages as words } from './messages-order.es.ts'
import { receiptMessages } from '../messages.es.ts'
import { amount, bridgeTo, footOf, pesos, type Paper, type PaperRow, type PaperSection } from '../paper.ts'
import { accountTableOf, priceOf } from './receipt-content.ts'

/** The confirmation of an order: amounts, price, how and until when to pay, and the customer's rights. */
export function confirmationOf(issued: IssuedConfirmation, letterhead: Letterhead): Paper {
  const { receipt, facts, factsHash, issuedAt } = issued
  const { brandName, publicUrl, operator } = letterhead
  const { price, recipient, sender, fundingDeadlineAt } = facts
  return {
    brand: brandName,
    kind: sender.kind,
    title: words.title,
    folio: receipt.folio,
    issuedAt: formatDateTime(issuedAt),
    issuedAtDate: issuedAt,
    from: { label: words.sends, amount: amount(price.send) },
    to: { label: words.receives(recipient.name), amount: amount(price.receive) },
    state: words.payUntil(formatDateTime(fundingDeadlineAt)),
    good: false,
    bridge: bridgeTo(recipient.country, 'waiting-for-payment'),
    blocks: [
      [accountTableOf(issued), momentsOf(issued)],
      [priceOf({ kind: 'order', facts }), payOf(issued)],
      [rightsOf(issued, letterhead)],
    ],
    foot: {
      ...footOf(receipt.code, factsHash, publicUrl),
      what: words.what,
      legal: words.legal(operator),
    },
  }
}

const momentsOf = ({ facts }: IssuedConfirmation): PaperSection => ({
  heading: words.order,
  rows: [
    { label: receiptMessages.reference, value: facts.reference },
    { label: receiptMessages.orderedAt, value: formatDateTime(facts.orderedAt) },
    { label: words.deadline, value: formatDateTime(facts.fundingDeadlineAt), strong: true },
    { label: words.arrival, value: formatDateTime(facts.price.arrival.estimatedAt) },
  ],
})

/** The account to pay into. A confirmation without an account, from earlier versions, has the amount only. */
function payOf({ facts: { account, price, reference } }: IssuedConfirmation): PaperSection {
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
