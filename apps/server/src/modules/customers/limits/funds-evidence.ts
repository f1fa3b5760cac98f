import {
  refuse,
  type CustomerKind,
  type EvidenceRefusal,
  type FieldFault,
  type Refusal,
  type Id,
} from '@puente/contract'
import { actorText } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { settle } from '../../pending-items/index.ts'
import { lockCustomer } from '../records/customers.store.ts'
import { diligenceTerms, dueDiligenceOf } from './due-diligence.ts'
import * as store from './due-diligence.store.ts'

const YEAR_MS = 366 * 24 * 3_600_000

/** Requests evidence of funds after a threshold was passed. Changes nothing while a request is open. */
export async function requestEvidence(
  work: Work,
  customer: { readonly id: string; readonly kind: CustomerKind },
  passed: store.Passed,
): Promise<void> {
  await store.insertDemand(work, customer.id, customer.kind, passed)
  await settle(work, [dueDiligenceOf(customer.kind)], [customer.id])
}

/**
 * Records that the customer sent evidence, and starts the deadline of staff. Changes nothing when none is requested.
 */
export async function submitEvidence(work: Work, customerId: Id<'customer'>): Promise<void> {
  const customer = await lockCustomer(work, customerId)
  const demand = await store.lockDemand(work, customerId)
  if (customer === undefined || demand === undefined || demand.answeredAt !== undefined) return
  const { reviewDays } = await diligenceTerms(work, customer)
  await store.setAnswered(work, customerId, addBankingDays(await bankingCalendar(work), work.now, reviewDays))
  await settle(work, [dueDiligenceOf(customer.kind)], [customerId])
}

/** Evidence that staff accept: a ceiling in US cents for any window, its last instant, and its document if any. */
export interface AcceptedEvidence {
  readonly ceilingUsdMinor: bigint
  readonly until: Date
  readonly documentId?: Id<'document'>
}

/**
 * Accepts evidence of funds: ends the open request and allows orders up to the ceiling. It replaces the evidence in force, also
 * with a lower ceiling. May be used without a request.
 * Refuses at their fields a ceiling not above the thresholds, and a day that is past or more than a year ahead.
 */
export async function acceptEvidence(
  work: Work,
  customerId: Id<'customer'>,
  { ceilingUsdMinor, until, documentId }: AcceptedEvidence,
): Promise<true | Refusal<'not-found' | 'fields-wrong'>> {
  const customer = await lockCustomer(work, customerId)
  if (customer === undefined) return refuse('not-found')
  const { thresholds } = await diligenceTerms(work, customer)
  const demand = await store.lockDemand(work, customerId)
  const least = demand?.thresholdUsdCents ?? smallest(Object.values(thresholds))
  const faults: FieldFault[] = [
    ...(ceilingUsdMinor <= least ? [{ at: 'ceilingUsdCents', fault: 'too-small' }] : []),
    ...(until <= work.now ? [{ at: 'until', fault: 'in-the-past' }] : []),
    ...(until.getTime() > work.now.getTime() + YEAR_MS ? [{ at: 'until', fault: 'too-far' }] : []),
  ]
  if (faults.length > 0) return refuse('fields-wrong', { leastUsdCents: String(least) }, faults)
  const by = actorText(work.actor)
  await store.endEvidence(work, customerId, undefined)
  await store.insertEvidence(work, customerId, { ceilingUsdCents: ceilingUsdMinor, until, by }, documentId)
  await store.setSettled(work, customerId)
  await settle(work, [dueDiligenceOf(customer.kind)], [customerId])
  await work.audit({ action: 'accept-funds-evidence', subject: customerId })
  return true
}

const smallest = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((least, one) => (one < least ? one : least), amounts[0] ?? 0n)

/**
 * Refuses evidence as not sufficient: what was sent for the open request, and what is in force, or of that only what rests on a
 * document. Evidence that ends opens the request again which it had settled. The customer reads the reason and may send more.
 */
export async function refuseEvidence(
  work: Work,
  customerId: Id<'customer'>,
  because: EvidenceRefusal,
  documentId?: Id<'document'>,
): Promise<true | Refusal<'not-found' | 'item-closed'>> {
  const customer = await lockCustomer(work, customerId)
  if (customer === undefined) return refuse('not-found')
  const isAsked = (await store.lockDemand(work, customerId)) !== undefined
  const ended = await store.endEvidence(work, customerId, documentId)
  if (!isAsked && ended === 0) return refuse('item-closed')
  if (!isAsked) await store.reopenDemand(work, customerId)
  await store.setRefused(work, customerId, because)
  await settle(work, [dueDiligenceOf(customer.kind)], [customerId])
  await work.audit({ action: 'refuse-funds-evidence', subject: customerId, facts: { because } })
  return true
}
