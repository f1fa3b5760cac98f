import {
  settingKind,
  type AuditEntry,
  type BankStatementCase,
  type BreakSummary,
  type ReconciledAccountWire,
  type ReconciledItemWire,
  type RehearsalWire,
  type WaitingApproval,
} from '@puente/contract/staff'
import { foldBalances } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookPayment, csvStatement, sendStatement, type BankDay } from '../../../../test/bank-statements.ts'
import type { Client } from '../../../../test/client.ts'
import { settingNow } from '../../../../test/settings.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { addDays, inSantiago } from '../../corridors/index.ts'
import { settleAccounts } from '../reconciliation.jobs.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
let treasury: Client
let officer: Client
let today: string
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
async function send(day: BankDay): Promise<{ path: string; state: string; why?: string }> {
  const { body } = await sendStatement<{ items: BankStatementCase[] }>(treasury, csvStatement(day))
  const [one] = body.items
  if (one === undefined) throw new Error('nothing was imported')
  return { path: `/api/bank-statements/${one.id}`, state: one.state, ...(one.why && { why: one.why }) }
}
const accepted = async (day: BankDay): Promise<string> => {
  const sent = await send(day)
  expect(sent.state).toBe('accepted')
  return sent.path
}
const note = 'El saldo inicial era otro'
const propose = (path: string) => treasury.post<BankStatementCase>(`${path}/voiding`, { note })
const confirm = (path: string) => officer.decide<BankStatementCase>(`${path}/decision`, 'confirm')
const refusal = async (answer: ReturnType<typeof propose>) => {
  const { status, body } = await answer
  return [status, (body as unknown as { code: string }).code]
}
const read = async (path: string) => (await treasury.get<BankStatementCase>(path)).body
const breaks = async () =>
  (await treasury.get<{ items: BreakSummary[] }>('/api/breaks?code=client-bank')).body.items
const accountNow = async () =>
  (await treasury.get<{ items: ReconciledAccountWire[] }>('/api/reconciled-accounts')).body.items.find(
    ({ code }) => code === 'client-bank',
  )

test('the only statement, with a line that a rule matched: voided, and the account starts again', async () => {
  await bookPayment(world, 'PAY-1', 50_000)
  await settle()
  const wrong = await accepted({
    reference: '1',
    from: addDays(today, -3),
    to: today,
    opening: 9_000,
    lines: [
      { day: today, id: 'PAY-1', pesos: 50_000 },
      { day: today, id: 'X-1', pesos: -990 },
    ],
  })
  expect((await breaks()).map(({ what }) => what).toSorted()).toEqual(['cargo', 'opening-difference'])
  const proposed = await propose(wrong)
  expect(proposed.body).toMatchObject({ state: 'accepted', proposal: { note, by: 'Tesorería Demo' } })
  expect(await refusal(propose(wrong))).toEqual([409, 'already-proposed'])
  const queue = await officer.get<{ items: WaitingApproval[] }>('/api/approvals')
  expect(queue.body.items.find(({ kind }) => kind === 'statement-void')).toMatchObject({
    subjectName: '1',
    facts: [
      { name: 'account', value: 'client-bank' },
      { name: 'currency', value: 'CLP' },
    ],
  })
  // A proposal changes nothing.
  expect(await breaks()).toHaveLength(2)
  expect((await confirm(wrong)).body).toMatchObject({
    state: 'voided',
    open: 0,
    voided: { reason: note, by: 'Tesorería Demo', confirmedBy: 'Oficial Demo' },
  })
  expect(await breaks()).toEqual([])
  const account = await accountNow()
  expect([account?.startsOn, account?.number, account?.closing]).toEqual([undefined, undefined, undefined])
  const lines = await treasury.get<{ items: ReconciledItemWire[] }>(`${wrong}/lines`)
  expect(lines.body.items.map(({ matchId }) => matchId)).toEqual([undefined, undefined])
  const audit = await officer.get<{ items: AuditEntry[] }>('/api/audit-entries?action=void-statement')
  expect(audit.body.items).toHaveLength(1)
})

test('the right statement after it, with the same number and lines: rules match the entry again', async () => {
  await settle()
  await accepted({
    reference: '1',
    from: today,
    opening: 0,
    lines: [
      { day: today, id: 'PAY-1', pesos: 50_000 },
      { day: today, id: 'X-1', pesos: -990 },
    ],
  })
  expect((await breaks()).map(({ what }) => what)).toEqual(['cargo'])
  expect(await accountNow()).toMatchObject({
    startsOn: today,
    closing: '49010',
    difference: { unexplained: '0' },
  })
})

test('the matches of rules that were undone with a voiding: not among the hits of their rules', async () => {
  const data = await settingNow(treasury, settingKind.reconciliationRules)
  const { body } = await treasury.post<RehearsalWire>('/api/reconciliation-rules/rehearsal', { data })
  expect(body.hits).toEqual([{ rule: expect.any(String) as string, matches: 1, undone: 0 }])
})

test('a voided statement: cannot be voided again', async () => {
  const { items } = (await treasury.get<{ items: BankStatementCase[] }>('/api/bank-statements?state=voided'))
    .body
  expect(items.map(({ reference, state }) => [reference, state])).toEqual([['1', 'voided']])
  expect(await refusal(propose(`/api/bank-statements/${items[0]?.id}`))).toEqual([
    409,
    'statement-not-accepted',
  ])
})

const day = (days: number) => addDays(today, days)
test('a statement with a later one: the later is voided first, and the next continues from the one before', async () => {
  const second = await accepted({ reference: '2', from: day(1), opening: 49_010, lines: [] })
  const third = await accepted({
    reference: '3',
    from: day(2),
    to: day(4),
    opening: 49_010,
    lines: [{ day: day(4), id: 'Y', pesos: 7 }],
  })
  expect(await read(second)).toMatchObject({ voidObstacle: 'later' })
  expect(await refusal(propose(second))).toEqual([409, 'statement-not-latest'])
  await propose(third)
  expect((await confirm(third)).body.state).toBe('voided')
  expect(await accountNow()).toMatchObject({ coveredUntil: day(1), closing: '49010', startsOn: today })
  await accepted({ reference: '3', from: day(2), opening: 49_010, lines: [] })
})

test('a line about which a person has decided or proposed: the statement stays until that is undone', async () => {
  const latest = await accepted({
    reference: '4',
    from: day(3),
    opening: 49_010,
    lines: [
      { day: day(3), id: 'A', pesos: 500 },
      { day: day(3), id: 'B', pesos: -500 },
    ],
  })
  const [one, other] = (await breaks()).filter(({ day: its }) => its === day(3))
  const path = `/api/breaks/${one?.id}`
  await treasury.post(`${path}/booking`, { account: 'bank-differences', note: 'Prueba' })
  expect(await refusal(propose(latest))).toEqual([409, 'statement-lines-decided'])
  await officer.decide(`${path}/decision`, 'send-back')
  expect(await read(latest)).not.toHaveProperty('voidObstacle')
  // A proposal waits while another person matches: the confirmation finds what was decided meanwhile.
  await propose(latest)
  await treasury.post(`${path}/match`, { items: [other?.id], note: 'Se anulan' })
  expect(await refusal(confirm(latest))).toEqual([409, 'statement-lines-decided'])
  expect(await read(latest)).toMatchObject({ state: 'accepted', voidObstacle: 'decided' })
  expect((await officer.decide(`${latest}/decision`, 'send-back')).status).toBe(200)
})
