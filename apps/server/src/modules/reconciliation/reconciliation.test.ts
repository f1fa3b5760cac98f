/* long: one account over a week of statements, each test continues from the one before */
import {
  settingKind,
  type BankStatementWire,
  type BreakSummary,
  type BreakWire,
  type MatchWire,
  type ReconciledAccountWire,
  type ReconciledItemWire,
  type RehearsalWire,
} from '@puente/contract/staff'
import { foldBalances } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeCase } from '../../../test/cases.ts'
import { bookPayment, csvStatement, sendStatement, type BankDay } from '../../../test/bank-statements.ts'
import type { Client } from '../../../test/client.ts'
import { asOwner } from '../../../test/owner.ts'
import { confirmSetting, proposeSetting, settingNow } from '../../../test/settings.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { derivedId } from '../../platform/ids.ts'
import { account, book, move } from '../books/index.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { settleAccounts } from './reconciliation.jobs.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
let treasury: Client
let officer: Client
let admin: Client
let today: string
let yesterday: string
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  ;[treasury, officer, admin] = await Promise.all([
    world.signedIn('tesoreria'),
    world.signedIn('oficial'),
    world.signedIn('admin'),
  ])
  today = inSantiago(world.clock.now()).day
  yesterday = addDays(today, -1)
})
afterAll(() => world?.close())

interface Listed<Item> {
  readonly items: readonly Item[]
}
interface Imported extends Listed<BankStatementWire> {
  readonly known: boolean
}

const paid = (id: string, pesos: number, creditedAt?: Date) => bookPayment(world, id, pesos, creditedAt)
const fold = () => world.runtime.work(system, (work) => foldBalances(work))
const settle = async () => {
  await fold()
  await settleAccounts(world.runtime)
}
const send = (day: BankDay, options = {}) => sendStatement<Imported>(treasury, csvStatement(day), options)
const breaksOf = async (query = '') =>
  (await treasury.get<Listed<BreakSummary>>(`/api/breaks?code=client-bank${query}`)).body.items
const accountOf = async (code: string, currency: string) =>
  (await treasury.get<Listed<ReconciledAccountWire>>('/api/reconciled-accounts')).body.items.find(
    (one) => one.code === code && one.currency === currency,
  )
const line = (id: string, pesos: number, more = {}) => ({ day: today, id, pesos, ...more })
const explained = async () => {
  const its = await accountOf('client-bank', 'CLP')
  expect(its?.difference?.unexplained).toBe('0')
  return its
}

test('a statement: matched with the books by reference; what only one side has is a break', async () => {
  await paid('BANK-1', 50_000)
  await paid('BANK-2', 60_000)
  await fold()
  const { status, body } = await send({
    reference: '1',
    from: today,
    opening: 0,
    lines: [
      line('BANK-1', 50_000, { name: 'Otra Persona Ficticia', rut: '12.345.678-5' }),
      line('X-9', -990),
    ],
  })
  expect([status, body.known]).toEqual([200, false])
  const [statement] = body.items
  expect(statement).toMatchObject({
    state: 'accepted',
    lines: 2,
    newLines: 2,
    open: 1,
    moved: '49010',
    closing: '49010',
  })
  expect((await breaksOf()).map(({ kind, amount, team }) => [kind, amount.amount, team])).toEqual(
    expect.arrayContaining([
      ['books-in', '60000', 'treasury'],
      ['bank-out', '-990', 'treasury'],
    ]),
  )
  expect(await breaksOf()).toHaveLength(2)
  expect((await breaksOf('&kind=bank-out')).map(({ references }) => references)).toEqual([['X9']])
  expect(await breaksOf('&team=compliance')).toEqual([])
  expect(await breaksOf('&olderThanDays=1')).toEqual([])
  expect((await explained())?.difference).toMatchObject({
    atStart: '0',
    onlyBank: '-990',
    onlyBooks: '-60000',
  })

  const lines = await treasury.get<Listed<ReconciledItemWire>>(`/api/bank-statements/${statement?.id}/lines`)
  expect(lines.body.items.map(({ rule, rut, counterparty }) => [rule, rut, counterparty])).toEqual([
    ['Referencia exacta', '12.345.678-5', 'Otra Persona Ficticia'],
    [undefined, undefined, undefined],
  ])
  // Staff who decide nothing about the money read masked names.
  const masked = await admin.get<Listed<ReconciledItemWire>>(`/api/bank-statements/${statement?.id}/lines`)
  expect(masked.body.items[0]).not.toHaveProperty('counterparty')
  const file = await treasury.get<string>('/api/breaks/export?format=csv&code=client-bank')
  expect(file.status).toBe(200)
})

