import type {
  AccountStatementWire,
  JournalWire,
  LedgerAccountWire,
  PayinSummary,
  PayinWire,
  PayoutSummary,
  PayoutWire,
  RefundWire,
  ReturnWire,
  StaffTransfer,
  TrialBalanceWire,
} from '@puente/contract/staff'
import type { TransferWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { unmatchedMoneyOf, uuidOf, type UnmatchedMoney } from '../../../test/unmatched-money.ts'
import { asOwner } from '../../../test/owner.ts'

let life: RunningEnvironment
let kit: UnmatchedMoney
let persona: Client
let support: Client
let delivered: TransferWire
beforeAll(async () => {
  life = await startEnvironment()
  kit = await unmatchedMoneyOf(life)
  persona = await life.signedIn('persona')
  support = await life.signedIn('soporte')
  delivered = await life.order(persona, { amount: '200001' })
  await life.pay(persona, delivered.id)
  await life.reaches(persona, delivered.id, 'delivered')
}, 180_000)
afterAll(async () => life?.close())

const PATIENCE = { timeout: 60_000, interval: 100 }
interface Listed<Item> {
  readonly items: readonly Item[]
  readonly next?: string
}
const read = async <Body>(path: string) => (await kit.treasury.get<Body>(path)).body
const list = async <Item>(path: string) => (await read<Listed<Item>>(path)).items
const kinds = (journals: readonly { readonly kind: string }[]) => journals.map(({ kind }) => kind)
const file = async (path: string) =>
  await (
    await fetch(new URL(path, life.listeners.staff), { headers: { cookie: kit.treasury.cookie ?? '' } })
  ).text()

test('payments: found by every known fact, complete for treasury and masked for support', async () => {
  const stray = await kit.suspended({ amount: '43217', reference: 'para Rosa' })
  const { refund } = await kit.rejectedRefund(persona, '59921')
  expect((await list<PayinSummary>('/api/payins')).map(({ amount }) => amount.amount)).toEqual([
    '59921',
    '43217',
    '200001',
  ])
  const [paid] = await list<PayinSummary>('/api/payins?search=200.001')
  expect(paid).toMatchObject({ status: 'matched', why: 'reference', transferId: delivered.id })
  for (const search of [paid?.id, paid?.transferReference, paid?.bankPaymentId])
    expect((await list<PayinSummary>(`/api/payins?search=${search}`)).map(({ id }) => id)).toEqual([paid?.id])
  expect(await list('/api/payins?search=12.345.678-5')).toEqual([
    expect.objectContaining({ id: stray.paymentId, status: 'suspense', why: 'no-reference' }),
  ])
  expect(await list('/api/payins?status=reversed')).toEqual([])
  expect((await kit.treasury.get('/api/payins?from=2026-02-31')).status).toBe(422)

  const whole = await read<PayinWire>(`/api/payins/${stray.paymentId}`)
  expect(whole).toMatchObject({ payer: { rut: '12345678-5' }, words: 'para Rosa', refunds: [] })
  expect(whole.suspense.map(({ id }) => id)).toEqual([stray.id])
  expect(kinds(whole.journals)).toEqual(['payin-received', 'payin-suspended'])
  const masked = (await support.get<PayinWire>(`/api/payins/${stray.paymentId}`)).body
  expect([masked.words, masked.payer.name]).toEqual([undefined, 'O••• P•••••• F•••••••'])
  expect((await support.get('/api/payins/export?format=csv')).status).toBe(403)

  const rejected = await read<PayinWire>(`/api/payins/${refund.paymentId}`)
  expect(rejected.refunds.map(({ id, state }) => [id, state])).toEqual([[refund.id, 'rejected']])
  expect(kinds(rejected.journals)).toEqual([
    'payin-received',
    'payin-matched',
    'refund-ordered',
    'refund-rejected',
  ])
  expect(kinds((await read<RefundWire>(`/api/refunds/${refund.id}`)).journals)).toEqual([
    'refund-ordered',
    'refund-rejected',
  ])

  const [heading, ...rows] = (await file('/api/payins/export?format=csv&status=suspense'))
    .trim()
    .split('\r\n')
  expect(heading).toBe('Abonado;Estado;Motivo;Monto (CLP);Devuelto (CLP);Envío;Banco;Id del banco;Id')
  expect(rows).toEqual([expect.stringMatching(`;Por aplicar;Sin referencia;43217;0;;.*;${stray.paymentId}$`)])
})

test('a payout: shows its rail’s id, and is submitted again only if the rail does not have it', async () => {
  const [payout] = await list<PayoutSummary>(`/api/payouts?search=${delivered.id}`)
  expect(payout).toMatchObject({ status: 'credited', attempt: 1, tries: 1, transferId: delivered.id })
  const reference = payout?.railReference ?? ''
  expect(reference).not.toBe('')
  expect((await list<PayoutSummary>(`/api/payouts?search=${reference}`)).map(({ id }) => id)).toEqual([
    payout?.id,
  ])
  const whole = await read<PayoutWire>(`/api/payouts/${payout?.id}`)
  expect(whole).toMatchObject({ isLast: true, mayHurry: false, transferState: 'delivered' })
  expect(kinds(whole.journals)).toEqual(['transfer-payout-submitted', 'transfer-delivered'])
  expect(whole.partnerCalls[0]).toMatchObject({ partner: 'rails', operation: 'submit-payout', outcome: 'ok' })
  const hurry = (id: string | undefined) => kit.treasury.post<PayoutWire>(`/api/payouts/${id}/inquiries`, {})
  expect((await hurry(payout?.id)).body.code).toBe('not-in-this-state')

  // The rail does not answer one call: the outcome is unknown, and the next inquiry is far off.
  await life.controlSandbox('/control/payout-speed', { speed: 'manual' })
  const ordered = await life.order(persona, { amount: '200003' })
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'sent-to-bank')
  const [waiting] = await list<PayoutSummary>(`/api/payouts?search=${ordered.id}`)
  // An inquiry under way may still reschedule the next step: the due time is set until it stays.
  const untilNextStep = async () => {
    await asOwner(
      life,
      `update payouts.payout set status = 'unknown', due_at = now() + interval '1 hour' where id = $1`,
      [uuidOf(waiting?.id ?? '')],
    )
    const standing = await read<PayoutWire>(`/api/payouts/${waiting?.id}`)
    return Date.parse(standing.nextStepAt ?? '') - life.clock.now().getTime()
  }
  await expect.poll(untilNextStep, PATIENCE).toBeGreaterThan(3_000_000)
  const hurried = await hurry(waiting?.id)
  expect([hurried.status, hurried.body.mayHurry]).toEqual([200, true])
  const now = async () => read<PayoutWire>(`/api/payouts/${waiting?.id}`)
  await expect.poll(async () => (await now()).status, PATIENCE).toBe('submitted')
  const { rows } = await life.pool.query<{ n: bigint }>(
    `select count(*) as n from platform.partner_call where subject = $1 and operation = 'submit-payout'`,
    [uuidOf(ordered.id)],
  )
  expect(rows[0]?.n).toBe(1n)
  expect(await list('/api/payouts?status=submitted')).toHaveLength(1)
  await life.controlSandbox('/control/payout-speed', { speed: 'normal' })
})

