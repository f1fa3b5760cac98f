import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../work.ts'
import type { Key } from './cursor.ts'
import type { List } from './list.ts'

/** One order of the rows of a statement, which its store declares. */
export interface RowOrder<Row> {
  /** The terms of `order by`. */
  readonly by: Sql
  /** The condition that a row comes after a key. */
  readonly after: (key: Key) => Sql
  readonly keyOf: (row: Row) => Key
}

/** A list in each of its orders. A cursor of one order is not valid in another. */
export const listsInOrders = <Name extends string, Filter, Row, How extends Pick<RowOrder<Row>, 'keyOf'>>(
  name: string,
  orders: Readonly<Record<Name, How>>,
  read: (work: Work, filter: Filter, after: Key | undefined, limit: number, how: How) => Promise<Row[]>,
): Readonly<Record<Name, List<Filter, Row>>> =>
  Object.fromEntries(
    Object.entries<How>(orders).map(([order, how]) => [
      order,
      {
        name: `${name} ${order}`,
        keyOf: how.keyOf,
        read: (work: Work, filter: Filter, after: Key | undefined, limit: number) =>
          read(work, filter, after, limit, how),
      },
    ]),
  ) as unknown as Readonly<Record<Name, List<Filter, Row>>>

/** An amount between two, both included. */
export const amountBetween = (
  column: Sql,
  { least, most }: { readonly least?: bigint | undefined; readonly most?: bigint | undefined },
): readonly (Sql | undefined)[] => [
  least === undefined ? undefined : sql`${column} >= ${least}`,
  most === undefined ? undefined : sql`${column} <= ${most}`,
]
