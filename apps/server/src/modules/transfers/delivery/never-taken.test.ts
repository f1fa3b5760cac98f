import type { TransferWire } from '@puente/contract/customer'
import type { StaffTransfer, StuckTransferWire, TransferActionWire } from '@puente/contract/staff'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { openWire, type Exchange, type Wire } from '../../../../test/faults/wire.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { outcomesOf } from '../../../../test/outcomes.ts'
import { asOwner } from '../../../../test/owner.ts'
import { hours, minutes } from '../../../../test/test-clock.ts'

let life: RunningEnvironment
let wire: Wire
let persona: Client
let treasury: Client
let officer: Client
/** The response to submissions, and whether the rail accepts them nevertheless. */
let refusal: { readonly status: number; readonly body: object; readonly isTaken: boolean } | undefined
let submissions = 0

async function hold(exchange: Exchange): Promise<void> {
  const isSubmission = exchange.method === 'POST' && exchange.path === '/rails/payouts'
  if (!isSubmission || refusal === undefined) return exchange.reply(await exchange.forward())
  submissions += 1
  const { status, body, isTaken } = refusal
  if (isTaken) await exchange.forward()
  exchange.reply({ status, body: JSON.stringify(body) })
}

beforeAll(async () => {
  wire = await openWire(() => life.sandbox?.url ?? '', hold)
  life = await startEnvironment({ env: { RAILS_URL: wire.url } })
  persona = await life.signedIn('persona')
  treasury = await life.signedIn('tesoreria')
  officer = await life.signedIn('oficial')
})
beforeEach(() => {
  refusal = undefined
  submissions = 0
})
afterAll(async () => {
  await life?.close()
  await wire?.close()
})

const uuid = ({ id }: TransferWire) => id.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
const attempts = (transfer: TransferWire) =>
  asOwner<{ id: string; status: string; code: string | null }>(
    life,
    'select id, status, code from payouts.payout where transfer_id = $1 order by attempt',
    [uuid(transfer)],
  )

/** Waits until the condition holds, with inquiries and submissions due immediately. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const round = async () => {
    life.clock.advanceReal(1500)
    await asOwner(
      life,
      "update payouts.payout set due_at = '-infinity' where status in ('ready', 'unknown', 'submitted') and due_at > '-infinity'",
    )
    return holds()
  }
  await expect.poll(round, { timeout: 60_000, interval: 150 }).toBe(true)
}

async function paid(): Promise<TransferWire> {
  const ordered = await life.order(persona)
  await life.pay(persona, ordered.id)
  return ordered
}

const state = async ({ id }: TransferWire) =>
  (await treasury.get<StaffTransfer>(`/api/transfers/${id}`)).body.state
const stuck = async ({ id }: TransferWire) =>
  (await treasury.get<{ items: StuckTransferWire[] }>('/api/stuck-transfers?limit=100')).body.items.find(
    (one) => one.id === id,
  )?.why

async function decided({ id }: TransferWire, action: string): Promise<[number, number]> {
  const note = 'El socio lo confirmó por escrito'
  const proposed = await treasury.post<TransferActionWire>(`/api/transfers/${id}/actions`, { action, note })
  const confirmed = await officer.post(`/api/approvals/${proposed.body.id}/decision`, {
    decision: 'confirm',
  })
  return [proposed.status, confirmed.status]
}

/** Responses to a submission that the rail did not accept. */
const denials = [
  { status: 404, body: {} },
  { status: 404, body: { code: 'not-found' } },
  { status: 409, body: {} },
  { status: 409, body: { code: 'reference-reused' } },
  { status: 409, body: { code: 'not-possible' } },
]

it.each(denials)(
  'a submission refused with %o and not accepted: submitted again under the same id, paid once',
  async (denial) => {
    refusal = { ...denial, isTaken: false }
    const transfer = await paid()
    await until(async () => submissions >= 3)
    const { body } = await persona.get<TransferWire>(`/api/transfers/${transfer.id}`)
    expect(body.state).toBe('converting')
    expect(body.timeline?.find(({ step }) => step === 'sent-to-bank')?.status).toBe('now')
    refusal = undefined
    await until(async () => (await attempts(transfer))[0]?.status === 'credited')
    await life.reaches(persona, transfer.id, 'delivered')
    expect(await attempts(transfer)).toHaveLength(1)
    await outcomesOf(life, persona).allQuiet()
  },
)

it.each(denials.slice(1, 4))('a submission refused with %o but accepted: paid once', async (denial) => {
  refusal = { ...denial, isTaken: true }
  const transfer = await paid()
  await until(async () => (await attempts(transfer))[0]?.status === 'credited')
  await life.reaches(persona, transfer.id, 'delivered')
  expect(await attempts(transfer)).toHaveLength(1)
  await outcomesOf(life, persona).allQuiet()
})

it.each(['refund', 'retry-payout'])(
  'a payout that the rail denies for longer than the terms allow: staff decide %s',
  async (action) => {
    refusal = { status: 409, body: { code: 'not-possible' }, isTaken: false }
    const transfer = await paid()
    await until(async () => submissions >= 2)
    await life.moveClock(hours(25))
    await until(async () => (await state(transfer)) === 'returned')
    expect(await attempts(transfer)).toMatchObject([{ status: 'rejected', code: 'never-taken' }])
    expect(await stuck(transfer)).toBe('returned')
    refusal = undefined
    expect(await decided(transfer, action)).toEqual([201, 200])
    await until(async () => ['refunded', 'delivered'].includes(await state(transfer)))
    expect(await state(transfer)).toBe(action === 'refund' ? 'refunded' : 'delivered')
    await outcomesOf(life, persona).allQuiet()
  },
)

it('a payout without an outcome for longer than the terms allow: staff see it, and two of them end it', async () => {
  refusal = { status: 409, body: { code: 'not-possible' }, isTaken: false }
  const transfer = await paid()
  await until(async () => submissions >= 1)
  const early = await decided(transfer, 'payout-unpaid')
  expect(early[0]).toBe(409)
  await life.moveClock(minutes(31))
  await until(async () => (await stuck(transfer)) === 'payout-unknown')
  expect(await decided(transfer, 'payout-unpaid')).toEqual([201, 200])
  await expect.poll(() => state(transfer), { timeout: 60_000 }).toBe('returned')
  expect(await decided(transfer, 'refund')).toEqual([201, 200])
  await life.reaches(persona, transfer.id, 'refunded')
  await outcomesOf(life, persona).allQuiet()
})
