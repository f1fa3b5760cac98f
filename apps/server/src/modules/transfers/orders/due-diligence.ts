import { refuse, type CustomerKind, type Refusal } from '@puente/contract'
import type { Runtime, Work } from '../../../platform/work.ts'
import {
  requestEvidence,
  diligenceTerms,
  dueDiligenceOf,
  lockCustomer,
  type Passed,
} from '../../customers/index.ts'
import { blockedBy, openItem } from '../../pending-items/index.ts'
import { usdCentsAt, type OrderableQuote, type Quote } from '../../quotes/index.ts'
import { refusedBy } from './allowance.ts'
import { allowanceOfCustomer, toAllowanceWire } from './allowance-view.ts'
import { standingOf } from './due-diligence.store.ts'
import { evidenceLimits, type AllowanceFacts, type EvidenceFacts } from './read-allowance.ts'
import { fundingTerm } from '../terms.ts'

/**
 * The first window whose threshold this many more US cents exceed. Evidence in force raises each threshold to its
 * ceiling.
 */
function passedBy(facts: EvidenceFacts, usdCents: bigint): Passed | undefined {
  const passed = evidenceLimits(facts).find(
    ({ limitUsdCents, usedUsdCents }) => usedUsdCents + usdCents > limitUsdCents,
  )
  return (
    passed && {
      window: passed.window,
      thresholdUsdCents: passed.limitUsdCents,
      reachedUsdCents: passed.usedUsdCents + usdCents,
    }
  )
}

/** Requests evidence when existing orders exceed a threshold, because a rate, a threshold or the evidence changed. */
export async function demandForStanding(
  work: Work,
  customer: { readonly id: string; readonly kind: CustomerKind },
): Promise<void> {
  const standing = await standingOf(work, customer.id)
  if (standing === undefined) return
  const { thresholds } = await diligenceTerms(work, standing)
  const passed = passedBy({ thresholds, standing }, 0n)
  if (passed !== undefined) await requestEvidence(work, customer, passed)
}

/** The payment deadline of an order of this many CLP, and the unpaid orders that shortened it. */
function fundingOf({ terms, ordered: { unpaidOrders } }: AllowanceFacts, sendMinor: bigint) {
  const { hours, shortened } = fundingTerm(terms, sendMinor, unpaidOrders)
  return { hours, ...(shortened ? { unpaid: unpaidOrders } : {}) }
}

/**
 * The allowance for a firm price. Above a threshold it also requests the evidence, so that the customer can give it
 * before the last step. Above a published limit evidence does not help, and none is requested.
 */
export async function quoteAllowance(
  work: Work,
  quote: Quote,
  { asking }: { readonly asking: boolean },
): Promise<OrderableQuote> {
  const { customerId, price } = quote
  const seen = await allowanceOfCustomer(work, customerId, quote.corridorId)
  if (seen === undefined || 'refused' in seen) return {}
  const { sender, facts, allowance } = seen
  const orderable = {
    allowance: toAllowanceWire(seen, price.sendMinor),
    funding: fundingOf(facts, price.sendMinor),
  }
  const isEvidence = refusedBy(allowance, price.sendMinor)?.reason === 'evidence'
  const passed = isEvidence ? passedBy(facts, usdCentsAt(facts.usd, price.sendMinor)) : undefined
  if (passed === undefined || !sender.isActive) return orderable
  if (asking) await requestEvidence(work, { id: customerId, kind: sender.kind }, passed)
  return { needs: 'due-diligence', ...orderable }
}

/** Whether an order was refused for lack of evidence that was not requested yet. */
export const needsEvidence = ({ refused, facts }: Refusal): boolean =>
  refused === 'blocked-by-pending-item' && facts['subject'] === undefined

/**
 * Requests evidence after an order was refused for lack of it and its work was rolled back: in a new work, with the
 * customer locked. Returns the refusal with the item it opened.
 */
export const demandAfterRefusal = (
  runtime: Runtime,
  actor: Work['actor'],
  quoteOf: (work: Work) => Promise<Quote | undefined>,
  refused: Refusal,
): Promise<Refusal> =>
  runtime
    .work(actor, async (work): Promise<{ readonly known: Refusal }> => {
      if (actor.kind !== 'customer') return { known: refused }
      const customer = await lockCustomer(work, actor.customerId)
      const quote = await quoteOf(work)
      if (customer === undefined || quote === undefined) return { known: refused }
      await quoteAllowance(work, quote, { asking: true })
      const item = await openItem(work, customer.id, dueDiligenceOf(customer.kind).kind)
      return { known: item === undefined ? refuse('changed-meanwhile') : blockedBy(item) }
    })
    .then(({ known }) => known)
