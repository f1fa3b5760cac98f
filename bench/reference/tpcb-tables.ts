import { withConnection } from '@puente/postgres'

const TELLERS = 10
const ACCOUNTS = 100_000

/** The number of rows in each TPC-B table at this scale. */
export const tpcbRows = (scale: number) => ({
  branches: scale,
  tellers: scale * TELLERS,
  accounts: scale * ACCOUNTS,
})

/** Creates the four tables of TPC-B as `pgbench -i` does: rows, fill and keys. */
export async function createTpcbTables(url: string, scale: number): Promise<void> {
  const rows = tpcbRows(scale)
  await withConnection(url, async (client) => {
    await client.query(`
      create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
      create table pgbench_tellers (tid int not null, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
      create table pgbench_accounts (aid int not null, bid int, abalance int, filler char(84)) with (fillfactor = 100);
      create table pgbench_branches (bid int not null, bbalance int, filler char(88)) with (fillfactor = 100);
      insert into pgbench_branches select n, 0, '' from generate_series(1, ${rows.branches}) as n;
      insert into pgbench_tellers select n, (n - 1) / ${TELLERS} + 1, 0, '' from generate_series(1, ${rows.tellers}) as n;
      insert into pgbench_accounts select n, (n - 1) / ${ACCOUNTS} + 1, 0, '' from generate_series(1, ${rows.accounts}) as n;
      alter table pgbench_branches add primary key (bid);
      alter table pgbench_tellers add primary key (tid);
      alter table pgbench_accounts add primary key (aid)`)
    for (const table of ['branches', 'tellers', 'accounts', 'history'])
      await client.query(`vacuum analyze pgbench_${table}`)
  })
}

/** Vacuums the two small tables, whose rows all change continuously, between windows, as pgbench does. */
export async function vacuumTpcb(url: string): Promise<void> {
  await withConnection(url, async (client) => {
    for (const table of ['branches', 'tellers']) await client.query(`vacuum pgbench_${table}`)
  })
}

/** TPC-B's invariant: accounts, tellers, branches and history have changed by the same sum. */
export async function tpcbFaults(url: string): Promise<string[]> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{
      accounts: bigint
      tellers: bigint
      branches: bigint
      history: bigint
    }>(`
      select (select coalesce(sum(abalance), 0)::bigint from pgbench_accounts) as accounts,
             (select coalesce(sum(tbalance), 0)::bigint from pgbench_tellers) as tellers,
             (select coalesce(sum(bbalance), 0)::bigint from pgbench_branches) as branches,
             (select coalesce(sum(delta), 0)::bigint from pgbench_history) as history`)
    const [sums] = rows
    if (sums === undefined) return ['TPC-B: no sums']
    const { history, ...balances } = sums
    return Object.entries(balances)
      .filter(([, sum]) => sum !== history)
      .map(([table, sum]) => `TPC-B: ${table} moved by ${sum}, and the history says ${history}`)
  })
}
