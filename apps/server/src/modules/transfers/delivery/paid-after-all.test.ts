import type { TransferWire } from '@puente/contract/customer'
import type {
  AgedItemWire,
  StaffTransfer,
  StuckTransferWire,
  TransferActionWire,
} from '@puente/contract/staff'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { openWire, type Exchange, type Wire } from '../../../../test/faults/wire.ts'
import { startEnvironment, recipientBody, type RunningEnvironment } from '../../../../test/life.ts'
import { outcomesOf } from '../../../../test/outcomes.ts'
import { asOwner } from '../../../../test/owner.ts'

let life: RunningEnvironment
let wire: Wire
let persona: Client
let treasury: Client
/** Attempts that the rail always reports as rejected although it has them and will pay them. */
const denied = new Set<string>()

async function hold({ method, path, forward, reply }: Exchange): Promise<void> {
  const { status, body } = await forward()
  const lied = method === 'GET' && [...denied].some((id) => path.endsWith(id))
  const { status: said, ...payout } = lied ? (JSON.parse(body) as { status?: string }) : { status: undefined }
  const isOpen = said === 'accepted' || said === 'sent'
  reply({
    status,
    body: isOpen ? JSON.stringify({ ...payout, status: 'rejected', code: 'account-closed' }) : body,
  })
}

beforeAll(async () => {
  wire = await openWire(() => life.sandbox?.url ?? '', hold)
  life = await startEnvironment({ env: { RAILS_URL: wire.url } })
  persona = await life.signedIn('persona')
  treasury = await life.signedIn('tesoreria')
})
beforeEach(() => denied.clear())
afterAll(async () => {
  await life?.close()
  await wire?.close()
})

const attemptsOf = ({ id }: TransferWire) =>
  asOwner<{ id: string; status: string; code: string | null }>(
    life,
    "select id, status, code from payouts.payout where replace(transfer_id::text, '-', '') = $1 order by attempt",
    [id.slice(4)],
  )

/** Waits until the condition holds, with inquiries due immediately and without the delay before the second answer. */
async function until(what: () => Promise<boolean>): Promise<void> {
  const round = async () => {
    life.clock.advanceReal(1500)
    await asOwner(
      life,
      "update payouts.payout set due_at = '-infinity' where status in ('ready', 'unknown', 'submitted')",
    )
    return what()
  }
  await expect.poll(round, { timeout: 60_000, interval: 100 }).toBe(true)
}

const statusOf = async (transfer: TransferWire, nth: number) => (await attemptsOf(transfer))[nth]?.status

/** A payout that the rail has, reports as rejected, and will pay. */
async function deniedPayout(): Promise<TransferWire> {
  const ordered = await life.order(persona, { recipient: { name: 'Rosa Demora' } })
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'sent-to-bank')
  denied.add((await attemptsOf(ordered))[0]?.id ?? '')
  await until(async () => (await statusOf(ordered, 0)) === 'rejected')
  await life.reaches(persona, ordered.id, 'needs-correction')
  return ordered
}

async function push(transfer: TransferWire, nth: number, to: string): Promise<void> {
  const id = (await attemptsOf(transfer))[nth]?.id ?? ''
  denied.delete(id)
  await life.controlSandbox(`/control/payouts/${id}/advance`, { to })
}

const look = async ({ id }: TransferWire) => (await treasury.get<StaffTransfer>(`/api/transfers/${id}`)).body
const railReceivablesOf = async (transfer: TransferWire) => (await look(transfer)).claims
const outcomes = async (transfer: TransferWire) =>
  (await railReceivablesOf(transfer)).map(({ outcome }) => outcome ?? 'open')

async function waiting(transfer: TransferWire): Promise<AgedItemWire | undefined> {
  const { body } = await treasury.get<{ items: AgedItemWire[] }>('/api/aged-money?kind=partner-receivable')
  return body.items.find(({ transferId }) => transferId === transfer.id)
}

/** Receivables from rails and losses in the books. */
async function booked(): Promise<Record<string, bigint>> {
  const rows = await asOwner<{ code: string; minor: bigint }>(
    life,
    `select a.code, coalesce(sum(case when t.debit_account = a.id then t.amount_minor else -t.amount_minor end), 0)::bigint as minor
     from ledger.account a left join ledger.transfer t on a.id in (t.debit_account, t.credit_account)
     where a.code in ('partner-receivable', 'payout-losses') and a.currency = 'USD' group by a.code`,
  )
  return Object.fromEntries(rows.map(({ code, minor }) => [code, minor]))
}

async function refundedAndPaid(): Promise<TransferWire> {
  const transfer = await deniedPayout()
  await persona.post(`/api/transfers/${transfer.id}/refund-choice`, {})
  await life.reaches(persona, transfer.id, 'refunded')
  await push(transfer, 0, 'credited')
  await until(async () => (await outcomes(transfer))[0] === 'open')
  return transfer
}

