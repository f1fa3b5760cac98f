import { fromStored, sql, type Stored } from '@puente/postgres'
import type { ReadinessKey, SalesState } from '@puente/contract/staff'
import { readAnew } from '../../platform/data/once.ts'
import type { Work } from '../../platform/work.ts'

/** The last result of one check. */
export interface CheckedItem {
  readonly key: ReadinessKey
  readonly state: 'ok' | 'missing'
  readonly facts: Readonly<Record<string, string>>
  readonly checkedAt: Date
}

export async function checkedItems({ tx }: Work): Promise<CheckedItem[]> {
  const rows = await tx.many<Stored<CheckedItem>>(
    sql`select key, state, facts, checked_at from readiness.item`,
  )
  return rows.map(fromStored)
}

/** Stores the results; a later result replaces an earlier one. */
export async function keepItems(work: Work, items: readonly CheckedItem[]): Promise<void> {
  await work.tx.run(sql`
    insert into readiness.item (key, state, facts, checked_at)
    select * from unnest(${items.map(({ key }) => key)}::text[], ${items.map(({ state }) => state)}::text[],
      ${items.map(({ facts }) => JSON.stringify(facts))}::jsonb[], ${items.map(({ checkedAt }) => checkedAt)}::timestamptz[])
    on conflict (key) do update set state = excluded.state, facts = excluded.facts, checked_at = excluded.checked_at
    where excluded.checked_at >= item.checked_at`)
}

export interface Sales {
  readonly state: SalesState
  readonly since: Date
}

/** The state of sales. */
export const readSales = ({ tx }: Pick<Work, 'tx'>): Promise<Sales> =>
  tx.one<Sales>(sql`select state, since from readiness.sales`)

/** The state of sales. Locks the row until the work ends. */
export const lockSales = ({ tx }: Work): Promise<Sales> =>
  tx.one<Sales>(sql`select state, since from readiness.sales for no key update`)

export async function setSales(work: Work, state: SalesState): Promise<void> {
  readAnew(work)
  await work.tx.run(
    sql`update readiness.sales set state = ${state}, since = ${work.now} where state <> ${state}`,
  )
}
