import type { TransferWire } from '@puente/contract/customer'
import type { AgedItemWire, AgedTotalsWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { unmatchedMoneyOf, uuidOf, type UnmatchedMoney } from '../../../test/unmatched-money.ts'
import { outcomesOf } from '../../../test/outcomes.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { registry } from '../../platform/telemetry/metrics.ts'
import { derivedId } from '../../platform/ids.ts'
import { account, book, move } from '../books/index.ts'
import { ageAllowed, agedSums } from './aged-money.ts'
import { watchOverdue } from './treasury.jobs.ts'

let life: RunningEnvironment
let kit: UnmatchedMoney
let persona: Client
beforeAll(async () => {
  life = await startEnvironment()
  life.clock.set('2026-11-24T15:00:00Z')
  await life.moveClock(0)
  kit = await unmatchedMoneyOf(life)
  persona = await life.signedIn('persona')
})
afterAll(async () => life?.close())

const PATIENCE = { timeout: 60_000, interval: 100 }
interface AgedPage {
  readonly items: readonly AgedItemWire[]
  readonly next?: string
}
const aged = async (query = '') => (await kit.treasury.get<AgedPage>(`/api/aged-money${query}`)).body
const sums = async () => (await kit.treasury.get<AgedTotalsWire>('/api/aged-totals')).body
const lines = async () =>
  (await aged()).items.map(
    ({ kind, amount, owner }) => `${kind} ${amount.amount} ${amount.currency} ${owner}`,
  )
const gauge = async () =>
  ((await registry.getSingleMetric('puente_money_overdue')?.get())?.values ?? []).map(
    ({ labels, value }) => `${labels['owner']} ${value}`,
  )

test('waiting sums: listed with customer, owner and due date, oldest first, without completed ones', async () => {
  expect(await lines()).toEqual([])
  const done = await life.order(persona, { amount: '200001' })
  await life.pay(persona, done.id)
  await life.reaches(persona, done.id, 'delivered')
  const short = await life.order(persona, { amount: '200002' })
  await life.pay(persona, short.id, { amount: '40002' })
  await expect.poll(lines, PATIENCE).toEqual(['client-funds 40002 CLP customer'])
  const item = await kit.suspended({ amount: '31001' })
  await life.controlSandbox('/control/payout-speed', { speed: 'manual' })
  const travelling = await life.order(persona, { amount: '200003' })
  await life.pay(persona, travelling.id)
  await life.reaches(persona, travelling.id, 'sent-to-bank')
  await expect
    .poll(lines, PATIENCE)
    .toEqual([
      'client-funds 40002 CLP customer',
      'suspense 31001 CLP treasury',
      expect.stringMatching(/^client-funds [0-9]+ CLP treasury$/),
      `payout-clearing ${travelling.price.receive.amount} USD treasury`,
    ])
  const { items } = await aged()
  const { totals, overdue } = await sums()
  expect(overdue).toBe(0)
  expect(items[0]).toMatchObject({ transferId: short.id, ageDays: 0, maximumAgeDays: 10, overdue: false })
  expect(items[1]).toMatchObject({ suspenseId: item.id, paymentId: item.paymentId, dueAt: item.dueAt })
  expect(items[3]).toMatchObject({
    transferId: travelling.id,
    dueAt: '2026-12-09T' + items[3]?.dueAt?.slice(11),
  })
  expect(totals.find(({ kind }) => kind === 'client-funds')?.count).toBe(2)
  expect(items.map(({ outcome }) => outcome)).toEqual([
    'refund',
    'back-to-source',
    'goes-on',
    'partner-answers',
  ])
})

test('the same sums: page by page, under each filter, and as files', async () => {
  const all = (await aged()).items
  for (let limit = 1; limit <= 3; limit += 1) {
    const found: AgedItemWire[] = []
    let next: string | undefined = ''
    while (next !== undefined) {
      const page: AgedPage = await aged(`?limit=${limit}${next === '' ? '' : `&after=${next}`}`)
      found.push(...page.items)
      next = page.next
    }
    expect(found).toEqual(all)
  }
  for (const [query, fits] of [
    ['kind=suspense', ({ kind }) => kind === 'suspense'],
    ['owner=customer', ({ owner }) => owner === 'customer'],
    [
      'owner=treasury&kind=client-funds',
      ({ owner, kind }) => owner === 'treasury' && kind === 'client-funds',
    ],
    ['owner=nobody', ({ owner }) => owner === 'nobody'],
    ['standing=in-time', () => true],
    ['standing=overdue', () => false],
  ] satisfies [string, (one: AgedItemWire) => boolean][])
    expect((await aged(`?${query}`)).items, query).toEqual(all.filter(fits))
  const csv = await kit.treasury.get<string>('/api/aged-money/export?format=csv&kind=suspense')
  expect(csv.body.split('\r\n')).toEqual([
    expect.stringMatching(/^\uFEFF?Qué es;/),
    expect.stringMatching(/^Pago por aplicar;.*;31001;CLP;.*;Se devuelve a su origen;No;Tesorería;/),
    '',
  ])
  const sheet = await kit.treasury.get('/api/aged-money/export?format=xlsx')
  expect(sheet.headers.get('content-disposition')).toMatch(/fondos-en-transito-\d{4}-\d\d-\d\d\.xlsx/)
})

test('money that no fact explains: without an owner, and one alarm a day when it is too old', async () => {
  await life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    book(work, [
      {
        id: derivedId('lost'),
        kind: 'lost',
        subject: derivedId('lost'),
        legs: move(account('rounding', 'CLP'), account('payin-clearing', 'CLP'), 77n),
      },
    ]),
  )
  expect(await lines()).toContain('payin-clearing 77 CLP nobody')
  await watchOverdue(life.runtime)
  expect(await gauge()).toEqual(['nobody 0'])
  await life.moveClock(hours(24 * 17))
  await watchOverdue(life.runtime)
  await watchOverdue(life.runtime)
  expect(await gauge()).toContain('nobody 1')
  const alarms = () => asOwner(life, "select subject from platform.audit where action = 'money-overdue'")
  expect(await alarms()).toEqual([{ subject: 'payin-clearing CLP' }])
  await life.moveClock(hours(24))
  await watchOverdue(life.runtime)
  expect(await alarms()).toHaveLength(2)
  const [lost, ...others] = (await aged('?limit=2')).items
  expect(others).toHaveLength(1)
  expect((await aged('?standing=overdue&owner=nobody')).items).toEqual([lost])
  expect(lost).toMatchObject({ kind: 'payin-clearing', overdue: true, owner: 'nobody', outcome: 'alarm' })
})

