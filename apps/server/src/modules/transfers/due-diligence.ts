import { diligenceWindows, pendingItemKinds, refuse, type CustomerKind, type Refusal } from '@puente/contract'
import type { Desk, Work } from '../../platform/work.ts'
import {
  demandEvidence,
  diligenceTerms,
  dueDiligenceOf,
  lockCustomer,
  type Passed,
} from '../customers/index.ts'
import { blockedBy, openItem } from '../pending-items/index.ts'
import { quoteFor, usdCentsFor, type Quote } from '../quotes/index.ts'
import { standingOf, type Standing } from './due-diligence.store.ts'
import { checkLimits } from './limits.ts'
import { orderTerms } from './terms.ts'

/** The first window whose threshold these US cents more would pass; evidence in force raises every threshold to its ceiling. */
async function passedBy(work: Work, standing: Standing, usdCents: bigint): Promise<Passed | undefined> {
  const { thresholds } = await diligenceTerms(work, standing)
  const ceiling = standing.evidence?.ceilingUsdCents ?? 0n
  for (const window of diligenceWindows) {
    const published = thresholds[window]
    if (published === undefined) continue
    const thresholdUsdCents = published > ceiling ? published : ceiling
    const reachedUsdCents = standing.used[window] + usdCents
    if (reachedUsdCents > thresholdUsdCents) return { window, thresholdUsdCents, reachedUsdCents }
  }
  return undefined
}

/** What an order of so many US cents would pass, open orders and this one included; undefined when it needs no evidence. */
export async function thresholdPassed(
  work: Work,
  customerId: string,
  usdCents: bigint,
): Promise<Passed | undefined> {
  const standing = await standingOf(work, customerId)
  return standing && passedBy(work, standing, usdCents)
}

/** The refusal of an order over a threshold; the item that it opens is named once its own work has opened it. */
export async function checkDiligence(
  work: Work,
  customer: { readonly id: string; readonly kind: CustomerKind },
  usdCents: bigint,
): Promise<Refusal<'blocked-by-pending-item'> | undefined> {
  if ((await thresholdPassed(work, customer.id, usdCents)) === undefined) return undefined
  const { kind } = dueDiligenceOf(customer.kind)
  return refuse('blocked-by-pending-item', { kind, path: pendingItemKinds[kind].path })
}

/** What has been ordered passes a threshold by itself: a rate, a threshold or the evidence is not what it was. */
export async function demandForStanding(
  work: Work,
  customer: { readonly id: string; readonly kind: CustomerKind },
): Promise<void> {
  const passed = await thresholdPassed(work, customer.id, 0n)
  if (passed !== undefined) await demandEvidence(work, customer, passed)
}

/** A firm price over a threshold says so, and what is owed is asked for at once: nobody is surprised at the end. */
export async function quoteNeeds(
  work: Work,
  quote: Quote,
  { asking }: { readonly asking: boolean },
): Promise<'due-diligence' | undefined> {
  const { customerId: id, price } = quote
  const usdCents = await usdCentsFor(work, price.sendMinor)
  const standing = await standingOf(work, id)
  if (typeof usdCents !== 'bigint' || standing?.isActive !== true) return undefined
  const passed = await passedBy(work, standing, usdCents)
  if (passed === undefined) return undefined
  // Over a published limit no evidence helps: the order is refused for the limit.
  const customer = { id, ...standing }
  const wished = { sendMinor: price.sendMinor, usdCents }
  if ((await checkLimits(work, customer, await orderTerms(work), wished)) !== undefined) return undefined
  if (asking) await demandEvidence(work, customer, passed)
  return 'due-diligence'
}

/**
 * Asks for evidence after an order was refused for it, whose own work left nothing behind: in a work of its own, with the
 * customer locked. Answers the refusal with the item it opened.
 */
export const demandAfterRefusal = (
  desk: Desk,
  actor: Work['actor'],
  quoteId: string,
  refused: Refusal,
): Promise<Refusal> =>
  desk
    .work(actor, async (work): Promise<{ readonly known: Refusal }> => {
      if (actor.kind !== 'customer') return { known: refused }
      const customer = await lockCustomer(work, actor.customerId)
      const quote = await quoteFor(work, quoteId)
      if (customer === undefined || quote === undefined) return { known: refused }
      await quoteNeeds(work, quote, { asking: true })
      const item = await openItem(work, customer.id, dueDiligenceOf(customer.kind).kind)
      return { known: item === undefined ? refuse('changed-meanwhile') : blockedBy(item) }
    })
    .then(({ known }) => known)
