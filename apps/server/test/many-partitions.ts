import { setTimeout as pause } from 'node:timers/promises'
import { createPool, type Pool } from '@puente/postgres'
import { partitionedTables } from '../src/platform/data/partitions.ts'
import { appPool } from './database.ts'

/** Two years. The function creates partitions of the future only. */
export const MONTHS = 24

/** Rows of each partition: enough that an index is cheaper than a scan. */
const ROWS = 600

/** A pool of one connection, which reports what it has read when it ends: `end` waits for that. */
async function reportingPool(pool: Pool): Promise<{ readonly pool: Pool; end(owner: Pool): Promise<void> }> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    pool,
    end: async (owner) => {
      await pool.end()
      const isOpen = async () =>
        (await owner.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid])).rowCount !== 0
      while (await isOpen()) await pause(20)
    },
  }
}

/**
 * Creates two years of partitions in a database and fills each with rows, so that a plan that reads them all is seen. There is
 * one transfer, whose id is returned, for all rows of history.
 */
export async function fillPartitions(databaseUrl: string): Promise<string> {
  const watching = createPool({ url: databaseUrl, max: 1 })
  const { pool, end } = await reportingPool(createPool({ url: databaseUrl, max: 1 }))
  try {
    for (const table of partitionedTables)
      await pool.query('select platform.prepare_partitions($1::regclass, $2, 0)', [table, MONTHS])
    await pool.query(FILL)
    const { rows } = await pool.query<{ id: string }>('select id from transfers.transfer')
    await pool.query('analyze')
    return rows[0]?.id ?? ''
  } finally {
    await end(watching)
    await watching.end()
  }
}

const FILL = `
  create temporary table ids as
    select lpad(to_hex((1000 * extract(epoch from now() + month * interval '30 days' + n * interval '1 hour'))::bigint), 12, '0')
           || lpad(to_hex(n), 20, '0') as id, now() + month * interval '30 days' + n * interval '1 hour' as at, month, n
    from generate_series(0, ${MONTHS}) month, generate_series(1, ${ROWS}) n;
  insert into platform.audit (id, at, actor, action, subject, outcome, request_id, facts, xid)
    select id::uuid, at, 'staff:' || n % 50, 'look-at-' || n % 20, 's' || n % 97, 'done', 'r', '{}', 1000 * month + n from ids;
  insert into platform.partner_call (id, partner, operation, subject, outcome, duration_ms, at)
    select id::uuid, 'rails', 'ask', rpad(lpad(to_hex(n), 12, '0'), 32, '0')::uuid, 'ok', 1, at from ids;
  insert into platform.handled (event_id, subscriber, at)
    select month * 10000000 + n, 'toy', at from ids;
  insert into platform.dead_event (event_id, subscriber, name, subject, facts, error, found_at)
    select month * 10000000 + n, case when n = 1 then 'other' else 'toy' end, 'toy', gen_random_uuid(), '{}', '', now()
    from ids where n < 3 and month in (0, 7);
  insert into transfers.transfer select (jsonb_populate_record(null::transfers.transfer, jsonb_build_object(
    'id', id, 'reference', 'R', 'customer_id', id, 'user_id', id, 'recipient_id', id, 'quote_id', id, 'corridor_id', 'us-usd',
    'state', 'delivered', 'send_minor', 1, 'receive_minor', 1, 'currency', 'USD', 'usd_cents', 1, 'purpose', 'p',
    'funds_source', 'f', 'relationship', 'r', 'parties', '\\x00', 'created_at', now(), 'changed_at', now(),
    'funding_deadline_at', now(), 'lease_until', now(), 'unpaid_before', 0))).* from ids where month = 10 and n = 300;
  -- In place of a transfer for each row.
  alter table transfers.event drop constraint event_transfer_id_fkey;
  insert into transfers.event (transfer_id, sequence, from_state, to_state, event, actor, facts, at)
    select id::uuid, s, null, 'delivered', 'moved', 'a', '{}', at from ids, generate_series(1, 3) s;`

/**
 * Runs statements over connections of the product and returns the rows of partitions that sequential scans read meanwhile, and
 * the number of partitions whose index was read.
 */
export async function readsOf(
  databaseUrl: string,
  body: (pool: Pool) => Promise<unknown>,
): Promise<{ readonly scanned: number; readonly indexed: number }> {
  const owner = createPool({ url: databaseUrl, max: 1 })
  const counted = async () => {
    const { rows } = await owner.query<{ scanned: bigint; indexed: Record<string, number> }>(
      `select coalesce(sum(seq_tup_read), 0)::bigint as scanned, json_object_agg(relid, coalesce(idx_scan, 0)) as indexed
       from pg_stat_user_tables join platform.v_partition on partition = relid`,
    )
    return rows[0] ?? { scanned: 0n, indexed: {} }
  }
  try {
    const before = await counted()
    const { pool, end } = await reportingPool(appPool(databaseUrl, 1))
    await body(pool)
    await end(owner)
    const after = await counted()
    return {
      scanned: Number(after.scanned - before.scanned),
      indexed: Object.entries(after.indexed).filter(([id, scans]) => scans > (before.indexed[id] ?? 0))
        .length,
    }
  } finally {
    await owner.end()
  }
}