test('the same file or statement again: no change; an overlap: no duplicate', async () => {
  const first = {
    reference: '1',
    from: today,
    opening: 0,
    lines: [line('BANK-1', 50_000), line('X-9', -990)],
  }
  const again = await send(first)
  expect([again.body.known, again.body.items[0]?.lines]).toEqual([true, 2])
  const other = await send({ ...first, lines: [line('BANK-1', 50_000), line('ELSE', -990)] })
  expect([other.body.known, other.body.items[0]?.id]).toEqual([true, again.body.items[0]?.id])
  const rest = await send({ ...first, reference: '2', lines: [...first.lines, line('BANK-2', 60_000)] })
  expect(rest.body.items[0]).toMatchObject({ state: 'accepted', lines: 3, newLines: 1, open: 0 })
  expect(await breaksOf()).toHaveLength(1)
  expect(await explained()).toMatchObject({ closing: '109010', breaks: 1 })
})

test('a gap, a wrong sum, changed lines of earlier days: refused with the difference, and not matched', async () => {
  const tomorrow = addDays(today, 1)
  const refused = async (day: BankDay) => (await send(day)).body.items[0]
  expect(
    await refused({
      reference: '3',
      from: tomorrow,
      opening: 109_011,
      lines: [{ day: tomorrow, pesos: 5, id: 'G' }],
    }),
  ).toMatchObject({ state: 'refused', why: 'gap', difference: '1', open: 0 })
  expect(
    await refused({ reference: '3', from: tomorrow, opening: 109_010, closing: 7, lines: [] }),
  ).toMatchObject({
    why: 'sum',
    difference: '-109003',
  })
  expect(
    await refused({ reference: '9', from: today, opening: 0, lines: [line('BANK-1', 50_000)] }),
  ).toMatchObject({
    why: 'overlap',
  })
  expect(
    await refused({ reference: '4', from: addDays(today, 8), opening: 109_010, lines: [] }),
  ).toMatchObject({
    why: 'future',
  })
  expect(await refused({ reference: '4', from: yesterday, opening: 0, lines: [] })).toMatchObject({
    why: 'before-first',
  })
  expect(
    (await treasury.get<Listed<BankStatementWire>>('/api/bank-statements?state=refused')).body.items,
  ).toHaveLength(5)
  expect(await breaksOf()).toHaveLength(1)
  await explained()

  // The missing statement arrives, and the file refused because of it is accepted.
  const late = { reference: '4', from: addDays(today, 2), opening: 109_020, lines: [] }
  expect((await send(late)).body.items[0]).toMatchObject({ why: 'gap' })
  expect((await send(late)).body.known).toBe(true)
  await send({
    reference: '3',
    from: tomorrow,
    opening: 109_010,
    lines: [{ day: tomorrow, pesos: 10, id: 'T' }],
  })
  expect((await send(late)).body).toMatchObject({ known: false, items: [{ state: 'accepted' }] })
})

test('a file of another account, or an unreadable one: nothing is stored', async () => {
  const day = { reference: '6', from: today, opening: 0, lines: [] }
  expect(await send({ ...day, number: '77' })).toMatchObject({
    status: 409,
    body: { code: 'statement-of-another-account', facts: { number: '77 CLP' } },
  })
  expect(await send(day, { account: 'nostro/USD' })).toMatchObject({ status: 409 })
  expect(await send(day, { account: 'fee-income/CLP' })).toMatchObject({ status: 404 })
  expect(await sendStatement(treasury, '<!DOCTYPE x []><Document/>')).toMatchObject({
    status: 422,
    body: { code: 'statement-unreadable', facts: { fault: 'doctype', line: 1 } },
  })
  expect((await sendStatement(admin, 'x')).status).toBe(403)
})

