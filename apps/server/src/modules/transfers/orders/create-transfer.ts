import {
  refuse,
  toWireId,
  type FundsSource,
  type Purpose,
  type Refusal,
  type Relationship,
  type Id,
} from '@puente/contract'
import type { NamesPort } from '../../../partners/names.ts'
import { actorText } from '../../../platform/actor.ts'
import { recordPartnerCalls, type PartnerCall } from '../../../platform/data/partner-calls.ts'
import { keepTrace } from '../../../platform/telemetry/subject-traces.ts'
import type { Work } from '../../../platform/work.ts'
import { openTransferAccounts } from '../../books/index.ts'
import {
  addressLine,
  comunaName,
  customerFor,
  lockCustomer,
  rutOf,
  signingRefusal,
  type Customer,
} from '../../customers/index.ts'
import { openOrder, referenceFrom } from '../../payins/index.ts'
import { quoteFor, usdCentsAt, type Quote } from '../../quotes/index.ts'
import {
  isIncomplete,
  quietUntil,
  recipientFor,
  touchRecipient,
  type Recipient,
} from '../../recipients/index.ts'
import { keepScreening, screen, type Party, type Screening } from '../../screening/index.ts'
import { transferMoved } from '../events.ts'
import { historyOf, type HistoryEntry } from '../history.store.ts'
import { checkLimits } from './limits.ts'
import { openReview } from '../reviews/open-review.ts'
import type { AllowanceFacts } from './read-allowance.ts'
import { fundingTerm, hoursAfter, payinAccount } from '../terms.ts'
import type { Parties, Transfer } from '../transfer.ts'
import * as store from '../transfers.store.ts'

export interface TransferOrder {
  readonly quoteId: Id<'quote'>
  readonly recipientId: Id<'recipient'>
  readonly purpose: Purpose
  readonly fundsSource: FundsSource
  readonly relationship: Relationship
}

export type CheckRefusal = Refusal<
  | 'not-found'
  | 'not-selling'
  | 'quote-expired'
  | 'quote-already-used'
  | 'recipient-of-other-corridor'
  | 'recipient-just-changed'
  | 'recipient-incomplete'
  | 'too-many-open-orders'
  | 'too-many-orders'
  | 'too-many-new-recipients'
  | 'limit-exceeded'
  | 'blocked-by-pending-item'
  | 'sending-restricted'
  | 'account-closing'
  | 'amount-above-maximum'
  | 'rate-unavailable'
  | 'unavailable'
>
export type OrderRefusal = CheckRefusal | Refusal<'signatures-needed' | 'signing-power-missing'>

export interface Facts {
  readonly customer: Customer
  readonly customerAddress: string | undefined
  readonly customerComuna: string | undefined
  readonly quote: Quote
  readonly recipient: Recipient
}

export interface Screened {
  readonly screening: Screening
  readonly call: PartnerCall
}

async function factsOf(
  work: Work,
  order: Pick<TransferOrder, 'quoteId' | 'recipientId'>,
  readCustomer: typeof customerFor,
): Promise<Facts | Refusal<'not-found'>> {
  if (work.actor.kind !== 'customer') return refuse('not-found')
  const { customerId } = work.actor
  const [customer, quote, recipient] = await Promise.all([
    readCustomer(work, customerId),
    quoteFor(work, order.quoteId),
    recipientFor(work, order.recipientId),
  ])
  if (customer === undefined || quote?.customerId !== customerId || recipient?.customerId !== customerId)
    return refuse('not-found')
  const customerAddress = customer.address && (await addressLine(work, customer.address))
  const customerComuna = customer.address && (await comunaName(work, customer.address))
  return { customer, customerAddress, customerComuna, quote, recipient }
}

/** The two parties of a transfer to screen. */
export function partiesToScreen(parties: Parties): Party[] {
  const { originator, beneficiary } = parties
  return [
    { role: 'customer', kind: originator.kind, name: originator.name, country: originator.country },
    { role: 'recipient', kind: beneficiary.kind, name: beneficiary.name, country: beneficiary.country },
  ]
}

/** The parties of an order as they are now. */
export function freeze({
  customer,
  customerAddress,
  customerComuna,
  recipient,
}: Omit<Facts, 'quote'>): Parties {
  return {
    originator: {
      kind: customer.kind,
      name: customer.name,
      rut: rutOf(customer),
      country: customer.country,
      address: customerAddress,
      comuna: customerComuna,
    },
    beneficiary: {
      kind: recipient.kind,
      name: recipient.name,
      country: recipient.country,
      fields: recipient.details,
      accountEnding: recipient.accountEnding,
    },
  }
}

/** Sender and recipient of an order that does not exist yet. */
export async function partiesOfOrder(
  work: Work,
  order: Pick<TransferOrder, 'quoteId' | 'recipientId'>,
): Promise<Parties | Refusal<'not-found'>> {
  const facts = await factsOf(work, order, customerFor)
  return 'refused' in facts ? facts : freeze(facts)
}

/** Screens both parties, outside any transaction and before the order exists. */
export async function screenOrder(
  names: NamesPort,
  parties: Parties,
): Promise<Screened | Refusal<'unavailable'>> {
  const { screening, call } = await screen(names, partiesToScreen(parties))
  return screening === undefined ? refuse('unavailable') : { screening, call }
}

