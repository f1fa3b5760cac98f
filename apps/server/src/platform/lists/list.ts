import { refuse, type Refusal } from '@puente/contract'
import { join, sql, type Sql } from '@puente/postgres'
import type { Actor } from '../actor.ts'
import type { Runtime, Work } from '../work.ts'
import { cursorFor, keyBehind, type Key } from './cursor.ts'

/** One list of the product: how a page of it is read, and which key each row has. */
export interface List<Filter, Row> {
  /** Unique: cursors of one list are of no use in another. */
  readonly name: string
  /** What orders the rows; no two rows have the same. */
  readonly keyOf: (row: Row) => Key
  /** At most `limit` rows that the filter means, in the list's order, those after `after` only. */
  readonly read: (work: Work, filter: Filter, after: Key | undefined, limit: number) => Promise<Row[]>
}

/** What a caller may say about pages: where to go on, and how many rows. */
export interface Paging {
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Asks for the page that follows; absent on the last one. */
  readonly next?: string
}

const PAGE_DEFAULT = 25
const PAGE_MAX = 100
const BATCH = 250

/** So many rows as asked for, within what a page may hold. */
export const pageSize = (asked: number | undefined): number =>
  Math.min(Math.max(asked ?? PAGE_DEFAULT, 1), PAGE_MAX)

/** One page in keyset order: as fast at the end of a long list as at its beginning. */
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
 * Every row that the filter means, in batches, each in a short work of its own: a slow reader holds no connection and
 * keeps no old version of a row alive. Rows appear once, in order; one that changes meanwhile is shown as it is when
 * its batch is read. `view` makes of rows what is shown, in the same work.
 */
export async function* batchesOf<Filter, Row, Shown>(
  runtime: Runtime,
  actor: Actor,
  list: List<Filter, Row>,
  filter: Filter,
  view: (work: Work, rows: readonly Row[]) => Promise<readonly Shown[]>,
): AsyncGenerator<readonly Shown[]> {
  let after: Key | undefined
  for (;;) {
    const { rows, shown } = await runtime.work(actor, async (work) => {
      const found = await list.read(work, filter, after, BATCH)
      return { rows: found, shown: await view(work, found) }
    })
    if (shown.length > 0) yield shown
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    after = list.keyOf(last)
  }
}

/** The conditions that were given, joined by `and`; all rows when none was. */
export function allOf(conditions: readonly (Sql | undefined)[]): Sql {
  const given = conditions.filter((one) => one !== undefined)
  return given.length === 0 ? sql`true` : join(given, ' and ')
}