const theBreak = async (kind: string) => (await breaksOf(`&kind=${kind}`))[0]?.id ?? ''

test('a charge of the bank: two people book it, two undo it, and only people may match it again', async () => {
  const id = await theBreak('bank-out')
  expect((await takeCase(treasury, id)).body).toMatchObject({ assignee: { name: 'Tesorería Demo' } })
  await treasury.post(`/api/breaks/${id}/notes`, { words: 'Comisión de noviembre, dice el ejecutivo.' })
  const body = { account: 'operator-capital', note: 'Comisión del mes' }
  expect(await treasury.post(`/api/breaks/${id}/booking`, body)).toMatchObject({ status: 409 })
  expect(
    (await treasury.post(`/api/breaks/${id}/booking`, { ...body, account: 'partner-charges' })).status,
  ).toBe(200)
  expect(await treasury.decide(`/api/breaks/${id}/decision`, 'confirm')).toMatchObject({
    body: { code: 'same-person' },
  })
  expect((await breaksOf())[0]?.waits).toBe(true)
  const done = (await officer.decide<BreakWire>(`/api/breaks/${id}/decision`, 'confirm')).body
  expect(done).toMatchObject({ closed: true, notes: [{ by: 'Tesorería Demo' }] })
  expect(done.undone).toBeUndefined()
  await settle()
  const closed = await explained()
  expect(closed).toMatchObject({ breaks: 1 })

  const matchId = done.item.matchId ?? ''
  const match = (await treasury.get<MatchWire>(`/api/matches/${matchId}`)).body
  expect(match).toMatchObject({ reason: 'Comisión del mes', booked: '-990', confirmedBy: 'Oficial Demo' })
  expect(match.items).toHaveLength(2)
  expect(match.needsSecond).toBe(true)
  const asked = (await treasury.post<MatchWire>(`/api/matches/${matchId}/undoing`, { note: 'Era otra cosa' }))
    .body
  expect(asked).toMatchObject({ proposal: { note: 'Era otra cosa', by: 'Tesorería Demo' } })
  expect(asked.undone).toBeUndefined()
  expect((await treasury.post(`/api/matches/${matchId}/undoing`, { note: 'otra vez' })).body.code).toBe(
    'already-proposed',
  )
  expect((await treasury.decide(`/api/matches/${matchId}/decision`, 'confirm')).body.code).toBe('same-person')
  expect((await explained())?.books).toBe(closed?.books)
  const undone = (await officer.decide<MatchWire>(`/api/matches/${matchId}/decision`, 'confirm')).body
  expect(undone.undone).toMatchObject({
    reason: 'Era otra cosa',
    by: 'Tesorería Demo',
    confirmedBy: 'Oficial Demo',
  })
  expect((await treasury.post(`/api/matches/${matchId}/undoing`, { note: 'otra vez' })).status).toBe(409)
  expect((await treasury.get<BreakWire>(`/api/breaks/${id}`)).body).toMatchObject({
    closed: false,
    undone: { ...undone.undone, matchId },
  })
  await settle()
  expect(await explained()).toMatchObject({
    breaks: 2,
    books: closed?.books === undefined ? '' : String(Number(closed.books) + 990),
  })
})

