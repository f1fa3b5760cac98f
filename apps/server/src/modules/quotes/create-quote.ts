import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { salesGate } from '../readiness/index.ts'
import { priceFor, type PriceAsked, type PriceRefusal } from './price-for.ts'
import { quoteRules } from './quote-rules.ts'
import type { Quote } from './quote.ts'
import { insertQuote } from './quotes.store.ts'

const MINUTE_MS = 60_000

/**
 * Stores the current price for the acting customer as a firm quote. It is valid for the time in the rules (seed: 30
 * minutes). Refuses while sales are closed.
 */
export async function createQuote(
  work: Work,
  asked: PriceAsked,
): Promise<Quote | PriceRefusal | Refusal<'not-allowed' | 'not-selling'>> {
  if (work.actor.kind !== 'customer') return refuse('not-allowed')
  const closed = await salesGate(work)
  if (closed !== undefined) return closed
  const priced = await priceFor(work, asked)
  if ('refused' in priced) return priced
  const { quoteMinutes } = await quoteRules(work)
  const quote: Quote = {
    ...priced.with,
    id: work.id(),
    customerId: work.actor.customerId,
    corridorId: asked.corridorId,
    price: priced.price,
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + quoteMinutes * MINUTE_MS),
  }
  await insertQuote(work, quote)
  return quote
}
