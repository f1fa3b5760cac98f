import type { BreakSummary, ReconciledAccountWire } from '@puente/contract/staff'
import { foldBalances } from '@puente/ledger'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookPayment, csvStatement, sendStatement } from '../../../test/bank-statements.ts'
import type { Client } from '../../../test/client.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { inSantiago } from '../corridors/index.ts'
import { momentIn } from './files/read-values.ts'
import { settleAccounts } from './reconciliation.jobs.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
let treasury: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  treasury = await world.signedIn('tesoreria')
})
afterAll(() => world?.close())

async function paid(id: string, pesos: number): Promise<void> {
  await bookPayment(world, id, pesos)
  await world.runtime.work(system, (work) => foldBalances(work))
  await settleAccounts(world.runtime)
}

/**
 * Imports a statement of the current day with these payments. Returns the breaks and the entries that wait for the next
 * statement.
 */
async function stated(reference: string, payments: Readonly<Record<string, number>>) {
  const day = inSantiago(world.clock.now()).day
  const lines = Object.entries(payments).map(([id, pesos]) => ({ day, id, pesos }))
  const sent = await sendStatement<{ items: { state: string }[] }>(
    treasury,
    csvStatement({ reference, from: day, opening: 0, lines }),
  )
  expect(sent.body.items).toMatchObject([{ state: 'accepted' }])
  return seen()
}

async function seen() {
  const breaks = await treasury.get<{ items: BreakSummary[] }>('/api/breaks?code=client-bank')
  const accounts = await treasury.get<{ items: ReconciledAccountWire[] }>('/api/reconciled-accounts')
  const its = accounts.body.items.find(({ code }) => code === 'client-bank')
  expect(its?.difference?.unexplained).toBe('0')
  expect(its?.breaks).toBe(breaks.body.items.length)
  return {
    breaks: breaks.body.items.map(({ kind, amount }) => `${kind} ${amount.amount}`),
    waiting: [its?.waiting.count, its?.waiting.amount],
    afterStatement: its?.difference?.afterStatement,
  }
}

test('a payment booked after the statement of its day was written: waits for the next statement, which must contain it', async () => {
  const nothing = { breaks: [], waiting: [0, '0'], afterStatement: '0' }
  await paid('DAY-1', 50_000)
  expect(await stated('1', { 'DAY-1': 50_000 })).toEqual(nothing)
  await paid('DAY-2', 60_000)
  expect(await seen()).toEqual({ breaks: [], waiting: [1, '60000'], afterStatement: '-60000' })
  expect(await stated('2', { 'DAY-1': 50_000 })).toEqual({ ...nothing, breaks: ['books-in 60000'] })
  expect(await stated('3', { 'DAY-1': 50_000, 'DAY-2': 60_000 })).toEqual(nothing)
})

describe('the time at which a bank wrote its file', () => {
  test.each([
    ['2026-11-24T18:05:09Z', '2026-11-24T18:05:00.000Z'],
    ['2026-11-24T15:05:09.123-03:00', '2026-11-24T18:05:00.000Z'],
    ['2026-11-24T15:05:09', '2026-11-24T18:05:00.000Z'],
    ['2026-11-24', undefined],
    ['2026-13-24T15:05:09', undefined],
    ['24/11/2026 15:05', undefined],
  ])('%s: %s', (text, moment) => {
    expect(momentIn(text)?.toISOString()).toBe(moment)
  })
})
