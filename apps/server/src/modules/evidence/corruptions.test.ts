import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChained, TABLES, testKeys, type ChainedDatabase } from '../../../test/chained-database.ts'

const DAY_MS = 24 * 3_600_000

let books: ChainedDatabase
beforeAll(async () => {
  books = await openChained()
  for (const day of [1, 2]) {
    for (const amount of [100n, 200n, 300n]) await books.pay(amount * BigInt(day))
    await books.note('did-something')
    await books.note('refused:something')
    await books.decided()
    await books.addBlocks()
    books.clock.advance(day * DAY_MS)
    await books.signDays()
  }
  await books.pay(7n)
  await books.addBlocks()
}, 60_000)
afterAll(() => books?.close())

/** Changes that a person with every right over the database could make, and the fault that must be reported. */
const corruptions = [
  {
    name: 'a changed amount',
    corruption: `update ledger.transfer set amount_minor = 201 where amount_minor = 200;
      update ledger.lot set posted_minors = array_replace(posted_minors, 200, 201);`,
    checks: ['chained-transfers'],
    first: /"what":"changed"/,
  },
  {
    name: 'a changed reason',
    corruption: `update ledger.journal set reason = 'another' where sequence = (select min(sequence) from ledger.journal)`,
    checks: ['chained-transfers'],
    first: /"height":"\d".*"what":"changed","place":0/,
  },
  {
    name: 'an account that changed hands',
    corruption: `update ledger.account set owner = gen_random_uuid() where code = 'payin-clearing'`,
    checks: ['chained-transfers'],
    first: /"height":"\d".*"what":"changed","place":0/,
  },
  {
    name: 'a journal deleted with all of its traces',
    corruption: `create temp table gone as select journal_id as id from ledger.transfer where amount_minor = 200;
      delete from ledger.lot where journal_ids && (select array_agg(id) from gone);
      delete from ledger.transfer where journal_id in (select id from gone);
      delete from ledger.journal where id in (select id from gone);
      drop table gone;`,
    checks: ['chained-transfers'],
    first: /"what":"missing"/,
  },
  {
    name: 'a journal added among the recorded',
    corruption: `insert into ledger.journal (id, kind, subject, leg_count, body_hash, effective_at, recorded_at, xid)
        select '00000000-0000-7000-8000-0000000000aa', kind, subject, leg_count, body_hash, effective_at, recorded_at, xid
        from ledger.journal order by sequence limit 1;
      insert into ledger.transfer select '00000000-0000-7000-8000-0000000000aa', position, action, debit_account, credit_account, amount_minor, currency, pending_id, timeout_at
        from ledger.transfer join ledger.journal on id = journal_id order by sequence limit 1;
      insert into ledger.tail (account_id, journal_id, position, side, posted_minor, pending_minor, recorded_at)
        select account_id, '00000000-0000-7000-8000-0000000000aa', position, side, posted_minor, pending_minor, recorded_at
        from ledger.tail where journal_id = (select id from ledger.journal order by sequence limit 1);`,
    checks: ['chained-transfers'],
    first: /"what":"added","place":\d+,"id":"00000000-0000-7000-8000-0000000000aa"/,
  },
  {
    name: 'two journals in the other order',
    corruption: `create temp table old as table ledger.journal; delete from ledger.journal;
      insert into ledger.journal overriding system value
        select id, (select min(sequence) + max(sequence) from old) - sequence, kind, subject, reason, leg_count, body_hash, effective_at, recorded_at, xid from old;
      drop table old`,
    checks: ['chained-transfers'],
    first: /"what":"changed"/,
  },
  {
    name: 'a journal moved into another block',
    corruption: `update ledger.journal set xid = (select min(xid) from ledger.journal) where sequence = (select max(sequence) from ledger.journal)`,
    checks: ['chained-transfers'],
    first: /"height":"\d".*"what":"added"/,
  },
  {
    name: 'an action of staff that vanished',
    corruption: `delete from platform.audit where id = (select id from platform.audit where action = 'did-something' order by id limit 1)`,
    checks: ['chained-audit'],
    first: /"height":"\d".*"what":"missing"/,
  },
  {
    name: 'a refusal changed',
    corruption: `update platform.audit set outcome = 'done?' where action = 'refused:something'`,
    checks: ['chained-audit'],
    first: /"what":"changed"/,
  },
  {
    name: 'a missing block',
    corruption: `delete from evidence.block where height = 2`,
    checks: ['chain', 'chained-transfers', 'chained-audit', 'day-roots'],
    first: /"fault":"block 2 is missing"/,
  },
  {
    name: 'two blocks in the other order',
    corruption: `update evidence.block set height = 99 where height = 1; update evidence.block set height = 1 where height = 2; update evidence.block set height = 2 where height = 99`,
    checks: ['chain', 'day-roots'],
    first: /"height":"1","fault":"it does not name the block before it"/,
  },
  {
    name: 'leaves changed',
    corruption: `update evidence.block set leaves = overlay(leaves placing '\\x00' from 1) where height = 1`,
    checks: ['chain', 'chained-transfers'],
    first: /"height":"1","fault":"its leaves are not those recorded"/,
  },
  {
    name: 'a header changed',
    corruption: `update evidence.block set at = at - interval '1 second' where height = 1`,
    checks: ['chain'],
    first: /"height":"1","fault":"its hash is not that of its header"/,
  },
  {
    name: 'a block authenticated without the key',
    corruption: `update evidence.block set mac = sha256(hash) where height = 2`,
    checks: ['chain'],
    first: /"height":"2","fault":"key \\"m1\\" did not authenticate it"/,
  },
  {
    name: 'a key that nobody knows',
    corruption: `update evidence.block set key_id = 'zz' where height = 2`,
    checks: ['chain'],
    first: /"height":"2","fault":"its hash is not that of its header"/,
  },
  {
    name: 'a root signed by somebody else',
    corruption: `update evidence.day_root set signature = substring(signature || sha256(signature) from 2 for 64) where day = (select min(day) from evidence.day_root)`,
    checks: ['day-roots'],
    first: /"fault":"key \\"r1\\" did not sign it"/,
  },
  {
    name: 'a root that is gone',
    corruption: `delete from evidence.day_root where day = (select min(day) from evidence.day_root)`,
    checks: ['day-roots'],
    first: /"fault":"the root of a day before it is missing"/,
  },
]

