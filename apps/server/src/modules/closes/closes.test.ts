import type {
  CloseCheck,
  CloseChecklistWire,
  AuditEntry,
  CloseRecordPage,
  CloseRecordWire,
  Found,
  LedgerPeriodsWire,
} from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvStatement, sendStatement } from '../../../test/bank-statements.ts'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { unmatchedMoneyOf } from '../../../test/unmatched-money.ts'
import { newId } from '../../platform/ids.ts'
import { account, book, move } from '../books/index.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { linesOf } from './checklist.ts'

let life: RunningEnvironment
let treasury: Client
let officer: Client
const PATIENCE = { timeout: 60_000, interval: 200 }
/** The day that the tests close. */
let day: string
beforeAll(async () => {
  life = await startEnvironment()
  // A Tuesday at noon in Chile.
  life.clock.set('2026-11-24T15:00:00Z')
  await life.moveClock(0)
  ;[treasury, officer] = [await life.signedIn('tesoreria'), await life.signedIn('oficial')]
  day = inSantiago(life.clock.now()).day
}, 180_000)
afterAll(async () => life?.close())

const checklist = async (scope: 'day' | 'period', of = day) =>
  (await treasury.get<CloseChecklistWire>(`/api/close-checklist?scope=${scope}&day=${of}`)).body
async function lineOf(check: CloseCheck, scope: 'day' | 'period' = 'day') {
  const found = (await checklist(scope)).lines.find((line) => line.check === check)
  if (found === undefined) throw new Error(`no line ${check}`)
  const { state, count, names, owner } = found
  return { state, count, names, owner }
}
const red = async (scope: 'day' | 'period') =>
  (await checklist(scope)).lines.flatMap(({ check, state }) => (state === 'missing' ? [check] : []))
const periods = '/api/ledger-periods'
const propose = (despite?: readonly CloseCheck[]) =>
  treasury.post<LedgerPeriodsWire>(`${periods}/proposal`, {
    change: 'close',
    day,
    note: 'La cartola llega mañana',
    ...(despite === undefined ? {} : { despite }),
  })
const records = async () =>
  (await treasury.get<{ items: CloseRecordWire[] }>('/api/close-records')).body.items

test('a day that has not ended, or does not exist: refused', async () => {
  for (const path of [`scope=day&day=${day}`, `scope=period&day=${day}`])
    expect(await treasury.get(`/api/close-checklist?${path}`)).toMatchObject({
      status: 409,
      body: { code: 'period-not-over' },
    })
  expect((await treasury.get('/api/close-checklist?scope=day&day=2026-02-30')).status).toBe(422)
  expect((await treasury.post('/api/day-closes', { day })).status).toBe(409)
})

test('suspense that is late: red until it is returned', async () => {
  const kit = await unmatchedMoneyOf(life)
  const persona = await life.signedIn('persona')
  const { id } = await life.order(persona, { amount: '200001' })
  await life.pay(persona, id)
  await life.reaches(persona, id, 'delivered')
  const item = await kit.suspended({ amount: '31001' })
  life.clock.advance(hours(24))
  expect(await lineOf('suspense')).toMatchObject({ state: 'ok', count: 0 })
  await asOwner(life, "update payins.suspense set due_at = '2026-11-24T14:00:00Z' where amount_minor = 31001")
  expect(await lineOf('suspense')).toMatchObject({ state: 'missing', count: 1, owner: 'treasury' })
  await kit.decided(`/api/suspense/${item.id}`, { action: 'return', note: 'Devolver' })
  await expect.poll(() => lineOf('suspense'), PATIENCE).toMatchObject({ state: 'ok' })
})

test('rates: red for a currency without an accepted rate on the day', async () => {
  expect(await lineOf('rates')).toMatchObject({ state: 'ok' })
  await asOwner(
    life,
    "update quotes.rate set accepted = false where currency = 'PEN' and as_of < '2026-11-25T03:00:00Z'",
  )
  expect(await lineOf('rates')).toMatchObject({ state: 'missing', count: 1, names: [`${day} PEN`] })
})