function newTransfer(
  work: Work,
  facts: Facts,
  order: TransferOrder,
  { terms, usd, ordered, orderedBy }: AllowanceFacts & Pick<SignedOrder, 'orderedBy'>,
): Transfer {
  const id = work.id()
  const { price } = facts.quote
  const { hours, shortened } = fundingTerm(terms, price.sendMinor, ordered.unpaidOrders)
  return {
    id,
    reference: referenceFrom(id),
    customerId: facts.customer.id,
    userId: orderedBy,
    recipientId: facts.recipient.id,
    quoteId: facts.quote.id,
    corridorId: facts.quote.corridorId,
    state: 'awaiting-payin',
    reviewedFrom: undefined,
    sendMinor: price.sendMinor,
    receiveMinor: price.receiveMinor,
    currency: price.receiveCurrency,
    usdCents: usdCentsAt(usd, price.sendMinor),
    purpose: order.purpose,
    fundsSource: order.fundsSource,
    relationship: order.relationship,
    createdAt: work.now,
    changedAt: work.now,
    fundingDeadlineAt: hoursAfter(work.now, hours),
    unpaidBefore: shortened ? ordered.unpaidOrders : 0,
    cancelAskedAt: undefined,
  }
}

/** The signatures on an order of a company, as ids of users, and who asked for them. */
export interface SignedOrder {
  readonly orderedBy: Id<'user'>
  readonly signedBy: readonly string[]
}

/** Refuses an order of a company that these signatures do not allow. */
async function unsignedRefusal(
  work: Work,
  { id, kind }: Customer,
  signedBy: readonly string[],
  usdCents: bigint,
) {
  return kind === 'company' ? signingRefusal(work, id, signedBy, usdCents) : undefined
}

/** A new order with the data it was created from. */
export interface Ordered {
  readonly transfer: Transfer
  readonly quote: Quote
  readonly parties: Parties
  readonly history: readonly HistoryEntry[]
}

/** An order that was checked against everything but signatures, with its customer locked. */
export interface CheckedOrder {
  readonly facts: Facts
  readonly judged: AllowanceFacts
  readonly usdCents: bigint
}

/**
 * Checks an order against everything but signatures: quote, recipient, limits and pending evidence. Locks the customer,
 * so that orders of a customer are checked and created one after another.
 */
export async function checkOrder(
  work: Work,
  order: Pick<TransferOrder, 'quoteId' | 'recipientId'>,
): Promise<CheckedOrder | CheckRefusal> {
  const facts = await factsOf(work, order, lockCustomer)
  if ('refused' in facts) return facts
  const { customer, quote, recipient } = facts
  if (quote.expiresAt <= work.now) return refuse('quote-expired')
  // A price derived for an existing order belongs to that order.
  if (quote.derivedFrom !== undefined) return refuse('quote-already-used')
  if (recipient.corridorId !== quote.corridorId) return refuse('recipient-of-other-corridor')
  const until = quietUntil(recipient, work.now)
  if (until !== undefined) return refuse('recipient-just-changed', { againAt: until.toISOString() })
  if (await isIncomplete(work, recipient))
    return refuse('recipient-incomplete', { recipientId: toWireId('recipient', recipient.id) })
  // Queried together after the customer is locked, and evaluated in this order.
  const [account, judged] = await Promise.all([
    payinAccount(work),
    checkLimits(work, customer, quote.price.sendMinor, recipient.id),
  ])
  if (account === undefined) return refuse('unavailable')
  if ('refused' in judged) return judged
  return { facts, judged, usdCents: usdCentsAt(judged.usd, quote.price.sendMinor) }
}

/**
 * Creates an order at its quote's price: screening result, limits and order are stored together or not at all.
 * A hit opens a review immediately; the customer only sees that the order is being checked. Without `signed`, the acting
 * member is the only signer.
 */
export async function createTransfer(
  work: Work,
  order: TransferOrder,
  screened: Screened,
  signed?: SignedOrder,
): Promise<Ordered | OrderRefusal> {
  if (work.actor.kind !== 'customer') return refuse('not-found')
  const { orderedBy, signedBy } = signed ?? { orderedBy: work.actor.userId, signedBy: [work.actor.userId] }
  const checked = await checkOrder(work, order)
  if ('refused' in checked) return checked
  const { facts, judged, usdCents } = checked
  const { customer, quote, recipient } = facts
  const unsigned = await unsignedRefusal(work, customer, signedBy, usdCents)
  if (unsigned !== undefined) return unsigned
  const transfer = newTransfer(work, facts, order, { ...judged, orderedBy })
  const parties = freeze(facts)
  const by = actorText(work.actor)
  const [isNew] = await Promise.all([
    store.insertTransfer(work, transfer, parties, by),
    openOrder(work, {
      id: transfer.id,
      reference: transfer.reference,
      customerId: customer.id,
      payerRut: rutOf(customer),
      amountMinor: transfer.sendMinor,
      deadlineAt: transfer.fundingDeadlineAt,
    }),
    touchRecipient(work, { ...transfer, id: recipient.id }),
    keepScreening(work, transfer.id, 'order', screened.screening),
    recordPartnerCalls(work, transfer.id, [screened.call]),
    keepTrace(work, transfer.id),
    work.emit(transferMoved(transfer.id, undefined, transfer.state)),
    openTransferAccounts(work, transfer),
  ])
  if (!isNew) return refuse('quote-already-used')
  if (screened.screening.verdict === 'clear') {
    const ordered = { sequence: 1, from: undefined, to: transfer.state, event: 'ordered', facts: {} }
    return { transfer, quote, parties, history: [{ ...ordered, actor: by, at: work.now }] }
  }
  const reviewed = await openReview(work, transfer.id, 'screening-hit', judged.terms)
  return { transfer: reviewed, quote, parties, history: await historyOf(work, transfer.id) }
}
