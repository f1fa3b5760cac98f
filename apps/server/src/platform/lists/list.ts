import { refuse, type Refusal } from '@puente/contract'
import { join, sql, type Sql } from '@puente/postgres'
import type { Actor } from '../actor.ts'
import type { Runtime, Work } from '../work.ts'
import { cursorFor, keyBehind, type Key } from './cursor.ts'

/** A list: how a page of it is read, and the key of each row. */
export interface List<Filter, Row> {
  /** Unique. Cursors of one list are not valid in another. */
  readonly name: string
  /** The sort key; unique for each row. */
  readonly keyOf: (row: Row) => Key
  /** At most `limit` rows of the filter, in the list's order, after the key `after`. */
  readonly read: (work: Work, filter: Filter, after: Key | undefined, limit: number) => Promise<Row[]>
}

/** Paging parameters of a caller: the cursor and the page size. */
export interface Paging {
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** The cursor of the next page; absent on the last one. */
  readonly next?: string
}

const PAGE_DEFAULT = 25
const PAGE_MAX = 100
const BATCH = 250

/** The requested page size, within the limits. */
export const pageSize = (asked: number | undefined): number =>
  Math.min(Math.max(asked ?? PAGE_DEFAULT, 1), PAGE_MAX)

/** One page by keyset pagination: the cost does not grow with the position in the list. */
export async function pageOf<Filter, Row>(
  work: Work,
  list: List<Filter, Row>,
  filter: Filter,
  { after, limit }: Paging,
): Promise<Page<Row> | Refusal<'fields-wrong'>> {
  const from = after === undefined ? undefined : keyBehind(work.vault, list.name, after)
  if (after !== undefined && from === undefined)
    return refuse('fields-wrong', {}, [{ at: 'after', fault: 'format' }])
  const size = pageSize(limit)
  const found = await list.read(work, filter, from, size + 1)
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return found.length > rows.length && last !== undefined
    ? { rows, next: cursorFor(work.vault, list.name, list.keyOf(last)) }
    : { rows }
}

/**
 * Yields all rows of the filter in batches, each read in a short work of its own, so that a slow client holds no
 * connection and no old snapshot. Each row appears once, in order; a row that changes meanwhile is shown as of its
 * batch. `view` converts rows for display in the same work.
 */
export async function* batchesOf<Filter, Row, Shown>(
  runtime: Runtime,
  actor: Actor,
  list: List<Filter, Row>,
  filter: Filter,
  view: (work: Work, rows: readonly Row[]) => Promise<readonly Shown[]>,
): AsyncGenerator<readonly Shown[]> {
  // Customers read what they have just written; staff may read what is some seconds old.
  const read = actor.kind === 'staff' ? runtime.reading : runtime.work
  let after: Key | undefined
  for (;;) {
    const { rows, shown } = await read(actor, async (work: Work) => {
      const found = await list.read(work, filter, after, BATCH)
      return { rows: found, shown: await view(work, found) }
    })
    if (shown.length > 0) yield shown
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    after = list.keyOf(last)
  }
}

/** The given conditions joined by `and`; true when there are none. */
export function allOf(conditions: readonly (Sql | undefined)[]): Sql {
  const given = conditions.filter((one) => one !== undefined)
  return given.length === 0 ? sql`true` : join(given, ' and ')
}
