import { agedKinds, type AgedKind, type AgedOwner } from '@puente/contract/staff'
import { fromStored, join, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import { allOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { branches, type Branch } from './aged-branches.store.ts'
import { outcomeOf, type AgedFilter, type Waiting } from './aged.ts'

const rankOf = (kind: AgedKind): number => agedKinds.indexOf(kind)

const teamOf = ({ owner }: Branch): Sql => (typeof owner === 'string' ? sql`${owner}::text` : owner)

/** The filter as a condition on a branch; undefined when the branch has no matching row. */
function conditionOf(branch: Branch, { kind, owner, standing, overdueBefore }: AgedFilter): Sql | undefined {
  if (kind !== undefined && kind !== branch.kind) return undefined
  if (owner !== undefined && typeof branch.owner === 'string' && owner !== branch.owner) return undefined
  const old = sql`${branch.since} < ${overdueBefore}`
  const frozen = branch.frozen ?? sql`false`
  return allOf([
    owner === undefined || typeof branch.owner === 'string' ? undefined : sql`${branch.owner} = ${owner}`,
    standing === 'overdue' ? sql`${old} and not ${frozen}` : undefined,
    standing === 'in-time' ? sql`not (${old} and not ${frozen})` : undefined,
  ])
}

/** The condition for rows of a branch after the key. Rows of the same instant are ordered by kind. */
function behind(branch: Branch, after: Key | undefined): Sql | undefined {
  const [since, rank, id] = after ?? []
  if (since === undefined || rank === undefined) return undefined
  const place = rankOf(branch.kind) - Number(rank)
  if (place === 0) return sql`(${branch.since}, ${branch.id}) > (${since}::timestamptz, ${id}::uuid)`
  return place > 0
    ? sql`${branch.since} >= ${since}::timestamptz`
    : sql`${branch.since} > ${since}::timestamptz`
}

const unionOf = (parts: readonly Sql[]): Sql => join(parts, ' union all ')

type Row = Stored<Omit<Waiting, 'outcome' | 'isFrozen' | 'transferReference'>> & {
  rank: number
  state: string | null
  reference: string | null
}

const toWaiting = ({ rank: _order, state, reference, ...row }: Row): Waiting => ({
  ...fromStored(row),
  outcome: outcomeOf(row.kind, row.owner, state ?? undefined),
  isFrozen: state === 'frozen',
  transferReference: reference ?? undefined,
})

/** The list key of a row: since when it waits, then its rank within that instant. */
export const keyOf = ({ since, kind, id }: Waiting): Key => [since.toISOString(), String(rankOf(kind)), id]

/**
 * The statement of `waitingFacts`. Each kind returns its oldest rows from an index of open rows; the results are
 * merged.
 */
export function waitingStatement(filter: AgedFilter, after: Key | undefined, limit: number): Sql | undefined {
  const heads = branches.flatMap((branch) => {
    const condition = conditionOf(branch, filter)
    if (condition === undefined) return []
    const { kind, since, id, columns, from } = branch
    return sql`(select ${id} as id, ${kind} as kind, ${rankOf(kind)}::int as rank, ${since} as since,
      ${teamOf(branch)} as owner, ${columns} from ${from} and ${allOf([condition, behind(branch, after)])}
      order by ${since}, ${id} limit ${limit})`
  })
  if (heads.length === 0) return undefined
  return sql`select * from (${unionOf(heads)}) as heads order by since, rank, id limit ${limit}`
}

/** Waiting sums that facts explain, oldest first, starting after `after`. */
export async function waitingFacts(
  work: Work,
  filter: AgedFilter,
  after: Key | undefined,
  limit: number,
): Promise<Waiting[]> {
  const statement = waitingStatement(filter, after, limit)
  return statement === undefined ? [] : (await work.tx.many<Row>(statement)).map(toWaiting)
}

/** The total of one kind, currency and owner, and the part of it that is overdue. */
export interface Sum {
  readonly kind: AgedKind
  readonly currency: string
  readonly owner: AgedOwner
  readonly count: number
  readonly amountMinor: bigint
  readonly oldest: Date
  readonly overdueCount: number
  readonly overdueMinor: bigint
  readonly overdueSince: Date | undefined
}

interface SumRow extends Omit<Sum, 'count' | 'overdueCount' | 'overdueSince'> {
  readonly count: bigint
  readonly overdueCount: bigint
  readonly overdueSince: Date | null
}

/** The totals of all waiting sums that facts explain. */
export async function sumsOfFacts(work: Work, overdueBefore: Date): Promise<Sum[]> {
  const parts = branches.map((branch) => {
    const { kind, since, columns, from, frozen = sql`false` } = branch
    return sql`select ${kind} as kind, ${since} as since, ${teamOf(branch)} as owner,
      ${since} < ${overdueBefore} and not ${frozen} as overdue, ${columns} from ${from}`
  })
  const rows = await work.tx.many<SumRow>(sql`
    select kind, currency, owner, count(*) as count, sum(amount_minor)::bigint as amount_minor, min(since) as oldest,
      count(*) filter (where overdue) as overdue_count,
      coalesce(sum(amount_minor) filter (where overdue), 0)::bigint as overdue_minor,
      min(since) filter (where overdue) as overdue_since
    from (${unionOf(parts)}) as waiting group by kind, currency, owner`)
  return rows.map((row) => ({
    ...row,
    count: Number(row.count),
    overdueCount: Number(row.overdueCount),
    overdueSince: row.overdueSince ?? undefined,
  }))
}

/** The references of those of these ids that are transfers, by id. */
export async function transferReferences(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await work.tx.many<{ id: string; reference: string }>(
    sql`select id, reference from transfers.v_moving_money where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}
