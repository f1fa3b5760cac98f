import type { Pool } from '@puente/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idOf, journal, move, openFor, endWhole, startBooks, type TestBooks } from './test-kit.ts'

let books: TestBooks
beforeAll(async () => {
  books = await startBooks()
  const { bank, client } = await openFor(books, 'immutable')
  const hold = idOf('immutable hold')
  await books.post(
    journal([move(bank, client, 5n), { ...move(client, bank, 2n), pending: hold }]),
    journal([{ post: hold }]),
  )
}, 60_000)
afterAll(() => endWhole(books))

/** The SQLSTATE of the failed statement; undefined when it succeeds. */
const stateOf = (pool: Pool, text: string): Promise<string | undefined> =>
  pool.query(`begin; ${text}; rollback`).then(
    () => undefined,
    async (error: { code?: string }) => error.code,
  )

const DENIED = '42501'
const RAISED = '23001'
const TABLES = ['journal', 'transfer', 'resolution', 'entry', 'account', 'period_change']
const COLUMNS = {
  journal: 'kind',
  transfer: 'amount_minor',
  resolution: 'outcome',
  entry: 'posted_after',
  account: 'floor',
  period_change: 'reason',
}

describe.each(TABLES)('ledger.%s', (table) => {
  const column = COLUMNS[table as keyof typeof COLUMNS]
  const attempts = [
    `update ledger.${table} set ${column} = ${column}`,
    // The statement matches no row; the attempt itself must be refused.
    `update ledger.${table} set ${column} = ${column} where false`,
    `delete from ledger.${table}`,
    `truncate ledger.${table}`,
    `truncate ledger.${table} cascade`,
  ]
  test.each(attempts)(
    '%s: the application has no privilege, and a trigger refuses the owner',
    async (text) => {
      expect(await stateOf(books.app, text)).toBe(DENIED)
      expect(await stateOf(books.owner, text)).toBe(RAISED)
      expect(await stateOf(books.superuser, text)).toBe(RAISED)
    },
  )
})

test('the application: may not open an account with a balance, nor disable the triggers', async () => {
  const columns = 'code, owner, currency, normal_side, floor, opened_at'
  const values = `'client', '${idOf('rich')}', 'CLP', 'credit', 'none', now()`
  expect(
    await stateOf(
      books.app,
      `insert into ledger.account (${columns}, credits_posted) values (${values}, 1000)`,
    ),
  ).toBe(DENIED)
  expect(await stateOf(books.app, `insert into ledger.account (${columns}) values (${values})`)).toBe(
    undefined,
  )
  expect(await stateOf(books.app, 'alter table ledger.entry disable trigger immutable')).toBe(DENIED)
  expect(await stateOf(books.app, `set session_replication_role = 'replica'`)).toBe(DENIED)
})

test('a writer that takes no lock: cannot bring an account below its floor', async () => {
  const overdraw = `update ledger.account set debits_posted = credits_posted + 1 where floor = 'credit-floor-zero'`
  expect(await stateOf(books.app, overdraw)).toBe('23514')
})
