import { readdirSync } from 'node:fs'
import path from 'node:path'
import { proveMigration } from '@puente/postgres'
import { expect, inject, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../../../../database/migrations')
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`

test('balances from earlier versions: waiting since they last were zero', async () => {
  const name = readdirSync(folder).find((file) => file.endsWith('-ledger-unsettled.sql')) ?? ''
  await proveMigration(inject('adminUrl'), folder, {
    number: Number(name.slice(0, 4)),
    before: async (client) => {
      await client.query(`
        insert into ledger.account (code, owner, currency, normal_side, floor, opened_at, credits_posted, debits_posted,
          version, last_entry_at)
        select 'client-funds', owner::uuid, 'CLP', 'credit', 'credit-floor-zero', now(), 7, debits, 3, now()
        from (values ('${id(1)}', 5), ('${id(2)}', 7)) as seeded (owner, debits);
        insert into ledger.entry (account_id, version, journal_id, position, side, posted_minor, pending_minor,
          posted_after, debits_pending_after, credits_pending_after, recorded_at)
        select account.id, seeded.version, uuidv7(), 0, 'credit', 1, 0, after, 0, 0, at::timestamptz
        from ledger.account, (values (1, 5, '2026-11-01T12:00Z'), (2, 0, '2026-11-02T12:00Z'),
          (3, 2, '2026-11-03T12:00Z')) as seeded (version, after, at)
        where account.owner = '${id(1)}'`)
    },
    after: async (client) => {
      const { rows } = await client.query(
        'select code, owner, posted_minor::int, since from ledger.v_unsettled',
      )
      expect(rows).toEqual([
        { code: 'client-funds', owner: id(1), posted_minor: 2, since: new Date('2026-11-03T12:00Z') },
      ])
    },
  })
})
