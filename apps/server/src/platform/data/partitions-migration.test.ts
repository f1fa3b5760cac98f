import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  appUrlOf,
  createDatabase,
  dropDatabase,
  migrate,
  urlOfDatabase,
  withConnection,
} from '@puente/postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrateQueue } from '../jobs/queue.ts'

const folder = path.resolve(import.meta.dirname, '../../../../../database/migrations')
const numberOf = (name: string) =>
  Number(
    readdirSync(folder)
      .find((file) => file.endsWith(`-${name}.sql`))
      ?.slice(0, 4),
  )
const [checked, divided] = [numberOf('bounds-of-first-partitions'), numberOf('partitions-by-time')]

const name = `partitions_${process.pid}`
const url = () => urlOfDatabase(inject('adminUrl'), name)
const orders = ['platform.audit', 'platform.partner_call', 'platform.handled', 'transfers.event']

/** As many rows in each table as the numbers say, with ids of the last months. */
const rows = `
  create function pg_temp.past(n bigint) returns uuid language sql as $$
    select rpad(lpad(to_hex((1000 * extract(epoch from now() - n * interval '1 hour'))::bigint), 12, '0'), 32, '7')::uuid $$;
  insert into platform.audit (id, at, actor, action, subject, outcome, request_id, facts)
    select pg_temp.past(n), now() - n * interval '1 hour', 'system:test', 'did', 's' || n, 'done', 'r' || n, jsonb_build_object('n', n)
    from generate_series(0, 2000) n;
  insert into platform.partner_call (id, partner, operation, subject, outcome, duration_ms, at)
    select pg_temp.past(n), 'toy', 'ask', pg_temp.past(n + 1), 'ok', n, now() from generate_series(0, 2000) n;
  select setval(pg_get_serial_sequence('platform.outbox', 'id'), 12345678);
  insert into platform.handled (event_id, subscriber, at)
    select 12345678 - n, s, now() - n * interval '1 minute' from generate_series(0, 1000) n, unnest(array['a', 'b']) s;
  insert into transfers.transfer select (jsonb_populate_record(null::transfers.transfer, jsonb_build_object(
    'id', pg_temp.past(n), 'reference', 'R' || n, 'customer_id', pg_temp.past(0), 'user_id', pg_temp.past(0),
    'recipient_id', pg_temp.past(0), 'quote_id', pg_temp.past(n), 'corridor_id', 'us-usd', 'state', 'delivered',
    'send_minor', 1, 'receive_minor', 1, 'currency', 'USD', 'usd_cents', 1, 'purpose', 'p', 'funds_source', 'f',
    'relationship', 'r', 'parties', '\\x00', 'created_at', now(), 'changed_at', now(), 'funding_deadline_at', now(),
    'lease_until', now(), 'unpaid_before', 0))).* from generate_series(0, 500) n;
  insert into transfers.event (transfer_id, sequence, from_state, to_state, event, actor, facts, at)
    select pg_temp.past(n), s, null, 'delivered', 'moved', 'system:test', '{}', now()
    from generate_series(0, 500) n, generate_series(1, 3) s;`

const contents = orders.map(
  (table) => `(select jsonb_agg(r order by r::text) from ${table} r)::text as "${table}"`,
)
/** Rows in the order of the key, as a list reads them. */
const keyed = `
  (select array_agg(id order by id) from platform.audit)::text as audit_keys,
  (select array_agg(array[event_id::text, subscriber] order by event_id, subscriber) from platform.handled)::text as handled_keys,
  (select array_agg(xid order by id) from platform.audit)::text as xids,
  (select count(*) from platform.v_audit)::text as lines, (select max(delivered_at) from transfers.v_paper)::text as delivered`

beforeAll(async () => {
  await createDatabase(inject('adminUrl'), name)
  await migrate(url(), folder, { through: checked - 1 })
  await migrateQueue(url())
}, 120_000)
afterAll(() => dropDatabase(inject('adminUrl'), name))

const mark = (id: number) => ({
  name: 'mark',
  text: `insert into platform.handled (event_id, subscriber, at) values ($1, 'old', now()) on conflict do nothing returning event_id`,
  values: [id],
})

/** Works of the former release, in both orders of the tables. */
const works = [
  [
    `insert into platform.audit (id, at, actor, action, outcome, request_id, facts)
     values (uuidv7(), now(), 'system:busy', 'did', 'done', 'r', '{}')`,
    `select from platform.v_audit limit 3`,
    `insert into platform.handled (event_id, subscriber, at) values (99, 'busy', now())`,
  ],
  [
    `insert into platform.handled (event_id, subscriber, at) values (98, 'busy', now())`,
    `select delivered_at from transfers.v_paper limit 3`,
    `insert into platform.audit (id, at, actor, action, outcome, request_id, facts)
     values (uuidv7(), now(), 'system:busy', 'did', 'done', 'r', '{}')`,
  ],
]

/** Repeats a work and rolls it back until `over`, and returns how often. */
const repeat = (work: readonly string[], over: AbortSignal) =>
  withConnection(appUrlOf(url()), async (client) => {
    let times = 0
    for (; !over.aborted; times++) {
      await client.query('begin')
      for (const statement of work) await client.query(statement)
      await client.query('rollback')
      await pause(5)
    }
    return times
  })

test(
  'tables with rows: the same rows, keys and rights, and statements of the former release go on',
  () =>
    withConnection(url(), async (owner) => {
      await owner.query(rows)
      const ask = async () => (await owner.query(`select ${[...contents, keyed].join(', ')}`)).rows
      const before = await ask()
      await withConnection(appUrlOf(url()), async (former) => {
        expect((await former.query(mark(12345679))).rowCount).toBe(1)
        await owner.query(`delete from platform.handled where subscriber = 'old'`)
        // A transaction of the former release holds a row when the migration takes its locks.
        await former.query('begin')
        await former.query(mark(12345680))
        const over = new AbortController()
        const busy = works.map((work) => repeat(work, over.signal))
        const migrating = migrate(url(), folder, { through: divided })
        await pause(1500)
        await former.query('rollback')
        await migrating.finally(() => over.abort())
        for (const times of await Promise.all(busy)) expect(times).toBeGreaterThan(10)
        expect(await ask()).toEqual(before)
        expect((await former.query(mark(12345681))).rowCount).toBe(1)
        expect((await former.query(mark(12345681))).rowCount).toBe(0)
        expect((await former.query(mark(12345678 - 1000))).rowCount).toBe(1)
        await expect(former.query('select from platform.audit_first')).rejects.toThrow('permission denied')
        await expect(former.query('delete from platform.audit')).rejects.toThrow('permission denied')
      })
      const { rows: parts } = await owner.query(
        `select divided::text, count(*) as partitions, bool_or(partition::text = divided || '_first') as first
       from platform.v_partition group by 1 order by 1`,
      )
      expect(parts).toEqual(
        orders.toSorted().map((table) => ({ divided: table, partitions: 2n, first: true })),
      )
      await expect(
        owner.query(`insert into platform.audit select * from platform.audit order by id limit 1`),
      ).rejects.toThrow('duplicate key')
      await expect(
        owner.query(
          `insert into transfers.event select uuidv7(), 1, null, 'delivered', 'moved', 'a', '{}', now()`,
        ),
      ).rejects.toThrow('event_transfer_id_fkey')
    }),
  120_000,
)