const OURS = ['chain', 'chained-transfers', 'chained-audit', 'day-roots']

test('no corruption: no fault', async () => {
  expect(await books.faults()).toEqual([])
})

describe.each(corruptions)('$name', ({ corruption, checks, first }) => {
  test(`is caught by ${checks.join(', ')}`, async () => {
    await books.tamper(
      `create schema kept; ${TABLES.map((name) => `create table kept.${name.replace('.', '_')} as table ${name}`).join('; ')}`,
    )
    try {
      await books.tamper(corruption)
      const found = (await books.faults()).filter(({ check }) => OURS.includes(check))
      expect(found.map(({ check }) => check)).toEqual(checks)
      expect(found.map((fault) => fault.first).join('\n')).toMatch(first)
    } finally {
      const restored = TABLES.map(
        (name) =>
          `truncate ${name}; insert into ${name} overriding system value table kept.${name.replace('.', '_')}`,
      )
      await books.tamper([...restored, 'drop schema kept cascade'].join('; '))
    }
  })
})

test('a wrong key, and a key that is no longer configured: reported', async () => {
  const [known] = testKeys.evidenceKeys
  const other = { id: 'm1', key: Buffer.alloc(32, 7) }
  const [wrong] = await books.faults({ ...testKeys, evidenceKeys: [other] })
  expect(wrong?.first).toMatch(/"height":"1","fault":"key \\"m1\\" did not authenticate it"/)
  const [unknown] = await books.faults({ ...testKeys, evidenceKeys: [{ ...other, id: 'm2' }] })
  expect(unknown?.first).toMatch(/"fault":"no key \\"m1\\" is configured"/)
  if (known === undefined) throw new Error('no key')
  // After a key rotation, new blocks use the new key, and old ones stay valid.
  expect(await books.faults({ ...testKeys, evidenceKeys: [{ ...other, id: 'm2' }, known] })).toEqual([])
})