const replayed = (seconds: number, faults: number) =>
  asOwner(
    life,
    `insert into evidence.verification (id, began_at, took_ms, height, faults) values (gen_random_uuid(), $1, 1, 1, $2)`,
    [new Date(life.clock.now().getTime() + 1000 * seconds), faults],
  )
test('replay: red when it found a fault, or began before the day ended', async () => {
  await replayed(1, 2)
  expect(await lineOf('replay')).toMatchObject({ state: 'missing', count: 2, owner: 'admin' })
  await replayed(2, 0)
  expect(await lineOf('replay')).toMatchObject({ state: 'ok', count: 0 })
  const today = addDays(day, 1)
  const lines = await life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    linesOf(work, { scope: 'day', from: today, day: today }),
  )
  expect(lines.find(({ check }) => check === 'replay')).toMatchObject({ state: 'missing', count: 1 })
})

test('statements and breaks: red for accounts whose statement is missing, and for what nobody explained', async () => {
  const names = async () => (await lineOf('statements')).names
  await expect.poll(names, PATIENCE).toContain('client-bank CLP')
  expect((await lineOf('statements')).state).toBe('missing')
  expect(await lineOf('breaks')).toMatchObject({ state: 'ok' })
  const line = { day, id: 'N', pesos: 7 }
  await sendStatement(treasury, csvStatement({ reference: '1', from: day, opening: 0, lines: [line] }))
  expect((await lineOf('statements')).names).not.toContain('client-bank CLP')
  expect((await lineOf('breaks')).state).toBe('missing')
})

test('tax documents: none for a day, and of the month once its file was taken after the period ended', async () => {
  expect(await lineOf('tax-documents')).toMatchObject({ state: 'not-needed' })
  expect(await lineOf('tax-documents', 'period')).toMatchObject({ state: 'missing', names: ['2026-11'] })
  expect((await treasury.get('/api/tax-documents/export?month=2026-11&format=csv')).status).toBe(200)
  expect(await lineOf('tax-documents', 'period')).toMatchObject({ state: 'ok' })
})

test('tax documents of a period of two months: each month once its file was taken after that month', async () => {
  const line = async () => {
    const lines = await life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
      linesOf(work, { scope: 'period', from: '2026-11-01', day: '2026-12-31' }),
    )
    return lines.find(({ check }) => check === 'tax-documents')
  }
  // The file of November was taken on the 25th, and nothing was delivered in December.
  expect(await line()).toMatchObject({ state: 'missing', count: 1, names: ['2026-11'] })
  await asOwner(
    life,
    `insert into statements.tax_export (id, month, exported_by, exported_at)
     select gen_random_uuid(), month, exported_by, '2026-12-01T12:00:00Z' from statements.tax_export limit 1`,
  )
  expect(await line()).toMatchObject({ state: 'ok', at: '2026-12-01T12:00:00.000Z' })
  await asOwner(life, "delete from statements.tax_export where exported_at = '2026-12-01T12:00:00Z'")
})

test('a day: recorded with what its lines said and who looked, and never changed', async () => {
  const { lines } = await checklist('day')
  const { status, body } = await treasury.post<CloseRecordWire>('/api/day-closes', { day, note: 'Revisado' })
  expect([status, body.scope, body.day, body.by, body.note]).toEqual([
    200,
    'day',
    day,
    'Tesorería Demo',
    'Revisado',
  ])
  expect(body.lines.map(({ check, state }) => [check, state])).toEqual(
    lines.map(({ check, state }) => [check, state]),
  )
  expect((await records())[0]).toEqual(body)
  expect((await checklist('day')).recorded).toEqual({ id: body.id, by: body.by, at: body.at })
  expect((await checklist('day', addDays(day, -1))).recorded).toBeUndefined()
  await expect(
    life.pool.query("update closes.record set note = 'otra cosa' where day = $1", [day]),
  ).rejects.toThrow(/permission denied/)
})

