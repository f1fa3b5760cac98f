/* long: every kind, refusal and decision of a movement over one started environment */
import { fromWireId, toWireId } from '@puente/contract'
import type {
  AuditEntry,
  CapitalAccountWire,
  CapitalMovementWire,
  WaitingApproval,
} from '@puente/contract/staff'
import { closePeriods, correctPeriods, journalsById } from '@puente/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, verdictOf } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { newId } from '../../../platform/ids.ts'
import { account, book, move } from '../../books/index.ts'
import { addDays, fromSantiago, inSantiago } from '../../corridors/index.ts'

let life: RunningEnvironment
let treasury: Client
let officer: Client
beforeAll(async () => {
  life = await startEnvironment({ before: openCorridors })
  treasury = await life.signedIn('tesoreria')
  officer = await life.signedIn('oficial')
}, 180_000)
afterAll(async () => life?.close())

/** Adds corridors in currencies in which the demo operator has no money yet. The worker opens their accounts. */
const openCorridors = async (world: Pick<RunningEnvironment, 'databaseUrl'>) =>
  asOwner(
    world,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     select noun, 'new-' || lower(currency), 1, in_force_from,
       jsonb_set(data::jsonb, '{currency}', to_jsonb(currency)), 'test', 'test'
     from platform.versioned, unnest(array['CRC', 'DOP', 'UYU']) as currency
     where noun = 'corridor' and key = 'mx-mxn' and version = 1`,
  )

const path = '/api/capital-movements'
const system = { kind: 'system', name: 'test' } as const
const today = () => inSantiago(life.clock.now()).day

type Body = Partial<Omit<CapitalMovementWire, 'amount' | 'corrects'>> & {
  readonly corrects?: CapitalMovementWire['id']
  readonly minor?: string
  readonly currency?: string
}

/** A contribution of 1000 CLP to the operator's bank account yesterday, changed as the test says. */
const stated = ({ minor = '1000', currency = 'CLP', ...changed }: Body = {}) => ({
  kind: 'contribution',
  account: 'operator-bank',
  amount: { amount: minor, currency },
  day: addDays(today(), -1),
  note: 'Cartola de noviembre',
  ...changed,
})
const propose = (body: Body = {}, by = treasury) => by.post<CapitalMovementWire>(path, stated(body))
const decide = (
  { proposal }: CapitalMovementWire,
  by = officer,
  decision: 'confirm' | 'send-back' = 'confirm',
) => by.post(`/api/approvals/${proposal?.id ?? ''}/decision`, verdictOf(decision))

const accounts = async (by = treasury) =>
  (await by.get<{ accounts: CapitalAccountWire[] }>('/api/capital')).body.accounts
async function accountOf(code: string, currency: string): Promise<CapitalAccountWire> {
  const found = (await accounts()).find((one) => one.account === code && one.currency === currency)
  if (found === undefined) throw new Error(`no account ${code} in ${currency}`)
  return found
}
const listed = async (query = '') =>
  (await treasury.get<{ items: CapitalMovementWire[]; next?: string }>(`${path}${query}`)).body
async function readAgain({ id }: CapitalMovementWire): Promise<CapitalMovementWire | undefined> {
  return (await listed('?limit=100')).items.find((one) => one.id === id)
}
const uuid = ({ id }: CapitalMovementWire) => fromWireId('capital-movement', id) ?? ''
async function journalOf(movement: CapitalMovementWire) {
  const [journal] = await life.runtime.work(system, (work) => journalsById(work, [uuid(movement)]))
  return journal
}

/** Proposes a movement that treasury wants and the officer confirms. Returns the booked movement. */
async function booked(body: Body): Promise<CapitalMovementWire> {
  const { status, body: proposed } = await propose(body)
  expect([status, proposed.state, proposed.journalId]).toEqual([201, 'waiting', undefined])
  expect((await decide(proposed)).status).toBe(200)
  const movement = await readAgain(proposed)
  if (movement === undefined) throw new Error(`${proposed.id} is not listed`)
  return movement
}

/** An account abroad that nothing was posted to. */
async function emptyNostro(): Promise<CapitalAccountWire> {
  const found = (await accounts()).find((one) => one.account === 'nostro' && one.takesOpeningBalance)
  if (found === undefined) throw new Error('every account abroad has postings')
  return found
}

test('each kind that two people confirm: exact balances, capital and journal', async () => {
  const before = await accountOf('operator-bank', 'CLP')
  const day = addDays(today(), -3)
  const opening = await booked({ kind: 'opening-balance', minor: '900', day, bankReference: ' CART-1 ' })
  const added = await booked({ minor: '250' })
  const taken = await booked({ kind: 'withdrawal', minor: '50', day: today() })
  expect(await accountOf('operator-bank', 'CLP')).toEqual({
    ...before,
    balance: String(BigInt(before.balance) + 1100n),
    available: String(BigInt(before.available) + 1100n),
    capital: '1100',
    takesOpeningBalance: false,
  })
  expect(opening).toMatchObject({
    state: 'booked',
    bankReference: 'CART-1',
    journalId: uuid(opening),
    amount: { amount: '900', currency: 'CLP' },
    decidedBy: expect.stringContaining('Oficial'),
  })
  expect(opening.proposal).toBeUndefined()
  const legs = (debit: string, credit: string, amountMinor: bigint) => [
    expect.objectContaining({
      action: 'posted',
      debit: account(debit as 'operator-bank', 'CLP'),
      credit: account(credit as 'operator-bank', 'CLP'),
      amountMinor,
    }),
  ]
  expect(await journalOf(opening)).toMatchObject({
    kind: 'capital-opening-balance',
    subject: uuid(opening),
    reason: 'Cartola de noviembre',
    effectiveAt: fromSantiago(day, 12 * 60),
    legs: legs('operator-bank', 'operator-capital', 900n),
  })
  expect(await journalOf(added)).toMatchObject({
    kind: 'capital-contribution',
    legs: legs('operator-bank', 'operator-capital', 250n),
  })
  const journal = await journalOf(taken)
  expect(journal).toMatchObject({
    kind: 'capital-withdrawal',
    legs: legs('operator-capital', 'operator-bank', 50n),
  })
  // A journal of today is never effective after it was recorded.
  expect(Number(journal?.effectiveAt)).toBeLessThanOrEqual(Number(journal?.recordedAt))
  expect(inSantiago(journal?.effectiveAt ?? new Date(0)).day).toBe(today())
  const shown = await treasury.get<Record<string, unknown>>(`/api/journals/${uuid(taken)}`)
  expect([shown.status, 'paymentId' in shown.body]).toEqual([200, false])
  const audit = await officer.get<{ items: AuditEntry[] }>('/api/audit-entries?action=book-capital')
  expect(audit.body.items).toHaveLength(3)
})

test('a nostro: takes an opening balance in its own currency, in minor units', async () => {
  const { currency } = await emptyNostro()
  const movement = await booked({ kind: 'opening-balance', account: 'nostro', currency, minor: '123456' })
  expect(await accountOf('nostro', currency)).toMatchObject({
    balance: '123456',
    capital: '123456',
    takesOpeningBalance: false,
  })
  expect(await journalOf(movement)).toMatchObject({
    legs: [{ currency, amountMinor: 123456n, debit: { code: 'nostro', currency } }],
  })
})

test('the queue of proposals: shows the amount, the account and the day', async () => {
  const { body: proposed } = await propose({ minor: '7654321' })
  const { items } = (await officer.get<{ items: WaitingApproval[] }>('/api/approvals?limit=100')).body
  const { day, account: code, amount } = proposed
  expect(items.find(({ id }) => id === proposed.proposal?.id)?.facts).toEqual([
    { name: 'amountMinor', value: '7654321' },
    { name: 'currency', value: amount.currency },
    { name: 'account', value: code },
    { name: 'day', value: day },
  ])
})

test('the person who proposed it: may not confirm it', async () => {
  const { body: proposed } = await propose()
  expect(await decide(proposed, treasury)).toMatchObject({ status: 403, body: { code: 'same-person' } })
  expect(await journalOf(proposed)).toBeUndefined()
  expect((await readAgain(proposed))?.state).toBe('waiting')
})

test.each<[string, () => Body, string, string, string]>([
  ['a day that does not exist', () => ({ day: '2026-02-30' }), 'fields-wrong', 'day', 'not-a-date'],
  ['a day in the future', () => ({ day: addDays(today(), 1) }), 'fields-wrong', 'day', 'not-yet'],
  [
    'a day before the opening balance of the account',
    () => ({ day: addDays(today(), -4) }),
    'fields-wrong',
    'day',
    'before-opening',
  ],
  ['no amount', () => ({ minor: '0' }), 'fields-wrong', 'amount.amount', 'zero'],
  [
    'an impossible amount',
    () => ({ minor: `${10n ** 15n + 1n}` }),
    'fields-wrong',
    'amount.amount',
    'too-much',
  ],
  [
    'a currency of no corridor',
    () => ({ account: 'nostro', currency: 'KWD' }),
    'fields-wrong',
    'account',
    'not-a-choice',
  ],
  ['pesos abroad', () => ({ account: 'nostro', currency: 'CLP' }), 'fields-wrong', 'account', 'not-a-choice'],
  ['dollars at the bank in Chile', () => ({ currency: 'USD' }), 'fields-wrong', 'account', 'not-a-choice'],
  [
    'an opening balance of an account with postings',
    () => ({ kind: 'opening-balance' }),
    'account-has-postings',
    'account',
    'account-has-postings',
  ],
  [
    'a withdrawal of more than the balance',
    () => ({ kind: 'withdrawal', minor: '100000000' }),
    'balance-too-low',
    'amount.amount',
    'balance-too-low',
  ],
])('%s: refused at its field, and nothing waits', async (_, body, code, at, fault) => {
  const { items } = await listed('?limit=100')
  const { status, body: refused } = await propose(body())
  expect([status, refused.code, refused.fields]).toEqual([
    code === 'fields-wrong' ? 422 : 409,
    code,
    [{ at, fault }],
  ])
  expect((await listed('?limit=100')).items).toHaveLength(items.length)
})

test('an account that got postings after the proposal: its opening balance is refused at the confirmation', async () => {
  const { currency } = await emptyNostro()
  const opening = { kind: 'opening-balance', account: 'nostro', currency } as const
  const { body: first } = await propose(opening)
  const { body: second } = await propose(opening)
  expect((await decide(first)).status).toBe(200)
  expect(await decide(second)).toMatchObject({ status: 409, body: { code: 'account-has-postings' } })
  expect((await accountOf('nostro', currency)).balance).toBe('1000')
  expect(await readAgain(second)).toMatchObject({ state: 'waiting' })
})

test('two opening balances of one account confirmed at once: one is booked', async () => {
  const { currency } = await emptyNostro()
  const opening = { kind: 'opening-balance', account: 'nostro', currency } as const
  const [first, second] = await Promise.all([propose(opening), propose(opening)])
  const done = await Promise.all([decide(first.body), decide(second.body)])
  expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await accountOf('nostro', currency)).balance).toBe('1000')
})

test('money that was used after the proposal: its withdrawal is refused at the confirmation', async () => {
  const currency = 'USD'
  const all = { kind: 'withdrawal', account: 'nostro', currency } as const
  const { available: minor } = await accountOf('nostro', currency)
  const { body: proposed } = await propose({ ...all, minor })
  const used = {
    id: newId(),
    kind: 'partner-charge',
    subject: newId(),
    legs: move(account('partner-charges', currency), account('nostro', currency), 1n),
  }
  await life.runtime.work(system, (work) => book(work, [used]))
  expect(await decide(proposed)).toMatchObject({ status: 409, body: { code: 'balance-too-low' } })
  await booked({ ...all, minor: String(BigInt(minor) - 1n) })
  expect((await accountOf('nostro', currency)).available).toBe('0')
})

test('a closed day: refused at the proposal and at the confirmation, and never moved to an open day', async () => {
  const day = addDays(today(), -2)
  const { body: early } = await propose({ day })
  const by = { actor: newId(), reason: 'Prueba' }
  const line = fromSantiago(addDays(day, 1), 0)
  await life.runtime.work(system, (work) => closePeriods(work, line, by))
  try {
    expect(await propose({ day })).toMatchObject({
      status: 409,
      body: { code: 'day-in-closed-period', fields: [{ at: 'day', fault: 'day-in-closed-period' }] },
    })
    expect(await decide(early)).toMatchObject({ status: 409, body: { code: 'day-in-closed-period' } })
    expect(await journalOf(early)).toBeUndefined()
    await booked({ day: addDays(day, 1) })
  } finally {
    await life.runtime.work(system, (work) => correctPeriods(work, null, by))
  }
})

test('a proposal that was sent back or withdrawn: books nothing, and its movement says so', async () => {
  const before = await accountOf('operator-bank', 'CLP')
  const { body: back } = await propose()
  const { body: own } = await propose()
  expect((await decide(back, officer, 'send-back')).status).toBe(200)
  const withdrawal = `/api/approvals/${own.proposal?.id ?? ''}/withdrawal`
  expect((await officer.post(withdrawal)).body).toMatchObject({ code: 'not-the-proposer' })
  expect((await treasury.post(withdrawal)).status).toBe(200)
  expect(await readAgain(back)).toMatchObject({
    state: 'sent-back',
    decidedBy: expect.stringContaining('Oficial'),
    returnNote: expect.any(String),
  })
  expect(await readAgain(own)).toMatchObject({ state: 'withdrawn', decidedBy: own.by })
  expect(await readAgain(own)).not.toHaveProperty('returnNote')
  expect([await journalOf(back), await journalOf(own)]).toEqual([undefined, undefined])
  expect(await decide(own)).toMatchObject({ body: { code: 'no-proposal' } })
  expect(await accountOf('operator-bank', 'CLP')).toEqual(before)
})

test('the same request again: one proposal, and a repeated confirmation books once', async () => {
  const before = await accountOf('operator-bank', 'CLP')
  const key = newId()
  const first = await treasury.post<CapitalMovementWire>(path, stated(), { key })
  const again = await treasury.post<CapitalMovementWire>(path, stated(), { key })
  expect(again.body.id).toBe(first.body.id)
  const decision = `/api/approvals/${first.body.proposal?.id ?? ''}/decision`
  const confirm = () => officer.post(decision, { decision: 'confirm' }, { key: `${key}-2` })
  expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 200])
  expect((await decide(first.body)).body).toMatchObject({ code: 'no-proposal' })
  expect((await accountOf('operator-bank', 'CLP')).balance).toBe(String(BigInt(before.balance) + 1000n))
})

test('the list: newest first, by pages and by state', async () => {
  const { body: older } = await propose()
  const { body: newer } = await propose()
  const first = await listed('?limit=1')
  expect(first.items.map(({ id }) => id)).toEqual([newer.id])
  const next = await listed(`?limit=1&after=${first.next ?? ''}`)
  expect(next.items.map(({ id }) => id)).toEqual([older.id])
  const waiting = (await listed('?state=waiting&limit=100')).items
  expect(waiting.every(({ state, proposal }) => state === 'waiting' && proposal !== undefined)).toBe(true)
  const decided = (await listed('?state=booked,sent-back,withdrawn&limit=100')).items
  expect(decided.some(({ state }) => state === 'waiting')).toBe(false)
  expect(waiting.length + decided.length).toBe((await listed('?limit=100')).items.length)
})

test('roles: support and analysts read nothing; administrators read and do not propose', async () => {
  for (const name of ['soporte', 'analista'] as const) {
    const client = await life.signedIn(name)
    for (const of of ['/api/capital', path]) expect((await client.get(of)).status).toBe(403)
    expect((await propose({}, client)).status).toBe(403)
  }
  const admin = await life.signedIn('admin')
  expect((await accounts(admin)).length).toBeGreaterThan(1)
  expect((await propose({}, admin)).status).toBe(403)
  const { body: proposed } = await propose({}, officer)
  expect((await decide(proposed, admin)).status).toBe(403)
  expect((await decide(proposed, treasury)).status).toBe(200)
})

test('the database: refuses a second person who is the first', async () => {
  const { body: proposed } = await propose()
  await expect(
    asOwner(
      life,
      `update treasury.capital_movement set state = 'booked', decided_by = proposed_by, decided_at = now()
       where id = $1`,
      [uuid(proposed)],
    ),
  ).rejects.toThrow(/check constraint/)
})

test('a proposal that was sent back is corrected once: whoever corrects it again, also at the same time, is refused', async () => {
  const { body: wrong } = await propose({ minor: '700' })
  expect((await propose({ minor: '70', corrects: wrong.id })).body).toMatchObject({
    code: 'already-proposed',
  })
  await decide(wrong, officer, 'send-back')
  const both = await Promise.all(
    [treasury, officer].map((by) => propose({ minor: '70', corrects: wrong.id }, by)),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'already-proposed' })
  const right = both.find(({ status }) => status === 201)?.body
  expect(right && (await readAgain(right))?.corrects).toMatchObject({
    id: wrong.id,
    amount: { amount: '700' },
    state: 'sent-back',
  })
  expect((await readAgain(wrong))?.correctedBy).toBe(right?.id)
  const unknown = toWireId('capital-movement', newId())
  expect((await propose({ corrects: unknown })).body).toMatchObject({ code: 'not-found' })
})