test('a returned payout: listed under returns with its attempt, until it is decided', async () => {
  const ordered = await life.order(persona, { recipient: { name: 'Rosa Imposible' } })
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'needs-correction')
  const [back] = await list<ReturnWire>('/api/returns')
  expect(back).toMatchObject({ transferId: ordered.id, attempt: 1, acts: 'customer', ageDays: 0 })
  expect(await read(`/api/returns/${back?.id}`)).toEqual(back)
  const payout = await read<PayoutWire>(`/api/payouts/${back?.payoutId}`)
  expect(payout).toMatchObject({ status: 'rejected', code: back?.code, transferState: 'correcting' })
  expect(await list('/api/returns?acts=staff')).toEqual([])
  expect(await list('/api/returns?status=closed')).toEqual([])
  await persona.post(`/api/transfers/${ordered.id}/refund-choice`, {})
  await expect.poll(() => list<ReturnWire>('/api/returns'), PATIENCE).toEqual([])
  expect(await list('/api/returns?status=closed')).toEqual([
    expect.objectContaining({ id: back?.id, outcome: 'refunded', closedAt: expect.any(String) }),
  ])
  expect(await file('/api/returns/export?format=csv&status=closed')).toContain(';Devolución al cliente;')
  await life.reaches(persona, ordered.id, 'refunded')
})