test('a period with red lines: closes only in spite of those that both people read', async () => {
  // Without an earlier close, the period begins on the day of the earliest entry.
  const opening = {
    id: newId(),
    kind: 'capital-contribution',
    subject: newId(),
    effectiveAt: new Date('2026-10-20T15:00:00Z'),
    legs: move(account('operator-bank', 'CLP'), account('operator-capital', 'CLP'), 1000n),
  }
  await life.runtime.work({ kind: 'system', name: 'test' }, (work) => book(work, [opening]))
  const lines = await red('period')
  expect(lines).toEqual(['statements', 'breaks', 'rates'])
  expect(await propose()).toMatchObject({ status: 409, body: { code: 'close-lines-red' } })
  expect(await propose(['statements', 'breaks'])).toMatchObject({
    status: 409,
    body: { code: 'close-lines-red', facts: { checks: 'rates' } },
  })
  const proposed = await propose([...lines, 'replay'])
  // Only lines that are red are recorded as closed in spite of.
  expect(proposed.body.proposal).toMatchObject({ red: lines, note: 'La cartola llega mañana' })
  expect((await officer.get<LedgerPeriodsWire>(periods)).body.proposal?.red).toEqual(lines)

  // A line becomes red after the proposal: it was not explained.
  await replayed(60, 1)
  expect(await officer.decide(`${periods}/decision`, 'confirm')).toMatchObject({
    status: 409,
    body: { code: 'close-lines-red' },
  })
  await officer.decide(`${periods}/decision`, 'send-back')
  await propose([...lines, 'replay'])
  expect((await officer.decide<LedgerPeriodsWire>(`${periods}/decision`, 'confirm')).status).toBe(200)
  const [record] = await records()
  expect(record).toMatchObject({
    scope: 'period',
    from: '2026-10-20',
    day,
    by: 'Tesorería Demo',
    confirmedBy: 'Oficial Demo',
    note: 'La cartola llega mañana',
  })
  expect(record?.lines.flatMap(({ check, state }) => (state === 'missing' ? [check] : []))).toEqual([
    ...lines,
    'replay',
  ])
  // The next period begins after the closed one.
  life.clock.set('2026-11-26T16:00:00Z')
  expect((await checklist('period', addDays(day, 1))).from).toBe(addDays(day, 1))
})

const page = async (id: string | undefined) =>
  (await treasury.get<CloseRecordPage>(`/api/close-records/${id}`)).body

test('the page of a recorded close: its lines as they were, the proposal that closed it, and by audit and search', async () => {
  const [closed, one] = await records()
  const record = await page(closed?.id)
  expect(record).toMatchObject({ ...closed, proposalId: expect.stringMatching(/^prp_/) as string })
  expect(record.reopened).toBeUndefined()
  const { body: decided } = await officer.get<{ items: { steps: { kind: string }[] }[] }>(
    `/api/case-decisions?id=${record.proposalId}`,
  )
  expect(decided.items[0]?.steps.map(({ kind }) => kind)).toEqual(['proposed', 'confirmed'])
  expect((await page(one?.id)).proposalId).toBeUndefined()
  const { body: found } = await treasury.get<{ items: Found[] }>('/api/search?text=24/11/2026')
  expect(found.items.flatMap(({ kind, id }) => (kind === 'close' ? [id] : []))).toEqual([closed?.id, one?.id])
  const { body: trail } = await officer.get<{ items: AuditEntry[] }>(
    `/api/audit-entries?subject=${closed?.id}`,
  )
  expect(trail.items.map(({ object }) => object)).toEqual([{ kind: 'close-record', name: '24/11/2026' }])
  const { body: history } = await treasury.get<LedgerPeriodsWire>(periods)
  expect(history.changes[0]?.recordId).toBe(closed?.id)
  expect((await treasury.get(`/api/close-records/cls_${'0'.repeat(32)}`)).status).toBe(404)
})

test('a closed period of which days were opened again: its record says so, the day’s record does not', async () => {
  await treasury.post(`${periods}/proposal`, { change: 'reopen', day, note: 'Faltó una cartola' })
  expect((await officer.decide(`${periods}/decision`, 'confirm')).status).toBe(200)
  const [closed, one] = await records()
  expect((await page(closed?.id)).reopened).toMatchObject({
    day,
    by: 'Oficial Demo',
    reason: 'Faltó una cartola',
  })
  expect((await page(one?.id)).reopened).toBeUndefined()
})
