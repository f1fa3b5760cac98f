import { refuse, toWireId, type Id, type Refusal } from '@puente/contract'
import type { QuoteRecord } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { pricingKeyOf } from '../../corridors/index.ts'
import { customerFor } from '../../customers/index.ts'
import { quoteFor, readingFor, readingView, toPriceWire } from '../../quotes/index.ts'
import { transferOfQuote } from '../transfers.store.ts'

/** A quote with the reading and the versions of settings that its price was computed from. The view is recorded. */
export async function quoteRecord(work: Work, id: Id<'quote'>): Promise<QuoteRecord | Refusal<'not-found'>> {
  const quote = await quoteFor(work, id)
  if (quote === undefined) return refuse('not-found')
  await work.audit({ action: 'look-at-quote', subject: id })
  const customer = await customerFor(work, quote.customerId)
  const reading = await readingFor(work, quote.rateId)
  if (customer === undefined || reading === undefined) throw new Error(`quote ${id} is not whole`)
  const keyOf = (noun: 'fee' | 'spread', version: number) =>
    pricingKeyOf(work, noun, {
      corridorId: quote.corridorId,
      kind: customer.kind,
      version,
      at: quote.createdAt,
    })
  const appliedOf = async (noun: 'fee' | 'spread', version: number) => {
    const key = await keyOf(noun, version)
    return { version, ...(key === undefined ? {} : { key }) }
  }
  const transfer = await transferOfQuote(work, id)
  return {
    id: toWireId('quote', id),
    customer: { id: toWireId('customer', customer.id), name: customer.name, kind: customer.kind },
    price: toPriceWire(quote.price),
    createdAt: quote.createdAt.toISOString(),
    expiresAt: quote.expiresAt.toISOString(),
    corridorVersion: quote.corridorVersion,
    fee: await appliedOf('fee', quote.feeVersion),
    spread: await appliedOf('spread', quote.spreadVersion),
    reading: readingView(reading),
    ...(quote.derivedFrom === undefined ? {} : { derivedFrom: toWireId('quote', quote.derivedFrom) }),
    ...(transfer === undefined
      ? {}
      : { transfer: { id: toWireId('transfer', transfer.id), reference: transfer.reference } }),
  }
}
