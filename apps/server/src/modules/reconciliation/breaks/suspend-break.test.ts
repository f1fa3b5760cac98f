import type { BreakSummary, BreakWire, MatchWire, PayinSummary, SuspenseWire } from '@puente/contract/staff'
import { foldBalances } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvStatement, sendStatement, type BankLine } from '../../../../test/bank-statements.ts'
import type { Client } from '../../../../test/client.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { addDays, fromSantiago, inSantiago } from '../../corridors/index.ts'
import { receivePayment } from '../../payins/index.ts'
import { settleAccounts } from '../reconciliation.jobs.ts'

const system = { kind: 'system', name: 'test' } as const
const payer = { name: 'Otra Persona Ficticia', rut: '12.345.678-5' }
let world: TestEnvironment
let treasury: Client
let officer: Client
let today: string
let balance = 0
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  ;[treasury, officer] = await Promise.all([world.signedIn('tesoreria'), world.signedIn('oficial')])
  today = inSantiago(world.clock.now()).day
})
afterAll(() => world?.close())

const settle = async () => {
  await world.runtime.work(system, (work) => foldBalances(work))
  await settleAccounts(world.runtime)
}
let statements = 0
/** Imports a statement of the next day with these lines. */
async function statement(...lines: readonly Omit<BankLine, 'day'>[]): Promise<string> {
  const day = addDays(today, statements)
  statements += 1
  const text = csvStatement({
    reference: String(statements),
    from: day,
    opening: balance,
    lines: lines.map((line) => ({ ...line, day })),
  })
  balance += lines.reduce((sum, { pesos }) => sum + pesos, 0)
  expect((await sendStatement(treasury, text)).status).toBe(200)
  return day
}
async function breakOf(pesos: number): Promise<BreakWire> {
  const { body } = await treasury.get<{ items: BreakSummary[] }>('/api/breaks?kind=bank-in')
  const found = body.items.find(({ amount }) => amount.amount === String(pesos))
  return (await treasury.get<BreakWire>(`/api/breaks/${found?.id ?? ''}`)).body
}
const suspend = (id: string, client = treasury) =>
  client.post<BreakWire>(`/api/breaks/${id}/suspense`, { note: 'Llegó sin aviso del banco' })
const confirm = (id: string) => officer.decide<BreakWire>(`/api/breaks/${id}/decision`, 'confirm')
const report = (id: string, pesos: number, day: string, status: 'confirmed' | 'reversed' = 'confirmed') =>
  world.runtime.work({ kind: 'partner', name: 'bank' }, (work) =>
    receivePayment(work, {
      id,
      reference: 'sin referencia',
      amountMinor: BigInt(pesos),
      payerRut: '12345678-5',
      payerName: payer.name,
      payerBank: 'Banco',
      payerAccount: '1',
      status,
      creditedAt: fromSantiago(day, 600),
    }),
  )
const payments = async (pesos: number) =>
  (await treasury.get<{ items: PayinSummary[] }>('/api/payins?limit=100')).body.items.filter(
    ({ amount }) => amount.amount === String(pesos),
  )
const suspenseOf = async (pesos: number) => {
  const { body } = await treasury.get<{ items: SuspenseWire[] }>('/api/suspense?limit=100')
  return body.items.find(({ amount }) => amount.amount === String(pesos))
}
/** Balances of the accounts that a received payment touches. */
const balances = async () => {
  await settle()
  const { body } = await treasury.get<{ accounts: { code: string; balance: string }[] }>('/api/trial-balance')
  const of = (code: string) => Number(body.accounts.find((one) => one.code === code)?.balance ?? 0)
  return { suspense: of('suspense'), clearing: of('payin-clearing') }
}

