import { formatDateTime, formatPercent, formatRateBothWays, isCurrency, rate } from '@puente/money'
import type { StatementFacts } from '../../transfers/index.ts'
import type { IssuedReceipt } from './issue-receipt.ts'
import { receiptMessages as words } from '../messages.es.ts'
import {
  amount,
  bridgeTo,
  countryName,
  footOf,
  pesos,
  type Paper,
  type PaperRow,
  type PaperSection,
} from '../paper.ts'
import { feeOutcomeOf, type IssueKind } from './receipt.ts'

/** The content of a receipt: dates in Santiago time, exact amounts, no RUT and no full account number. */
export function paperOf(issued: IssuedReceipt, brand: string, publicUrl: string): Paper {
  const { receipt, kind, facts, factsHash, issuedAt } = issued
  const { price, recipient, sender } = facts
  const endedAt = (kind === 'delivery' ? facts.deliveredAt : facts.refundedAt) ?? issuedAt
  return {
    brand,
    kind: sender.kind,
    title: words.title[kind],
    folio: receipt.folio,
    issuedAt: formatDateTime(issuedAt),
    issuedAtDate: issuedAt,
    from: { label: kind === 'delivery' ? words.sent : words.wasOrdered, amount: amount(price.send) },
    to:
      kind === 'delivery'
        ? { label: words.received(recipient.name), amount: amount(price.receive) }
        : { label: words.refunded, amount: pesos(facts.refundedMinor) },
    state: words.state[kind](formatDateTime(endedAt)),
    good: kind === 'delivery',
    bridge: bridgeTo(recipient.country, kind === 'delivery' ? 'delivered' : 'refunded'),
    blocks: [
      [accountTableOf(issued), momentsOf(issued)],
      ...(kind === 'refund' ? [refundOf(issued)] : []),
      kind === 'delivery' ? [priceOf(issued)] : inTwo(refundedPriceOf(issued)),
    ],
    foot: {
      ...footOf(receipt.code, factsHash, publicUrl),
      what: words.verifyWhat,
      legal: words.legal(brand),
    },
  }
}

/** Splits a section into two side by side to save height. */
function inTwo({ heading, rows }: PaperSection): PaperSection[] {
  const half = Math.ceil(rows.length / 2)
  return [
    { heading, rows: rows.slice(0, half) },
    { heading: '', rows: rows.slice(half) },
  ]
}

/** Sender and recipient, with the ending of the account only. */
export const accountTableOf = ({
  facts: { sender, recipient },
}: {
  readonly facts: Pick<StatementFacts, 'sender' | 'recipient'>
}): PaperSection => ({
  heading: words.people,
  rows: [
    { label: words.sender, value: sender.name },
    { label: words.recipient, value: recipient.name },
    { label: words.country, value: countryName(recipient.country) },
    { label: words.account, value: words.accountEnding(recipient.accountEnding) },
  ],
})

function momentsOf({ facts }: IssuedReceipt): PaperSection {
  const row = (label: string, at: Date | undefined): PaperRow[] =>
    at === undefined ? [] : [{ label, value: formatDateTime(at) }]
  return {
    heading: words.moments,
    rows: [
      { label: words.reference, value: facts.reference },
      ...row(words.orderedAt, facts.orderedAt),
      ...row(words.deliveredAt, facts.deliveredAt),
      ...row(words.returnedAt, facts.returnedAt),
      ...row(words.refundedAt, facts.refundedAt),
    ],
  }
}

const priceHeadings = { delivery: words.price, refund: words.priceOfRefund, order: words.priceOfOrder }
const sendLabels = { delivery: words.sendAmount, refund: words.orderedAmount, order: words.willSend }
const convertedLabels = { delivery: words.converted, refund: words.converted, order: words.willConvert }
const receiveLabels = { delivery: words.receive, refund: words.notReceived, order: words.willReceive }

/** Every figure of a price, as fixed in the quote. */
export function priceOf({
  kind,
  facts: { price },
}: {
  readonly kind: IssueKind
  readonly facts: Pick<StatementFacts, 'price'>
}): PaperSection {
  const strong = kind === 'refund' ? {} : { strong: true }
  const { currency } = price.receive
  const perUnit = (text: string) =>
    isCurrency(currency) ? formatRateBothWays(rate(currency, 'CLP', text)) : { unit: text, pesos: '' }
  const [applied, market] = [perUnit(price.customerClpPerUnit), perUnit(price.midMarketClpPerUnit)]
  const source = words.midRateSource(price.rateSource, formatDateTime(price.rateAsOf))
  return {
    heading: priceHeadings[kind],
    rows: [
      { label: sendLabels[kind], value: amount(price.send) },
      { label: words.feeNet, value: amount(price.fee.net) },
      { label: words.feeIva, value: amount(price.fee.iva) },
      { label: convertedLabels[kind], value: amount(price.converted) },
      { label: words.rate, value: applied.unit, note: applied.pesos },
      { label: words.midRate, value: market.unit, note: `${market.pesos}. ${source}` },
      {
        label: words.spread,
        value: `${amount(price.spread.amount)} (${formatPercent(price.spread.bps)})`,
      },
      {
        label: receiveLabels[kind],
        value: amount(price.receive),
        ...strong,
      },
      {
        label: words.totalCost,
        value: `${amount(price.totalCost.amount)} (${formatPercent(price.totalCost.bps)})`,
        note: words.totalCostParts,
        ...strong,
      },
    ],
  }
}

/**
 * The price of a refunded transfer. Without a conversion there are only the amounts of the order, because no rate was
 * applied and no cost charged. A fee that was refunded leaves no total cost.
 */
function refundedPriceOf(issued: IssuedReceipt): PaperSection {
  const { price } = issued.facts
  const outcome = feeOutcomeOf(issued.facts)
  if (outcome === 'not-charged')
    return {
      heading: words.notSent,
      rows: [
        { label: words.orderedAmount, value: amount(price.send) },
        { label: words.notReceived, value: amount(price.receive) },
      ],
    }
  const { heading, rows } = priceOf(issued)
  return {
    heading,
    rows: outcome === 'kept' ? rows : rows.filter(({ label }) => label !== words.totalCost),
  }
}

/** The refunded amount, and what happened to the fee. */
function refundOf({ facts }: IssuedReceipt): PaperSection[] {
  const outcome = feeOutcomeOf(facts)
  return [
    {
      heading: words.refund,
      rows: [
        { label: words.refundAmount, value: pesos(facts.refundedMinor), strong: true },
        { label: words.refundTo, value: words.refundToSource },
      ],
      remark: words.fee[outcome],
    },
  ]
}
