import { balances, journalsOf, post } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankRef, clearingRef, openChained, type ChainedDatabase } from '../../../test/chained-database.ts'
import { newId } from '../../platform/ids.ts'
import { bookJobs } from './index.ts'

let books: ChainedDatabase
beforeAll(async () => {
  books = await openChained()
}, 60_000)
afterAll(() => books?.close())

const system = { kind: 'system', name: 'test' } as const
const MINUTE_MS = 60_000

test('a pending leg past its timeout: voided once by an expiry journal, and not before', async () => {
  const job = bookJobs.find(({ name }) => name === 'books.expire')
  if (job === undefined) throw new Error('nobody ends holds')
  const [pending, subject] = [newId(), newId()]
  const leg = { debit: bankRef, credit: clearingRef, amountMinor: 5n, currency: 'CLP' }
  const posted = await books.runtime.work(system, (work) => {
    const timeoutAt = new Date(work.now.getTime() + MINUTE_MS)
    return post(work, [{ id: newId(), kind: 'test', subject, legs: [{ ...leg, pending, timeoutAt }] }])
  })
  expect(posted).toMatchObject([{ code: 'done' }])
  const held = async () => {
    const [balance] = await books.runtime.work(system, (work) => balances(work, [clearingRef]))
    return balance?.pendingCreditMinor
  }
  expect([await job.round(books.runtime), await held()]).toEqual([0, 5n])
  books.clock.advance(2 * MINUTE_MS)
  expect([await job.round(books.runtime), await held()]).toEqual([1, 0n])
  expect(await job.round(books.runtime)).toBe(0)
  const journals = await books.runtime.work(system, (work) => journalsOf(work, subject))
  expect(journals.map(({ kind }) => kind)).toEqual(['test', 'expiry'])
})
