import pg from 'pg'
import { tpcbRows } from './tpcb-tables.ts'

/** The statements of pgbench's `tpcb-like`, prepared once per connection as with `-M prepared`. */
const STATEMENTS = {
  account: 'update pgbench_accounts set abalance = abalance + $1 where aid = $2',
  look: 'select abalance from pgbench_accounts where aid = $1',
  teller: 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2',
  branch: 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2',
  history:
    'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
} as const

const DELTA_MAX = 5000

/** One client: executes TPC-B transactions until `until()`; returns how many it committed. */
export async function runTpcbClient(url: string, scale: number, until: () => boolean): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'puente-bench-tpcb' })
  await client.connect()
  const rows = tpcbRows(scale)
  const ask = (name: keyof typeof STATEMENTS, values: readonly number[]) =>
    client.query({ name, text: STATEMENTS[name], values: [...values] })
  let committed = 0
  try {
    while (!until()) {
      const [aid, bid, tid] = [below(rows.accounts), below(rows.branches), below(rows.tellers)]
      const delta = below(2 * DELTA_MAX + 1) - DELTA_MAX - 1
      await client.query('begin')
      await ask('account', [delta, aid])
      await ask('look', [aid])
      await ask('teller', [delta, tid])
      await ask('branch', [delta, bid])
      await ask('history', [tid, bid, aid, delta])
      await client.query('commit')
      committed += 1
    }
  } finally {
    await client.end()
  }
  return committed
}

/** A whole number from 1 to `count`. */
const below = (count: number): number => 1 + Math.floor(Math.random() * count)
