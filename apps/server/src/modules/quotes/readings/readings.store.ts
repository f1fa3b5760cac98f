import type { Id, TimeOrder } from '@puente/contract'
import type { RateState } from '@puente/contract/staff'
import type { Currency } from '@puente/money'
import { sql, type Sql } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { RowOrder } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'

/** A reading as it was stored. */
export interface StoredReading {
  readonly id: Id<'rate'>
  readonly currency: Currency
  /** CLP for one unit of the currency. */
  readonly mid: string
  readonly asOf: Date
  readonly source: string
  readonly fetchedAt: Date
  readonly accepted: boolean
}

export interface ReadingFilter {
  readonly currency: string | undefined
  readonly state: RateState | undefined
  readonly from?: Date | undefined
  /** Exclusive upper bound. */
  readonly until?: Date | undefined
}

const keyOf = ({ asOf, id }: StoredReading): Key => [asOf.toISOString(), id]

/** The orders of readings by their time. */
export const readingOrders: Readonly<Record<TimeOrder, RowOrder<StoredReading>>> = {
  newest: {
    by: sql`as_of desc, id desc`,
    after: ([at, id]) => sql`(as_of, id) < (${at}::timestamptz, ${id}::uuid)`,
    keyOf,
  },
  oldest: {
    by: sql`as_of, id`,
    after: ([at, id]) => sql`(as_of, id) > (${at}::timestamptz, ${id}::uuid)`,
    keyOf,
  },
}

const columns = sql`id, currency, trim_scale(mid)::text as mid, as_of, source, fetched_at, accepted`

const readings = (work: Work, rest: Sql): Promise<StoredReading[]> =>
  work.tx.many<StoredReading>(sql`select ${columns} from quotes.rate where ${rest}`)

/** Readings in an order. */
export const readingRows = (
  work: Work,
  { currency, state, from, until }: ReadingFilter,
  after: Key | undefined,
  limit: number,
  order: RowOrder<StoredReading> = readingOrders.newest,
): Promise<StoredReading[]> =>
  readings(
    work,
    sql`${allOf([
      currency === undefined ? undefined : sql`currency = ${currency}`,
      state === undefined ? undefined : state === 'accepted' ? sql`accepted` : sql`not accepted`,
      from && sql`as_of >= ${from}`,
      until && sql`as_of < ${until}`,
      after && order.after(after),
    ])} order by ${order.by} limit ${limit}`,
  )

export const readingFor = async (work: Work, id: string): Promise<StoredReading | undefined> =>
  (await readings(work, sql`id = ${id}`))[0]

/** The last accepted reading before this one. */
export const acceptedBefore = async (
  work: Work,
  { id, currency, asOf }: StoredReading,
): Promise<StoredReading | undefined> =>
  (
    await readings(
      work,
      sql`currency = ${currency} and accepted and (as_of, id) < (${asOf}, ${id}::uuid)
          order by as_of desc, id desc limit 1`,
    )
  )[0]

/** The unconfirmed readings between an instant and this reading, the latest first. */
export const heldBetween = (
  work: Work,
  since: Date | undefined,
  { id, currency, asOf }: StoredReading,
  limit: number,
): Promise<StoredReading[]> =>
  readings(
    work,
    sql`${allOf([
      sql`currency = ${currency} and not accepted and (as_of, id) < (${asOf}, ${id}::uuid)`,
      since && sql`as_of > ${since}`,
    ])} order by as_of desc, id desc limit ${limit}`,
  )

/** The reading with up to `each` readings of its currency on either side, the latest first. */
export async function readingsNear(
  work: Work,
  { id, currency, asOf }: StoredReading,
  each: number,
): Promise<StoredReading[]> {
  const later = await readings(
    work,
    sql`currency = ${currency} and (as_of, id) > (${asOf}, ${id}::uuid) order by as_of, id limit ${each}`,
  )
  const earlier = await readings(
    work,
    sql`currency = ${currency} and (as_of, id) <= (${asOf}, ${id}::uuid)
        order by as_of desc, id desc limit ${each + 1}`,
  )
  return [...later.toReversed(), ...earlier]
}
