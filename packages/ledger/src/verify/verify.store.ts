import { sql, type Sql, type Tx } from '@puente/postgres'

/**
 * From here on all statements of the transaction see the snapshot of the first one. More working memory lets them sort
 * and hash without temporary files. Must be the first statement of its transaction.
 */
export async function setSnapshot(tx: Tx): Promise<void> {
  await tx.run(sql`set transaction isolation level repeatable read, read only`)
  await tx.run(sql`set local work_mem = '96MB'`)
  // Each pass is long enough for parallel workers to pay off.
  await tx.run(sql`set local max_parallel_workers_per_gather = 2`)
  await tx.run(sql`set local parallel_setup_cost = 100`)
  await tx.run(sql`set local parallel_tuple_cost = 0.01`)
}

/** A random number that cannot be predicted. */
export const drawSeed = async (tx: Tx): Promise<bigint> =>
  (await tx.one<{ seed: bigint }>(sql`select (random() * 9e18)::bigint as seed`)).seed

/** Whether the quick statement shows that the invariant holds. */
export const holds = async (tx: Tx, quick: Sql): Promise<boolean> =>
  (await tx.one<{ holds: boolean }>(quick)).holds

/** The number of violating rows and the first of them; undefined when there are none. */
export function wrongRows(tx: Tx, wrong: Sql): Promise<{ wrongRows: bigint; first: string } | undefined> {
  return tx.maybe(sql`
    with wrong as materialized (${wrong})
    select (select count(*) from wrong) as wrong_rows, first.row as first
    from (select row_to_json(wrong)::text as row from wrong limit 1) as first`)
}
