import type { WaitOrder } from '@puente/contract'
import type { BreakKind, BreakTeam } from '@puente/contract/staff'
import { join, sql, type Sql } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf, type List } from '../../../platform/lists/list.ts'
import { listsInOrders, type RowOrder } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'
import type { ReconciledAccount } from '../accounts.store.ts'
import type { Item } from '../item.ts'
import { manyItems } from '../items.store.ts'

/** The day that divides the breaks of a kind between two teams. */
export interface Ownership {
  readonly kind: BreakKind
  readonly first: BreakTeam
  readonly later: BreakTeam
  /** Breaks of this day or later belong to the first team. */
  readonly youngFrom: string
}

/** Filter of breaks; an absent field does not filter. */
export interface BreakFilter {
  readonly code?: string | undefined
  readonly currency?: string | undefined
  readonly kind?: BreakKind | undefined
  readonly team?: BreakTeam | undefined
  readonly owners: readonly Ownership[]
  /** Only breaks of a day before this one. */
  readonly before?: string | undefined
}

const ofKind = (kind: BreakKind): Sql => {
  const [side, way] = kind.split('-')
  return way === 'in'
    ? sql`i.side = ${side} and i.amount_minor > 0`
    : sql`i.side = ${side} and i.amount_minor < 0`
}

/** The breaks of a team: young ones of the kinds it has first, old ones of those it has later. */
function ofTeam(team: BreakTeam, owners: readonly Ownership[]): Sql {
  const parts = owners.flatMap(({ kind, first, later, youngFrom }) => [
    ...(first === team ? [sql`${ofKind(kind)} and i.day >= ${youngFrom}`] : []),
    ...(later === team ? [sql`${ofKind(kind)} and i.day < ${youngFrom}`] : []),
  ])
  return parts.length === 0 ? sql`false` : sql`(${join(parts, ' or ')})`
}

/**
 * A book entry that the bank's statements should contain. Excludes entries of the last day booked after its statement
 * was written.
 */
const isCovered = sql`(i.day between a.starts_on and a.covered_until and (i.moved_at <= a.covered_at) is not false)`

/** A break: an open item of the days that bank and books both cover. */
const isBreak = sql`i.state = 'open' and (i.side = 'bank' or ${isCovered})`

/** Booked after the bank wrote its last statement: the next statement should contain it. */
const isWaiting = sql`i.state = 'open' and i.side = 'books' and i.day >= a.starts_on and not ${isCovered}`

const byDay = ({ day, id }: Item): Key => [day, id]

/** The orders of breaks by their day. */
const breakOrders: Readonly<Record<WaitOrder, RowOrder<Item>>> = {
  oldest: {
    by: sql`i.day, i.id`,
    after: ([key, one]) => sql`(i.day, i.id) > (${key}::date, ${one}::uuid)`,
    keyOf: byDay,
  },
  newest: {
    by: sql`i.day desc, i.id desc`,
    after: ([key, one]) => sql`(i.day, i.id) < (${key}::date, ${one}::uuid)`,
    keyOf: byDay,
  },
}

/** Every break in each order of the list. */
export const breakLists: Readonly<Record<WaitOrder, List<BreakFilter, Item>>> = listsInOrders(
  'breaks',
  breakOrders,
  (work, { code, currency, kind, team, owners, before }, after, limit, order) => {
    const where = allOf([
      isBreak,
      code === undefined ? undefined : sql`a.code = ${code}`,
      currency === undefined ? undefined : sql`a.currency = ${currency}`,
      kind === undefined ? undefined : ofKind(kind),
      team === undefined ? undefined : ofTeam(team, owners),
      before === undefined ? undefined : sql`i.day < ${before}`,
      after && order.after(after),
    ])
    return manyItems(work, sql`where ${where} order by ${order.by} limit ${limit}`)
  },
)

/** Sums of the items of one account. */
export interface Sums {
  readonly accountId: bigint
  readonly booksMinor: bigint
  /** Open entries of the days before the first statement. */
  readonly openBeforeMinor: bigint
  /** Opening differences, open and closed. */
  readonly openingsMinor: bigint
  readonly onlyBankMinor: bigint
  readonly onlyBooksMinor: bigint
  /** Matched entries of days after the last statement. */
  readonly inTransitMinor: bigint
  /** Open entries of the last day booked after its statement was written. */
  readonly afterStatementMinor: bigint
  readonly breaks: bigint
  readonly waiting: bigint
  readonly waitingMinor: bigint
}

/** The parts of the difference between bank and books for each account, in one query. */
export async function sumsOf(
  work: Work,
  accounts: readonly ReconciledAccount[],
): Promise<ReadonlyMap<bigint, Sums>> {
  const ids = accounts.map(({ id }) => String(id))
  const rows = await work.tx.many<Sums>(sql`
    select a.id as account_id,
      coalesce(sum(amount_minor) filter (where side = 'books' and day <= covered_until), 0)::bigint as books_minor,
      coalesce(sum(amount_minor) filter (where side = 'books' and state = 'open' and day < starts_on), 0)::bigint as open_before_minor,
      coalesce(sum(amount_minor) filter (where side = 'bank' and position is null), 0)::bigint as openings_minor,
      coalesce(sum(amount_minor) filter (where side = 'bank' and state = 'open'), 0)::bigint as only_bank_minor,
      coalesce(sum(amount_minor) filter (where side = 'books' and state = 'open'
        and ${isCovered}), 0)::bigint as only_books_minor,
      coalesce(sum(amount_minor) filter (where side = 'books' and state = 'matched'
        and day > covered_until), 0)::bigint as in_transit_minor,
      coalesce(sum(amount_minor) filter (where side = 'books' and state = 'open'
        and day between starts_on and covered_until and not ${isCovered}), 0)::bigint as after_statement_minor,
      count(*) filter (where ${isBreak}) as breaks,
      count(*) filter (where ${isWaiting}) as waiting,
      coalesce(sum(amount_minor) filter (where ${isWaiting}), 0)::bigint as waiting_minor
    from reconciliation.account a left join reconciliation.item i on i.account_id = a.id and i.state <> 'refused'
    where a.id = any(${ids}::bigint[]) group by a.id`)
  return new Map(rows.map((row) => [row.accountId, row]))
}
