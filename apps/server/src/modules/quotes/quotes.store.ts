import type { ArrivalReason, PriceSide } from '@puente/contract'
import { rate, rateValue, type Currency } from '@puente/money'
import { sql } from '@puente/postgres'
import { oneOf } from '../../platform/data/at-once.ts'
import type { Work } from '../../platform/work.ts'
import type { Quote } from './quote.ts'

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

interface QuoteRow {
  id: string
  customer_id: string
  corridor_id: string
  corridor_version: number
  fee_version: number
  spread_version: number
  rate_id: string
  fixed_side: PriceSide
  receive_currency: Currency
  send_minor: bigint
  receive_minor: bigint
  fee_gross_minor: bigint
  fee_net_minor: bigint
  fee_iva_minor: bigint
  converted_minor: bigint
  mid_value_minor: bigint
  spread_minor: bigint
  spread_bps: number
  residue_minor: bigint
  total_cost_minor: bigint
  total_cost_bps: number
  mid_rate: string
  customer_rate: string
  rate_source: string
  rate_as_of: Date
  arrival_at: Date
  arrival_reasons: ArrivalReason[]
  created_at: Date
  expires_at: Date
  derived_from: string | null
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
export const quoteFor = oneOf(quotesFor)

/** The customer of a quote. */
export async function customerOfQuote(work: Work, id: string): Promise<string | undefined> {
  const row = await work.tx.maybe<{ customer_id: string }>(
    sql`select customer_id from quotes.quote where id = ${id}`,
  )
  return row?.customer_id
}

const toQuote = (row: QuoteRow): Quote => ({
  id: row.id,
  customerId: row.customer_id,
  corridorId: row.corridor_id,
  corridorVersion: row.corridor_version,
  feeVersion: row.fee_version,
  spreadVersion: row.spread_version,
  rateId: row.rate_id,
  price: toPrice(row),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  ...(row.derived_from === null ? {} : { derivedFrom: row.derived_from }),
})

const toPrice = (row: QuoteRow): Quote['price'] => ({
  corridorId: row.corridor_id,
  fixed: row.fixed_side,
  sendMinor: row.send_minor,
  receiveMinor: row.receive_minor,
  receiveCurrency: row.receive_currency,
  feeGrossMinor: row.fee_gross_minor,
  feeNetMinor: row.fee_net_minor,
  feeIvaMinor: row.fee_iva_minor,
  convertedMinor: row.converted_minor,
  midValueMinor: row.mid_value_minor,
  spreadMinor: row.spread_minor,
  spreadBps: row.spread_bps,
  residueMinor: row.residue_minor,
  totalCostMinor: row.total_cost_minor,
  totalCostBps: row.total_cost_bps,
  midRate: rate(row.receive_currency, 'CLP', row.mid_rate),
  customerRate: rate(row.receive_currency, 'CLP', row.customer_rate),
  rateSource: row.rate_source,
  rateAsOf: row.rate_as_of,
  arrival: { at: row.arrival_at, reasons: row.arrival_reasons },
})