test('an account’s statement: leads from its balance to each journal and transfer, over pages and as a file', async () => {
  await expect.poll(async () => (await life.pool.query('select from ledger.tail')).rowCount, PATIENCE).toBe(0)
  const balance = await read<TrialBalanceWire>('/api/trial-balance')
  const bank = balance.accounts.find(({ code }) => code === 'client-bank')
  const path = '/api/ledger-accounts/client-bank/CLP/statement'
  const whole = await read<AccountStatementWire>(path)
  expect(whole).toMatchObject({ opening: '0', closing: bank?.debits, count: whole.items.length })
  expect(whole.items[0]?.balance).toBe(whole.closing)
  let running = BigInt(whole.opening)
  for (const { side, amount, balance: after } of whole.items.toReversed()) {
    running += side === 'debit' ? BigInt(amount) : -BigInt(amount)
    expect(after).toBe(String(running))
  }
  const paged: unknown[] = []
  for (let after = ''; ;) {
    const page = await read<AccountStatementWire>(`${path}?limit=2${after}`)
    paged.push(...page.items)
    if (page.next === undefined) break
    after = `&after=${page.next}`
  }
  expect(paged).toEqual(whole.items)
  const mine = whole.items.find(({ transferId }) => transferId === delivered.id)
  const journal = await read<JournalWire>(`/api/journals/${mine?.journalId}`)
  expect(journal).toMatchObject({ kind: 'payin-received', transferId: delivered.id })
  const transfer = await read<StaffTransfer>(`/api/transfers/${delivered.id}`)
  expect(transfer.journals.map(({ id }) => id)).toContain(mine?.journalId)
  expect(journal.transferReference).toBe(transfer.reference)

  const funds = await list<LedgerAccountWire>('/api/ledger-accounts?code=client-funds&currency=CLP&limit=100')
  const own = funds.find(({ transferId }) => transferId === delivered.id)
  expect(own?.balance).toBe('0')
  const life1 = await read<AccountStatementWire>(
    `/api/ledger-accounts/client-funds/CLP/statement?owner=${own?.owner}`,
  )
  expect(life1.account).toMatchObject({ transferId: delivered.id, normalSide: 'credit' })
  expect(life1.items.at(-1)).toMatchObject({ side: 'credit', amount: '200001', balance: '200001' })
  expect((await kit.treasury.get('/api/ledger-accounts/client-funds/CLP/statement')).status).toBe(404)
  expect((await kit.treasury.get(`${path}?after=nonsense`)).status).toBe(422)

  const rows = (await file(`${path}/export?format=csv`)).trim().split('\r\n').slice(1)
  expect(rows).toHaveLength(whole.count)
  expect(rows.at(-1)?.split(';')[9]).toBe(whole.closing)
  expect(rows.map((row) => row.split(';')[0])).toEqual(whole.items.map(({ id }) => id).toReversed())
})

test('the books of an earlier instant: add up to zero, without later entries', async () => {
  const transfer = await read<StaffTransfer>(`/api/transfers/${delivered.id}`)
  const paidAt = transfer.journals.find(({ kind }) => kind === 'payin-matched')?.at ?? ''
  const then = await read<TrialBalanceWire>(`/api/trial-balance?at=${paidAt}`)
  expect(then.at).toBe(paidAt)
  const held = (code: string) => then.accounts.find((account) => account.code === code)
  expect([held('client-bank')?.debits, held('client-funds')?.credits, held('fee-income')?.credits]).toEqual([
    '200001',
    '200001',
    '0',
  ])
  expect(then.currencies.map(({ difference }) => difference)).toEqual(then.currencies.map(() => '0'))
  expect((await kit.treasury.get('/api/trial-balance?at=yesterday')).status).toBe(422)
})
