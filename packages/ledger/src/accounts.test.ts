import { afterAll, beforeAll, expect, test } from 'vitest'
import { balances, closeAccounts, openAccounts, post, type Journal } from './index.ts'
import { idOf, journal, move, openFor, endWhole, startBooks, type TestBooks } from './test-kit.ts'

let books: TestBooks
beforeAll(async () => {
  books = await startBooks()
}, 60_000)
afterAll(() => endWhole(books))

const codes = async (...journals: Journal[]) => (await books.post(...journals)).map((verdict) => verdict.code)
const balance = async (ref: Parameters<typeof balances>[1][number]) => {
  const [found] = await books.work((work) => balances(work, [ref]))
  return found
}

test('an account that is open: opening it again changes nothing; another rule for the same code throws', async () => {
  const { client, bank } = await openFor(books, 'opening')
  await books.post(journal([move(bank, client, 5n)]))
  await openFor(books, 'opening')
  expect(await balance(client)).toMatchObject({ postedMinor: 5n })
  const other = { ...client, owner: idOf('other rule'), normalSide: 'credit', floor: 'none' } as const
  await expect(books.work((work) => openAccounts(work, [other]))).rejects.toThrow(/another rule: client/)
})

test('an account with a balance: not closed; a closed account: refuses postings', async () => {
  const { client, bank, fees, vault } = await openFor(books, 'closing')
  await books.post(
    journal([move(bank, client, 5n)]),
    journal([{ ...move(vault, fees, 5n), pending: idOf('closing hold') }]),
  )
  const unknown = { ...client, owner: idOf('closing nobody') }
  expect(await books.work((work) => closeAccounts(work, [client, unknown, bank, fees, vault]))).toEqual([
    'not-empty',
    'unknown-account',
    'not-empty',
    'not-empty',
    'not-empty',
  ])
  await books.post(journal([move(client, bank, 5n)]), journal([{ void: idOf('closing hold') }]))
  expect(await books.work((work) => closeAccounts(work, [client, vault]))).toEqual(['done', 'done'])
  expect(await books.work((work) => closeAccounts(work, [client]))).toEqual(['same-again'])
  expect(await codes(journal([move(bank, client, 5n)]), journal([move(bank, fees, 1n)]))).toEqual([
    'account-closed',
    'done',
  ])
})

test('a closed system account, which postings do not lock: refuses postings', async () => {
  const { bank, fees } = await openFor(books, 'closing system')
  expect(await books.work((work) => closeAccounts(work, [fees]))).toEqual(['done'])
  const hold = { ...move(bank, fees, 1n), pending: idOf('closing system hold') }
  expect(await codes(journal([move(bank, fees, 1n)]))).toEqual(['account-closed'])
  expect(await codes(journal([hold]))).toEqual(['account-closed'])
})

test('a transaction that rolls back: its journals are not recorded', async () => {
  const { client, bank } = await openFor(books, 'rollback')
  const lost = journal([move(bank, client, 5n)])
  await expect(
    books.work(async (work) => {
      await post(work, [lost])
      throw new Error('refused later')
    }),
  ).rejects.toThrow('refused later')
  expect(await codes(lost)).toEqual(['done'])
})