test('matching by hand: only equal sums; above the limit with a second person', async () => {
  await paid('DIFF-1', 40_000)
  await paid('DIFF-2', 1_500_000)
  await settle()
  const from = addDays(today, 3)
  await send({
    reference: '5',
    from: addDays(today, 2),
    to: from,
    opening: 109_020,
    lines: [
      { day: from, id: 'Y-1', pesos: 40_000, words: 'otra cosa' },
      { day: from, id: 'Y-2', pesos: 1_500_000 },
    ],
  })
  const all = await breaksOf()
  const find = (kind: string, pesos: number) =>
    all.find((one) => one.kind === kind && one.amount.amount === String(pesos))?.id ?? ''
  const [small, large] = [find('bank-in', 40_000), find('bank-in', 1_500_000)]
  const page = (await treasury.get<BreakWire>(`/api/breaks/${small}`)).body
  expect(page.candidates.map(({ item, fits }) => [item.id, fits])).toEqual([
    [find('books-in', 40_000), ['amount']],
  ])
  const match = (id: string, others: string[], by = treasury) =>
    by.post<BreakWire>(`/api/breaks/${id}/match`, { items: others, note: 'Mismo depósito' })
  expect(await match(small, [find('books-in', 1_500_000)])).toMatchObject({
    body: { code: 'sums-differ', facts: { differenceMinor: '-1460000' } },
  })
  expect((await match(small, [find('books-in', 40_000)])).body.closed).toBe(true)
  expect(await match(small, [find('books-in', 40_000)])).toMatchObject({ body: { code: 'break-closed' } })
  expect((await match(large, [find('books-in', 1_500_000)])).body).toMatchObject({
    closed: false,
    proposal: { action: 'match', items: [{}, {}] },
  })
  expect((await officer.decide<BreakWire>(`/api/breaks/${large}/decision`, 'confirm')).body.closed).toBe(true)
  await explained()
})

test('rules: rehearsed on open items, published by two people; each match stores their version', async () => {
  const data = await settingNow(treasury, settingKind.reconciliationRules)
  await world.runtime.work(system, (work) =>
    book(work, [
      {
        id: derivedId('test', 'sweep'),
        kind: 'sweep-ordered',
        subject: derivedId('sweep', 'x'),
        legs: move(account('sweep-clearing', 'CLP'), account('client-bank', 'CLP'), 30_000n),
      },
    ]),
  )
  await settle()
  const id = derivedId('sweep', 'x').replaceAll('-', '')
  await asOwner(
    world,
    `update reconciliation.item set refs = '{${id.toUpperCase()}}' where kind = 'sweep-ordered'`,
  )
  const day = addDays(today, 4)
  await send({
    reference: '6',
    from: day,
    opening: 1_649_020,
    lines: [{ day, id: 'Z', reference: id, pesos: -30_200 }],
  })
  const draft = {
    ...data,
    rules: data.rules.map((rule) =>
      rule.kind === 'fee' ? { ...rule, name: 'Hasta uno por ciento', mostBps: 100 } : rule,
    ),
  }
  // Everything has been matched: no item is open for the draft.
  const before = await treasury.post<RehearsalWire>('/api/reconciliation-rules/rehearsal', { data: draft })
  expect(before.body.onlyDraft).toEqual([])
  expect(before.body.hits.find(({ rule }) => rule === 'Referencia exacta')).toEqual({
    rule: 'Referencia exacta',
    matches: 2,
    undone: 0,
  })
  const [fee] = (await treasury.get<Listed<BankStatementWire>>('/api/bank-statements?limit=1')).body.items
  expect(fee).toMatchObject({ reference: '6', open: 0 })
  const wrong = await treasury.post('/api/reconciliation-rules/rehearsal', {
    data: { ...draft, rules: [{ name: ' ', kind: 'parts', days: 99 }] },
  })
  expect([wrong.status, wrong.body.fields]).toEqual([
    422,
    [
      { at: 'data.rules.0.name', fault: 'too-short' },
      { at: 'data.rules.0.days', fault: 'too-big' },
    ],
  ])

  expect((await proposeSetting(treasury, settingKind.reconciliationRules, draft)).status).toBe(200)
  expect((await confirmSetting(treasury, settingKind.reconciliationRules)).body).toMatchObject({
    code: 'same-person',
  })
  expect((await confirmSetting(officer, settingKind.reconciliationRules)).body).toMatchObject({
    current: { version: 2 },
  })
  await settle()
  expect((await explained())?.difference?.unexplained).toBe('0')
  const trial = await treasury.get<{ accounts: { code: string; currency: string; balance: string }[] }>(
    '/api/trial-balance',
  )
  expect(
    trial.body.accounts.find(({ code, currency }) => code === 'partner-charges' && currency === 'CLP')
      ?.balance,
  ).toBe('-200')
})

test('ids: derived in SQL as in code', async () => {
  const rows = await asOwner(world, `select platform.derived_id('refund-ended', 'é-1') as id`)
  expect(rows).toEqual([{ id: derivedId('refund-ended', 'é-1') }])
})
