import type {
  BankStatementWire,
  BreakSummary,
  BreakWire,
  InboxItem,
  MatchWire,
  ReconciledAccountWire,
  ReconciledItemWire,
} from '@puente/contract/staff'
import { foldBalances } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeCase } from '../../../test/cases.ts'
import { bookPayment, csvStatement, sendStatement, type BankDay } from '../../../test/bank-statements.ts'
import type { Client } from '../../../test/client.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { settleAccounts } from './reconciliation.jobs.ts'

const DAY_MS = 24 * 3_600_000
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

/** A payment that was credited on the day before the first statement. */
const paidYesterday = (id: string, pesos: number) =>
  bookPayment(world, id, pesos, new Date(world.clock.now().getTime() - DAY_MS))
const settle = async () => {
  await world.runtime.work(system, (work) => foldBalances(work))
  await settleAccounts(world.runtime)
}
async function send(day: BankDay): Promise<void> {
  const sent = await sendStatement<{ items: { state: string }[] }>(treasury, csvStatement(day))
  expect(sent.body.items).toMatchObject([{ state: 'accepted' }])
}

/** The breaks of the account as its list and its card show them. */
async function seen(): Promise<string[]> {
  const breaks = await treasury.get<{ items: BreakSummary[] }>('/api/breaks?code=client-bank')
  const accounts = await treasury.get<{ items: ReconciledAccountWire[] }>('/api/reconciled-accounts')
  const its = accounts.body.items.find(({ code }) => code === 'client-bank')
  expect(its?.difference).toMatchObject({ atStart: '0', unexplained: '0' })
  expect(its?.breaks).toBe(breaks.body.items.length)
  return breaks.body.items.map(({ kind, what, amount }) => `${kind} ${what} ${amount.amount}`).toSorted()
}
const breakOf = async (what: string) => {
  const { items } = (await treasury.get<{ items: BreakSummary[] }>('/api/breaks?code=client-bank')).body
  const found = items.find((one) => one.what === what)
  if (found === undefined) throw new Error(`no break ${what}`)
  return found
}

const day = () => addDays(today, 1)
const LINE = 'bank-in abono 7'
const OPENING = 'bank-out opening-difference -20000'
const LATE = 'bank-in abono 20000'

test('first statement, another opening balance than the books: a break with a team, a person and an age', async () => {
  await paidYesterday('OLD-1', 50_000)
  await paidYesterday('OLD-2', 20_000)
  await settle()
  await send({ reference: '1', from: today, opening: 50_000, lines: [] })
  expect(await seen()).toEqual([OPENING])
  const opening = await breakOf('opening-difference')
  expect(opening).toMatchObject({ day: today, team: 'treasury', ageDays: 0 })
  expect((await takeCase(treasury, opening.id)).status).toBe(200)
  expect((await breakOf('opening-difference')).member?.name).toBe('Tesorería Demo')
})

test('the same statement again, and one that overlaps: one opening difference', async () => {
  await send({ reference: '1', from: today, opening: 50_000, lines: [] })
  await send({ reference: '1b', from: today, opening: 50_000, lines: [{ day: today, id: 'N', pesos: 7 }] })
  expect(await seen()).toEqual([LINE, OPENING])
})

test('a later statement explains all of it: the opening difference is closed', async () => {
  await send({
    reference: '2',
    from: day(),
    opening: 50_007,
    lines: [{ day: day(), id: 'OLD-2', pesos: 20_000 }],
  })
  expect(await seen()).toEqual([LINE])
})

const undo = async (matchId: string | undefined) => {
  const path = `/api/matches/${matchId ?? ''}`
  const asked = await treasury.post<MatchWire>(`${path}/undoing`, { note: 'Era otra cosa' })
  expect(asked.status).toBe(200)
  // What was booked, a second person undoes.
  if (asked.body.proposal !== undefined)
    expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
  await settle()
}