test('money that awaits a decision: its owner and due date; every sum of a transfer has an owner', async () => {
  await life.controlSandbox('/control/payout-speed', { speed: 'normal' })
  await outcomesOf(life, persona).setRate('USD', '950')
  const short = await life.order(persona, { amount: '200004' })
  await life.pay(persona, short.id, { amount: '40004' })
  await expect.poll(lines, PATIENCE).toContain('client-funds 40004 CLP customer')
  const wrong = await life.order(persona, { amount: '200005', recipient: { name: 'Rosa Rechazo' } })
  await life.pay(persona, wrong.id)
  await life.reaches(persona, wrong.id, 'needs-correction')
  const waits = await life.order(persona, { amount: '200006', recipient: { name: 'Rosa Demora' } })
  await life.pay(persona, waits.id)
  await life.reaches(persona, waits.id, 'sent-to-bank')
  const [payout] = await asOwner<{ id: string }>(
    life,
    'select id from payouts.payout where transfer_id = $1',
    [uuidOf(waits.id)],
  )
  await life.controlSandbox(`/control/payouts/${payout?.id}/advance`, {
    to: 'rejected',
    code: 'unknown-rail',
  })
  const returned = await life.reaches(persona, waits.id, 'returned')
  await life.moveClock(hours(25))
  const seen = async (id: string) => (await persona.get<TransferWire>(`/api/transfers/${id}`)).body
  await expect.poll(async () => (await seen(short.id)).choice?.kind, PATIENCE).toBe('short')
  const found = async (id: string) =>
    (await aged()).items
      .filter(({ transferId, kind }) => transferId === id && !kind.startsWith('refund'))
      .map(({ owner, dueAt }) => `${owner} ${dueAt}`)
  expect(await found(short.id)).toContain(`customer ${(await seen(short.id)).choice?.dueAt}`)
  expect(await found(wrong.id)).toContain(`customer ${(await seen(wrong.id)).correction?.dueAt}`)
  expect(await found(waits.id)).toContain(`treasury ${returned.correction?.dueAt}`)
  const state = (to: string) =>
    asOwner(life, 'update transfers.transfer set state = $2 where id = $1', [uuidOf(waits.id), to])
  for (const [to, owner] of [
    ['payout-unknown', 'treasury'],
    ['frozen', 'compliance'],
  ] as const) {
    await state(to)
    expect(await found(waits.id), to).toContainEqual(expect.stringMatching(`^${owner} `))
  }
  await state('returned')
  const nobodys = (await aged()).items.filter(({ owner }) => owner === 'nobody')
  expect(nobodys.map(({ amount }) => amount.amount)).toEqual(['77'])
})

test('money that arrives between the reads of facts and books: not reported as unexplained', async () => {
  const nobodys = await life.runtime.work({ kind: 'system', name: 'test' }, async (work) => {
    const { overdueBefore } = await ageAllowed(work)
    let hasArrived = false
    const many: typeof work.tx.many = async (statement) => {
      const rows = await work.tx.many(statement)
      if (!hasArrived) {
        hasArrived = true
        await kit.suspended({ amount: '31777' })
      }
      return rows as never
    }
    const sums = await agedSums({ ...work, tx: { ...work.tx, many } }, overdueBefore)
    return sums.filter(({ owner }) => owner === 'nobody').map(({ kind }) => kind)
  })
  expect(await lines()).toContain('suspense 31777 CLP treasury')
  expect(nobodys).not.toContain('suspense')
})
