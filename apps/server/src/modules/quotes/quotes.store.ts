import type { ArrivalReason, PriceSide, Id } from '@puente/contract'
import { rate, rateValue } from '@puente/money'
import { sql, type Stored } from '@puente/postgres'
import { batchedById } from '../../platform/data/batched-query.ts'
import type { Work } from '../../platform/work.ts'
import type { Quote, QuotedPrice } from './quote.ts'

/** Inserts a quote. The database role may not update or delete quotes. */
export async function insertQuote(work: Work, quote: Quote): Promise<void> {
  const { price } = quote
  await work.tx.run(sql`
    insert into quotes.quote (
      id, customer_id, corridor_id, corridor_version, fee_version, spread_version, rate_id, fixed_side,
      receive_currency, send_minor, receive_minor, fee_gross_minor, fee_net_minor, fee_iva_minor, converted_minor,
      mid_value_minor, spread_minor, spread_bps, residue_minor, total_cost_minor, total_cost_bps, mid_rate,
      customer_rate, rate_source, rate_as_of, arrival_at, arrival_reasons, created_at, expires_at,
      derived_from)
    values (
      ${quote.id}, ${quote.customerId}, ${quote.corridorId}, ${quote.corridorVersion}, ${quote.feeVersion},
      ${quote.spreadVersion}, ${quote.rateId}, ${price.fixed}, ${price.receiveCurrency}, ${price.sendMinor},
      ${price.receiveMinor}, ${price.feeGrossMinor}, ${price.feeNetMinor}, ${price.feeIvaMinor},
      ${price.convertedMinor}, ${price.midValueMinor}, ${price.spreadMinor}, ${price.spreadBps},
      ${price.residueMinor}, ${price.totalCostMinor}, ${price.totalCostBps}, ${rateValue(price.midRate)},
      ${rateValue(price.customerRate)}, ${price.rateSource}, ${price.rateAsOf}, ${price.arrival.at},
      ${price.arrival.reasons}, ${quote.createdAt}, ${quote.expiresAt},
      ${quote.derivedFrom ?? null})`)
}

type QuoteRow = Stored<Omit<Quote, 'price'>> &
  Omit<QuotedPrice, 'corridorId' | 'fixed' | 'midRate' | 'customerRate' | 'arrival'> & {
    fixedSide: PriceSide
    midRate: string
    customerRate: string
    arrivalAt: Date
    arrivalReasons: ArrivalReason[]
  }

/** The quotes with these ids in one query, by id. */
export async function quotesFor(
  { tx }: Pick<Work, 'tx'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Quote>> {
  const rows = await tx.many<QuoteRow>(sql`select * from quotes.quote where id = any(${ids}::uuid[])`)
  return new Map(rows.map((row) => [row.id, toQuote(row)]))
}

/** The quote; undefined when there is none. */
export const quoteFor = batchedById(quotesFor)

/** The customer of a quote. */
export async function customerOfQuote(work: Work, id: string): Promise<string | undefined> {
  const row = await work.tx.maybe<{ customerId: Id<'customer'> }>(
    sql`select customer_id from quotes.quote where id = ${id}`,
  )
  return row?.customerId
}

const toQuote = (row: QuoteRow): Quote => ({
  id: row.id,
  customerId: row.customerId,
  corridorId: row.corridorId,
  corridorVersion: row.corridorVersion,
  feeVersion: row.feeVersion,
  spreadVersion: row.spreadVersion,
  rateId: row.rateId,
  price: toPrice(row),
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  ...(row.derivedFrom === null ? {} : { derivedFrom: row.derivedFrom }),
})

const toPrice = (row: QuoteRow): Quote['price'] => ({
  corridorId: row.corridorId,
  fixed: row.fixedSide,
  sendMinor: row.sendMinor,
  receiveMinor: row.receiveMinor,
  receiveCurrency: row.receiveCurrency,
  feeGrossMinor: row.feeGrossMinor,
  feeNetMinor: row.feeNetMinor,
  feeIvaMinor: row.feeIvaMinor,
  convertedMinor: row.convertedMinor,
  midValueMinor: row.midValueMinor,
  spreadMinor: row.spreadMinor,
  spreadBps: row.spreadBps,
  residueMinor: row.residueMinor,
  totalCostMinor: row.totalCostMinor,
  totalCostBps: row.totalCostBps,
  midRate: rate(row.receiveCurrency, 'CLP', row.midRate),
  customerRate: rate(row.receiveCurrency, 'CLP', row.customerRate),
  rateSource: row.rateSource,
  rateAsOf: row.rateAsOf,
  arrival: { at: row.arrivalAt, reasons: row.arrivalReasons },
})