it('paid after the refund in Chile: a receivable from the rail with an age for treasury, until it is repaid', async () => {
  const transfer = await refundedAndPaid()
  const { receive } = transfer.price
  expect(await booked()).toEqual({ 'partner-receivable': BigInt(receive.amount), 'payout-losses': 0n })
  expect(await waiting(transfer)).toMatchObject({
    owner: 'treasury',
    outcome: 'stays-owed',
    ageDays: 0,
    overdue: false,
    amount: receive,
  })
  const { body } = await treasury.get<{ items: StuckTransferWire[] }>('/api/stuck-transfers')
  expect(body.items.find(({ id }) => id === transfer.id)?.why).toBe('paid-after-all')
  const alarms = await asOwner(
    life,
    "select from platform.audit where action = 'payout-paid-after-all' and outcome = 'alarm' and replace(subject, '-', '') = $1",
    [transfer.id.slice(4)],
  )
  expect(alarms).toHaveLength(1)
  await life.openClearing()
  await push(transfer, 0, 'returned')
  await until(async () => (await outcomes(transfer))[0] === 'returned')
  expect(await booked()).toEqual({ 'partner-receivable': 0n, 'payout-losses': 0n })
  expect(await waiting(transfer)).toBeUndefined()
  expect((await life.reaches(persona, transfer.id, 'refunded')).refunded?.amount).toBe('200000')
  await outcomesOf(life, persona).allQuiet()
})

it('not repaid: two people write it off; a later repayment is still booked', async () => {
  const transfer = await refundedAndPaid()
  const owed = BigInt(transfer.price.receive.amount)
  const officer = await life.signedIn('oficial')
  const proposed = await treasury.post<TransferActionWire>(`/api/transfers/${transfer.id}/actions`, {
    action: 'write-off-payout',
    note: 'El socio no responde',
  })
  expect(proposed.status).toBe(201)
  const decision = await officer.post(`/api/approvals/${proposed.body.id}/decision`, {
    decision: 'confirm',
  })
  expect(decision.status).toBe(200)
  expect(await booked()).toEqual({ 'partner-receivable': 0n, 'payout-losses': owed })
  expect([await waiting(transfer), await outcomes(transfer)]).toEqual([undefined, ['written-off']])
  await push(transfer, 0, 'returned')
  await until(async () => (await outcomes(transfer))[0] === 'returned')
  expect(await booked()).toEqual({ 'partner-receivable': 0n, 'payout-losses': 0n })
  await outcomesOf(life, persona).allQuiet()
})

/** A second attempt is sent while the rail repeats its rejection of the first. */
async function sentAgain(): Promise<TransferWire> {
  const transfer = await deniedPayout()
  const sent = await persona.post(`/api/transfers/${transfer.id}/correction`, {
    name: 'Rosa Demora Corregida',
    details: recipientBody().details,
  })
  expect(sent.status).toBe(200)
  await until(async () => (await statusOf(transfer, 1)) === 'submitted')
  return transfer
}

it('paid after the next attempt was sent: a receivable, and the second payment is repaid once', async () => {
  const transfer = await sentAgain()
  await push(transfer, 0, 'credited')
  await until(async () => (await outcomes(transfer))[0] === 'open')
  await push(transfer, 1, 'credited')
  await life.reaches(persona, transfer.id, 'delivered')
  expect((await booked())['partner-receivable']).toBe(BigInt(transfer.price.receive.amount))
  await push(transfer, 0, 'returned')
  await until(async () => (await outcomes(transfer))[0] === 'returned')
  expect((await booked())['partner-receivable']).toBe(0n)
  await life.reaches(persona, transfer.id, 'delivered')
  await outcomesOf(life, persona).allQuiet()
})

it('paid while the next attempt was out, which was then returned: it is the delivery, and there is no receivable', async () => {
  const transfer = await sentAgain()
  await push(transfer, 0, 'credited')
  await until(async () => (await outcomes(transfer))[0] === 'open')
  await push(transfer, 1, 'rejected')
  await until(async () => (await outcomes(transfer))[0] === 'delivered')
  await life.reaches(persona, transfer.id, 'delivered')
  expect((await attemptsOf(transfer)).map(({ status, code }) => [status, code])).toEqual([
    ['credited', null],
    ['rejected', 'account-closed'],
    ['rejected', 'earlier-attempt-paid'],
  ])
  expect((await booked())['partner-receivable']).toBe(0n)
  await outcomesOf(life, persona).allQuiet()

  // The paid attempt is returned: the recipient has nothing, and the rail is asked again.
  await push(transfer, 0, 'returned')
  await life.reaches(persona, transfer.id, 'needs-correction')
  await persona.post(`/api/transfers/${transfer.id}/refund-choice`, {})
  await life.reaches(persona, transfer.id, 'refunded')
  await outcomesOf(life, persona).allQuiet()
})
