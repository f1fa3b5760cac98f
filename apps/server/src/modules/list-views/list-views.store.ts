import type { Id } from '@puente/contract'
import type { ListLayout } from '@puente/contract/staff'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

export interface ListView {
  readonly id: Id<'list-view'>
  readonly staffId: Id<'staff'>
  readonly name: string
  readonly shared: boolean
  readonly filters: Readonly<Record<string, string>>
  readonly layout: ListLayout | undefined
  readonly changedAt: Date
}

/** What the owner of a view writes. */
export type Written = Pick<ListView, 'name' | 'shared' | 'filters' | 'layout'>

/** The caller's layout of a list; undefined when they keep none. */
export async function layoutOf(
  work: Work,
  staffId: Id<'staff'>,
  list: string,
): Promise<ListLayout | undefined> {
  const row = await work.tx.maybe<{ layout: ListLayout }>(sql`
    select layout from list_views.layout where staff_id = ${staffId} and list = ${list}`)
  return row?.layout
}

export async function saveLayout(
  work: Work,
  staffId: Id<'staff'>,
  list: string,
  layout: ListLayout,
): Promise<void> {
  await work.tx.run(sql`
    insert into list_views.layout (staff_id, list, layout, changed_at)
    values (${staffId}, ${list}, ${JSON.stringify(layout)}, ${work.now})
    on conflict (staff_id, list) do update set layout = excluded.layout, changed_at = excluded.changed_at`)
}

export async function deleteLayout(work: Work, staffId: Id<'staff'>, list: string): Promise<void> {
  await work.tx.run(sql`delete from list_views.layout where staff_id = ${staffId} and list = ${list}`)
}

/** The views of a list that a member of staff may use: their own first, then the shared ones, by name; at most 200. */
export async function viewsFor(work: Work, staffId: Id<'staff'>, list: string): Promise<ListView[]> {
  const rows = await work.tx.many<Stored<ListView>>(sql`
    select id, staff_id, name, shared, filters, layout, changed_at from list_views.view
    where list = ${list} and (staff_id = ${staffId} or shared)
    order by staff_id <> ${staffId}, name, id limit 200`)
  return rows.map((row) => fromStored(row))
}

/** The number of a member's views of a list with other names. */
export async function countOthers(
  work: Work,
  staffId: Id<'staff'>,
  list: string,
  name: string,
): Promise<number> {
  const { count } = await work.tx.one<{ count: number }>(sql`
    select count(*)::int as count from list_views.view
    where staff_id = ${staffId} and list = ${list} and name <> ${name}`)
  return count
}

/** Inserts a view, or replaces the member's view of the same name. */
export async function putView(
  work: Work,
  staffId: Id<'staff'>,
  list: string,
  { name, shared, filters, layout }: Written,
): Promise<ListView> {
  const row = await work.tx.one<Stored<ListView>>(sql`
    insert into list_views.view (id, staff_id, list, name, shared, filters, layout, changed_at)
    values (${work.id()}, ${staffId}, ${list}, ${name}, ${shared}, ${JSON.stringify(filters)},
            ${layout === undefined ? null : JSON.stringify(layout)}, ${work.now})
    on conflict (staff_id, list, name) do update set shared = excluded.shared, filters = excluded.filters,
      layout = excluded.layout, changed_at = excluded.changed_at
    returning id, staff_id, name, shared, filters, layout, changed_at`)
  return fromStored(row)
}

/** Deletes a member's view. False when they have no such view. */
export async function deleteView(
  work: Work,
  staffId: Id<'staff'>,
  list: string,
  id: Id<'list-view'>,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    delete from list_views.view where id = ${id} and staff_id = ${staffId} and list = ${list}`)
  return rows === 1
}
