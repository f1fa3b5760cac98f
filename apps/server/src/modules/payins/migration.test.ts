import { readdirSync } from 'node:fs'
import path from 'node:path'
import { proveMigration } from '@puente/postgres'
import { expect, inject, test } from 'vitest'
import { debtReferenceFrom } from './payin.ts'

const folder = path.resolve(import.meta.dirname, '../../../../../database/migrations')
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`

const numberOf = (what: string) =>
  Number.parseInt(readdirSync(folder).find((name) => name.endsWith(`-${what}.sql`)) ?? '', 10)

test('money in suspense from earlier versions: gets owners and days', async () => {
  const bytes = "'\\x00'::bytea"
  await proveMigration(inject('adminUrl'), folder, {
    number: 17,
    before: async (client) => {
      await client.query(`
        insert into payins.payin_order (id, reference, customer_id, payer_rut_index, amount_minor, deadline_at, opened_at)
        values ('${id(9)}', 'PU22222222', '${id(8)}', ${bytes}, 100, now(), now());
        insert into payins.payment (id, bank_payment_id, order_id, amount_minor, refunded_minor, status, why, payer,
          payer_rut_index, payer_bank, credited_at, received_at)
        values ('${id(1)}', 'a', null, 100, 0, 'suspense', 'other-rut', ${bytes}, ${bytes}, 'b', now(), '2026-11-20T12:00:00Z'),
               ('${id(2)}', 'b', '${id(9)}', 100, 60, 'matched', 'reference', ${bytes}, ${bytes}, 'b', now(), now());
        insert into payins.refund (id, payment_id, order_id, amount_minor, reason, status, due_at, created_at)
        values ('${id(3)}', '${id(2)}', '${id(9)}', 60, 'excess', 'rejected', now(), '2026-11-19T12:00:00Z'),
               ('${id(4)}', '${id(2)}', '${id(9)}', 40, 'excess', 'settled', now(), now())`)
    },
    after: async (client) => {
      const { rows } = await client.query(`
        select payment_id, refund_id, why, amount_minor::int as amount, status, owner_team, waits_since, due_at
        from payins.suspense order by payment_id`)
      const both = { status: 'open', owner_team: 'treasury' }
      expect(rows).toMatchObject([
        { ...both, payment_id: id(1), refund_id: null, why: 'other-rut', amount: 100 },
        { ...both, payment_id: id(2), refund_id: id(3), why: 'refund-rejected', amount: 60 },
      ])
      for (const row of rows as { waits_since: Date; due_at: Date }[])
        expect(row.due_at.getTime() - row.waits_since.getTime()).toBe(7 * 24 * 3_600_000)
      const history = await client.query('select from payins.suspense_event')
      expect(history.rowCount).toBe(2)
    },
  })
})

test('refunds without a number: each is numbered among those of its payment and purpose', async () => {
  const bytes = "'\\x00'::bytea"
  await proveMigration(inject('adminUrl'), folder, {
    number: numberOf('refunds-are-numbered'),
    before: async (client) => {
      await client.query(`
        insert into payins.payment (id, bank_payment_id, amount_minor, refunded_minor, status, why, payer, payer_rut_index,
          payer_bank, credited_at, received_at)
        values ('${id(1)}', 'a', 100, 100, 'returned', 'no-reference', ${bytes}, ${bytes}, 'b', now(), now());
        insert into payins.refund (id, payment_id, amount_minor, reason, status, due_at, created_at, waits_since)
        values ('${id(5)}', '${id(1)}', 60, 'cancelled', 'replaced', now(), '2026-11-18T12:00:00Z', now()),
               ('${id(4)}', '${id(1)}', 60, 'cancelled', 'settled', now(), '2026-11-19T12:00:00Z', now()),
               ('${id(3)}', '${id(1)}', 7, 'reward', 'settled', now(), '2026-11-20T12:00:00Z', now())`)
    },
    after: async (client) => {
      const { rows } = await client.query(
        'select id, purpose, attempt from payins.refund order by created_at',
      )
      expect(rows).toEqual([
        { id: id(5), purpose: 'refund', attempt: 1 },
        { id: id(4), purpose: 'refund', attempt: 2 },
        { id: id(3), purpose: 'reward', attempt: 1 },
      ])
    },
  })
})

test('debts from earlier versions: each gets a reference, and the parts that reduced it add up', async () => {
  const bytes = "'\\x00'::bytea"
  await proveMigration(inject('adminUrl'), folder, {
    number: Number.parseInt(readdirSync(folder).find((name) => name.endsWith('-debts.sql')) ?? '', 10),
    before: async (client) => {
      await client.query(`
        insert into payins.payment (id, bank_payment_id, order_id, amount_minor, refunded_minor, status, why, payer,
          payer_rut_index, payer_bank, credited_at, received_at)
        values ('${id(1)}', 'a', null, 100, 0, 'reversed', 'reference', ${bytes}, ${bytes}, 'b', now(), now()),
               ('${id(2)}', 'b', null, 80, 0, 'reversed', 'reference', ${bytes}, ${bytes}, 'b', now(), now());
        insert into payins.receivable (id, payment_id, debtor, payer_rut_index, amount_minor, outstanding_minor,
          written_off_minor, status, owner_team, opened_at, due_at, closed_at)
        values ('${id(3)}', '${id(1)}', '${id(8)}', ${bytes}, 100, 25, 0, 'open', 'treasury', now(), now(), null),
               ('${id(4)}', '${id(2)}', '${id(8)}', ${bytes}, 80, 0, 50, 'written-off', 'treasury', now(), now(), now());
        insert into payins.payment (id, bank_payment_id, receivable_id, amount_minor, refunded_minor, status, why, payer,
          payer_rut_index, payer_bank, credited_at, received_at)
        values ('${id(5)}', 'c', '${id(3)}', 40, 0, 'applied', 'rut-and-amount', ${bytes}, ${bytes}, 'b', now(), now())`)
    },
    after: async (client) => {
      const { rows } = await client.query('select id, reference from payins.receivable order by id')
      for (const { id: one, reference } of rows as { id: string; reference: string }[])
        expect(reference).toBe(debtReferenceFrom(one))
      const parts = await client.query(`
        select receivable_id, source, payment_id, amount_minor::int as amount from payins.receivable_part
        order by receivable_id, source`)
      expect(parts.rows).toEqual([
        { receivable_id: id(3), source: 'payment', payment_id: id(5), amount: 40 },
        { receivable_id: id(3), source: 'set-off', payment_id: null, amount: 35 },
        { receivable_id: id(4), source: 'set-off', payment_id: null, amount: 30 },
      ])
    },
  })
})