test('what explained it is undone: the opening difference is open again', async () => {
  const [statement] = (await treasury.get<{ items: BankStatementWire[] }>('/api/bank-statements?limit=1'))
    .body.items
  const lines = await treasury.get<{ items: ReconciledItemWire[] }>(
    `/api/bank-statements/${statement?.id}/lines`,
  )
  await undo(lines.body.items[0]?.matchId)
  expect(await seen()).toEqual([LATE, LINE, OPENING])
})

let matchId: string | undefined
test('two people book the opening difference; one does not', async () => {
  const { id } = await breakOf('opening-difference')
  const body = { account: 'operator-capital', note: 'Saldo anterior a Puente' }
  expect((await treasury.post(`/api/breaks/${id}/booking`, body)).body).toMatchObject({
    code: 'account-not-allowed',
  })
  await treasury.post(`/api/breaks/${id}/booking`, { ...body, account: 'bank-differences' })
  expect((await treasury.decide(`/api/breaks/${id}/decision`, 'confirm')).body).toMatchObject({
    code: 'same-person',
  })
  const done = (await officer.decide<BreakWire>(`/api/breaks/${id}/decision`, 'confirm')).body
  expect(done.closed).toBe(true)
  matchId = done.item.matchId
  await settle()
  expect(await seen()).toEqual([LATE, LINE])
})

test('the booking is undone and the line is matched by hand: nothing is left of it', async () => {
  await undo(matchId)
  expect(await seen()).toEqual([LATE, LINE, OPENING])
  const { items } = (await treasury.get<{ items: BreakSummary[] }>('/api/breaks?code=client-bank')).body
  const late = items.find(({ amount }) => amount.amount === '20000')
  const page = (await treasury.get<BreakWire>(`/api/breaks/${late?.id}`)).body
  const entry = page.candidates.find(({ fits }) => fits.includes('reference'))
  const body = { items: [entry?.item.id], note: 'Mismo depósito' }
  expect((await treasury.post<BreakWire>(`/api/breaks/${late?.id}/match`, body)).body.closed).toBe(true)
  await settle()
  expect(await seen()).toEqual([LINE])
})

test('an account of which nothing was declared: a break in the inbox with an owner, until two people declare it', async () => {
  const MISSING = 486_000_000
  const own = { account: 'operator-bank/CLP', fileName: 'propia.csv' }
  const first = csvStatement({ number: '9-1', reference: '1', from: day(), opening: MISSING, lines: [] })
  expect(await sendStatement(treasury, first, own)).toMatchObject({
    body: { items: [{ state: 'accepted', open: 0 }] },
  })
  const breaksOf = async () =>
    (await treasury.get<{ items: BreakSummary[] }>('/api/breaks?code=operator-bank')).body.items
  const [missing] = await breaksOf()
  expect(missing).toMatchObject({
    what: 'opening-difference',
    amount: { amount: String(MISSING), currency: 'CLP' },
    team: 'treasury',
    day: day(),
  })
  const inInbox = async () =>
    (await treasury.get<{ items: InboxItem[] }>('/api/inbox?kind=breaks&limit=100')).body.items.filter(
      ({ id }) => id === missing?.id,
    )
  expect(await inInbox()).toMatchObject([{ kind: 'breaks', amount: { amount: String(MISSING) } }])
  expect((await takeCase(treasury, missing?.id ?? '')).status).toBe(200)
  expect((await breaksOf())[0]?.member?.name).toBe('Tesorería Demo')

  const declared = await treasury.post<{ proposal?: { id: string } }>('/api/capital-movements', {
    kind: 'opening-balance',
    account: 'operator-bank',
    amount: { amount: String(MISSING), currency: 'CLP' },
    day: addDays(today, -1),
    note: 'Saldo anterior a Puente, según la cartola',
  })
  expect(declared.status).toBe(201)
  expect((await breaksOf()).length).toBe(1)
  const decided = await officer.post(`/api/approvals/${declared.body.proposal?.id ?? ''}/decision`, {
    decision: 'confirm',
  })
  expect(decided.status).toBe(200)
  await settle()
  expect(await breaksOf()).toEqual([])
  expect(await inInbox()).toEqual([])
})