test('a credit without a message of the bank: two people book it in suspense, and a later message changes nothing', async () => {
  const day = await statement({ id: 'BANK-A', pesos: 45_000, words: 'pago', ...payer })
  const found = await breakOf(45_000)
  expect(found).toMatchObject({ kind: 'bank-in', maySuspend: true })
  const before = await balances()
  expect((await suspend(found.id)).body).toMatchObject({ proposal: { action: 'suspend', items: [] } })
  expect((await treasury.decide(`/api/breaks/${found.id}/decision`, 'confirm')).body.code).toBe('same-person')
  expect(await payments(45_000)).toEqual([])
  expect((await confirm(found.id)).body).toMatchObject({ closed: true })
  const after = await balances()
  expect(Math.abs(after.suspense - before.suspense)).toBe(45_000)
  expect(after.clearing).toBe(before.clearing)
  expect(await suspenseOf(45_000)).toMatchObject({
    payer: { name: payer.name, rut: '12345678-5' },
    words: 'pago',
    automatic: 'staff',
  })
  expect(await report('BANK-A', 45_000, day)).toBe('known')
  expect(await report('BANK-A', 45_000, day)).toBe('known')
  expect(await payments(45_000)).toMatchObject([
    { bankPaymentId: 'BANK-A', why: 'statement', status: 'suspense' },
  ])
  expect((await suspenseOf(45_000))?.automatic).toBe('return')
  expect(await balances()).toEqual(after)
  // The bank's reversal finds the payment under its id.
  expect(await report('BANK-A', 45_000, day, 'reversed')).toBe('new')
  expect(await suspenseOf(45_000)).toBeUndefined()
  expect((await balances()).suspense).toBe(before.suspense)
})

test('a statement without the bank’s id: RUT, amount and day identify the payment, once', async () => {
  const day = await statement({ reference: 'OTRA', pesos: 46_000, ...payer })
  const { id } = await breakOf(46_000)
  await suspend(id)
  await confirm(id)
  expect(await report('BANK-B', 46_000, addDays(day, -1))).toBe('known')
  expect(await payments(46_000)).toHaveLength(1)
  // A second payment of the same amount is another one.
  expect(await report('BANK-C', 46_000, day)).toBe('new')
  expect(await payments(46_000)).toHaveLength(2)
})

test('a payment that was booked before: refused, whether its entry is collected or not', async () => {
  const day = await statement({ id: 'BANK-D', pesos: 47_000, ...payer })
  const { id } = await breakOf(47_000)
  await suspend(id)
  expect(await report('BANK-D', 47_000, day)).toBe('new')
  expect((await confirm(id)).body).toMatchObject({ code: 'payment-known' })
  expect(await payments(47_000)).toHaveLength(1)
  await settle()
  expect((await treasury.get<BreakWire>(`/api/breaks/${id}`)).body.closed).toBe(true)
})

test('a credit of the line and its message at the same time: booked once', async () => {
  const day = await statement({ id: 'BANK-E', pesos: 48_000, ...payer })
  const { id } = await breakOf(48_000)
  await suspend(id)
  await Promise.all([confirm(id), report('BANK-E', 48_000, day), report('BANK-E', 48_000, day)])
  expect(await payments(48_000)).toHaveLength(1)
})

test('a line without its payer, a debit, or another account: not offered', async () => {
  await statement({ id: 'CAJA-1', pesos: 49_000, words: 'depósito en efectivo' })
  const found = await breakOf(49_000)
  expect(found.maySuspend).toBe(false)
  expect((await suspend(found.id)).body.code).toBe('payer-unknown')
  expect((await suspend(found.id, await world.signedIn('admin'))).status).toBe(403)
})

test('undoing the match of a suspended credit: two people, and the payment stays in suspense', async () => {
  await statement({ id: 'BANK-F', pesos: 51_000, ...payer })
  const { id } = await breakOf(51_000)
  await suspend(id)
  const matchId = (await confirm(id)).body.item.matchId ?? ''
  const before = await balances()
  await treasury.post(`/api/matches/${matchId}/undoing`, { note: 'Era de otra cuenta' })
  const undone = await officer.decide<MatchWire>(`/api/matches/${matchId}/decision`, 'confirm')
  expect(undone.body.undone).toMatchObject({ confirmedBy: 'Oficial Demo' })
  expect(await balances()).toEqual(before)
  expect(await payments(51_000)).toHaveLength(1)
  expect((await suspend(id)).body.code).toBe('payment-known')
})
