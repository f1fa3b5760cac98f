import type { ArrivalReason, PriceSide, Id } from '@puente/contract'
import { rate, rateValue } from '@puente/money'
import { sql, type Stored } from '@puente/postgres'
import { batchedById, batchedQuery } from '../../platform/data/batched-query.ts'
import type { Work } from '../../platform/work.ts'
import type { Quote, QuotedPrice } from './quote.ts'

/** Inserts a quote. The database role may not update or delete quotes. */
export const insertQuote = batchedQuery(async ({ tx }, quotes: readonly Quote[]) => {
  const each = <T>(of: (quote: Quote) => T) => quotes.map(of)
  const priced = <T>(of: (price: QuotedPrice) => T) => quotes.map(({ price }) => of(price))
  await tx.run(sql`
    insert into quotes.quote (
      id, customer_id, corridor_id, corridor_version, fee_version, spread_version, rate_id, fixed_side,
      receive_currency, send_minor, receive_minor, fee_gross_minor, fee_net_minor, fee_iva_minor, converted_minor,
      mid_value_minor, spread_minor, spread_bps, residue_minor, total_cost_minor, total_cost_bps, mid_rate,
      customer_rate, rate_source, rate_as_of, arrival_at, created_at, expires_at, derived_from, arrival_reasons)
    select id, customer_id, corridor_id, corridor_version, fee_version, spread_version, rate_id, fixed_side,
      receive_currency, send_minor, receive_minor, fee_gross_minor, fee_net_minor, fee_iva_minor, converted_minor,
      mid_value_minor, spread_minor, spread_bps, residue_minor, total_cost_minor, total_cost_bps, mid_rate,
      customer_rate, rate_source, rate_as_of, arrival_at, created_at, expires_at, derived_from,
      string_to_array(reasons, ' ')
    from unnest(
      ${each(({ id }) => id)}::uuid[], ${each(({ customerId }) => customerId)}::uuid[],
      ${each(({ corridorId }) => corridorId)}::text[], ${each(({ corridorVersion }) => corridorVersion)}::integer[],
      ${each(({ feeVersion }) => feeVersion)}::integer[], ${each(({ spreadVersion }) => spreadVersion)}::integer[],
      ${each(({ rateId }) => rateId)}::uuid[], ${priced(({ fixed }) => fixed)}::text[],
      ${priced(({ receiveCurrency }) => receiveCurrency)}::text[],
      ${priced(({ sendMinor }) => sendMinor)}::bigint[], ${priced(({ receiveMinor }) => receiveMinor)}::bigint[],
      ${priced(({ feeGrossMinor }) => feeGrossMinor)}::bigint[],
      ${priced(({ feeNetMinor }) => feeNetMinor)}::bigint[], ${priced(({ feeIvaMinor }) => feeIvaMinor)}::bigint[],
      ${priced(({ convertedMinor }) => convertedMinor)}::bigint[],
      ${priced(({ midValueMinor }) => midValueMinor)}::bigint[],
      ${priced(({ spreadMinor }) => spreadMinor)}::bigint[], ${priced(({ spreadBps }) => spreadBps)}::integer[],
      ${priced(({ residueMinor }) => residueMinor)}::bigint[],
      ${priced(({ totalCostMinor }) => totalCostMinor)}::bigint[],
      ${priced(({ totalCostBps }) => totalCostBps)}::integer[],
      ${priced(({ midRate }) => rateValue(midRate))}::numeric[],
      ${priced(({ customerRate }) => rateValue(customerRate))}::numeric[],
      ${priced(({ rateSource }) => rateSource)}::text[], ${priced(({ rateAsOf }) => rateAsOf)}::timestamptz[],
      ${priced(({ arrival }) => arrival.at)}::timestamptz[], ${each(({ createdAt }) => createdAt)}::timestamptz[],
      ${each(({ expiresAt }) => expiresAt)}::timestamptz[], ${each(({ derivedFrom }) => derivedFrom ?? null)}::uuid[],
      ${priced(({ arrival }) => arrival.reasons.join(' '))}::text[]
    ) as made (
      id, customer_id, corridor_id, corridor_version, fee_version, spread_version, rate_id, fixed_side,
      receive_currency, send_minor, receive_minor, fee_gross_minor, fee_net_minor, fee_iva_minor, converted_minor,
      mid_value_minor, spread_minor, spread_bps, residue_minor, total_cost_minor, total_cost_bps, mid_rate,
      customer_rate, rate_source, rate_as_of, arrival_at, created_at, expires_at, derived_from, reasons)`)
})

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
