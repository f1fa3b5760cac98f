import { isRefusal, refuse, type CustomerKind } from '@puente/contract'
import { customerEndpoints, type PriceWire, type QuoteWire } from '@puente/contract/customer'
import { door, type Door } from '../../platform/http/door.ts'
import type { Work } from '../../platform/work.ts'
import { createQuote } from './create-quote.ts'
import { priceFor, type PriceAsked, type PriceRefusal } from './price-for.ts'
import { quoteUuid, toPriceWire, toQuoteWire, type Quote } from './quote.ts'
import { customerOfQuote, quoteFor } from './quotes.store.ts'

/** Answers whether the acting customer is a person or a company; given by the wiring, because quotes stand below. */
export type ActingKind = (work: Work) => Promise<CustomerKind>

const askedOf = (
  { corridorId, side, amount }: { corridorId: string; side: PriceAsked['side']; amount: string },
  customerKind: CustomerKind,
): PriceAsked => ({ corridorId, side, amountMinor: BigInt(amount), customerKind })

/**
 * Answers what a price's owner has to settle before ordering at it, and asks for it where they have just asked for the
 * price; given by the wiring, because quotes stand below.
 */
export type QuoteNeeds = (
  work: Work,
  quote: Quote,
  when: { readonly asking: boolean },
) => Promise<QuoteWire['needs']>

/** What customers, and for indicative prices anyone, may ask about prices. */
export const quoteDoors = (actingKind: ActingKind, needsOf: QuoteNeeds): readonly Door[] => [
  door(customerEndpoints.getPrice, async (work, { query }): Promise<PriceWire | PriceRefusal> => {
    const priced = await priceFor(work, askedOf(query, await actingKind(work)))
    return 'refused' in priced ? priced : toPriceWire(priced.price)
  }),
  door(customerEndpoints.createQuote, async (work, { body }) => {
    const quote = await createQuote(work, askedOf(body, await actingKind(work)))
    return isRefusal(quote) ? quote : toQuoteWire(quote, await needsOf(work, quote, { asking: true }))
  }),
  door(customerEndpoints.getQuote, async (work, { params }) => {
    const id = quoteUuid(params.id)
    const quote = id === undefined ? undefined : await quoteFor(work, id)
    if (quote === undefined) return refuse('not-found')
    return toQuoteWire(quote, await needsOf(work, quote, { asking: false }))
  }),
]

/** For the generic door: whose quote the path names. */
export async function quoteOwner(work: Work, wireId: string): Promise<string | undefined> {
  const id = quoteUuid(wireId)
  return id === undefined ? undefined : customerOfQuote(work, id)
}
