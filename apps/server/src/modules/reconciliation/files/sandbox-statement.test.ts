import type { BankStatementWire, BreakSummary } from '@puente/contract/staff'
import { foldBalances } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendStatement } from '../../../../test/bank-statements.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { settleAccounts } from '../reconciliation.jobs.ts'

let life: RunningEnvironment
beforeAll(async () => {
  life = await startEnvironment()
}, 300_000)
afterAll(() => life?.close())

interface Listed<Item> {
  readonly items: readonly Item[]
}

test('a paid and delivered transfer: matched with the statements of bank and partner, in both formats', async () => {
  const persona = await life.signedIn('persona')
  const order = await life.order(persona, { amount: '200001' })
  await life.pay(persona, order.id)
  await life.reaches(persona, order.id, 'delivered')
  await life.runtime.work({ kind: 'system', name: 'test' }, (work) => foldBalances(work))
  await settleAccounts(life.runtime)

  const treasury = await life.signedIn('tesoreria')
  const received = async (account: string, format: string) =>
    (await fetch(new URL(`/statements/${account}/${format}`, life.sandbox?.url))).text()
  const sent = async (account: string, text: string) =>
    (await sendStatement<Listed<BankStatementWire>>(treasury, text, { account })).body.items
  const [bank] = await sent('client-bank/CLP', await received('client-money', 'camt'))
  expect(bank).toMatchObject({ state: 'accepted', format: 'camt.053', lines: 1, open: 0 })
  const [partner] = await sent('nostro/USD', await received('partner-USD', 'csv'))
  expect(partner).toMatchObject({ state: 'accepted', format: 'csv', lines: 1, open: 0 })
  // The partner's opening balance was booked on the first day of its statement: a person matches one with the other.
  const breaks = (await treasury.get<Listed<BreakSummary>>('/api/breaks')).body.items
  expect(breaks.map(({ kind, what }) => `${kind} ${what}`).toSorted()).toEqual([
    'bank-in opening-difference',
    'books-in nostro-opening',
  ])
})
