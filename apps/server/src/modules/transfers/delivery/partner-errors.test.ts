import type { TransferWire } from '@puente/contract/customer'
import type { PayoutWire } from '@puente/contract/staff'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readOutside } from '../../../../../../sandbox/src/outside.ts'
import type { Client } from '../../../../test/client.ts'
import { openWire, type Exchange, type Wire } from '../../../../test/faults/wire.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { outcomesOf } from '../../../../test/outcomes.ts'
import { asOwner } from '../../../../test/owner.ts'
import type { TestEnvironment } from '../../../../test/world.ts'

let life: RunningEnvironment
let toRails: Wire
let toBank: Wire
let persona: Client
let treasury: Client
/** Status and code of the refusals of the next submissions, which do not reach the partner. */
const refusals: [number, string][] = []

const outside = readOutside()
const isOrder = ({ method, path }: Exchange) =>
  method === 'POST' && ['/rails/payouts', '/bank/refunds'].includes(path)

async function hold(exchange: Exchange): Promise<void> {
  const [status, code] = (isOrder(exchange) ? refusals.shift() : undefined) ?? []
  if (status === undefined) return exchange.reply(await exchange.forward())
  exchange.reply({ status, body: JSON.stringify({ code }) })
}

/** Seeds a second rail of the corridor for the same accounts. */
const seedOtherRail = (world: TestEnvironment) =>
  asOwner(
    world,
    `update platform.versioned set data = data || '{"otherRails": ["us-wire"]}' where noun = 'corridor' and key = 'us-usd'`,
  )

beforeAll(async () => {
  toRails = await openWire(() => life.sandbox?.url ?? '', hold)
  toBank = await openWire(() => life.sandbox?.url ?? '', hold)
  life = await startEnvironment({
    env: { RAILS_URL: toRails.url, BANK_URL: toBank.url },
    outside: { ...outside, rails: { ...outside.rails, 'us-wire': outside.rails['us-ach'] as never } },
    before: seedOtherRail,
  })
  persona = await life.signedIn('persona')
  treasury = await life.signedIn('tesoreria')
})
beforeEach(() => void refusals.splice(0))
afterAll(async () => {
  await life?.close()
  await toRails?.close()
  await toBank?.close()
})

interface Attempt {
  readonly id: string
  readonly rail: string
  readonly status: string
  readonly code: string | null
  readonly refusals: number
  readonly waits: boolean
}

const attemptsOf = ({ id }: TransferWire) =>
  asOwner<Attempt>(
    life,
    `select id, rail, status, code, refusals, status = 'ready' and due_at > now() + interval '1 minute' as waits
     from payouts.payout where replace(transfer_id::text, '-', '') = $1 order by attempt`,
    [id.slice(4)],
  )

/** Makes inquiries and submissions due without their pauses. */
const withoutPauses = () =>
  asOwner(
    life,
    "update payouts.payout set due_at = '-infinity' where status in ('ready', 'unknown', 'submitted') and due_at > '-infinity'",
  )

async function until(transfer: TransferWire, holds: (...attempts: Attempt[]) => boolean): Promise<void> {
  await expect
    .poll(async () => holds(...(await attemptsOf(transfer))), { timeout: 60_000, interval: 50 })
    .toBe(true)
}

/** Waits until the condition holds, without pauses and without the delay before a rejection is confirmed. */
const hurriedUntil = async (transfer: TransferWire, holds: (...attempts: Attempt[]) => boolean) => {
  await expect
    .poll(
      async () => {
        life.clock.advanceReal(1500)
        await withoutPauses()
        return holds(...(await attemptsOf(transfer)))
      },
      { timeout: 60_000, interval: 150 },
    )
    .toBe(true)
}

async function paid(name = 'Rosa Ejemplo'): Promise<TransferWire> {
  const ordered = await life.order(persona, { recipient: { name } })
  await life.pay(persona, ordered.id)
  return ordered
}

async function push(transfer: TransferWire, to: string, code?: string): Promise<void> {
  const last = (await attemptsOf(transfer)).at(-1)
  await life.controlSandbox(`/control/payouts/${last?.id}/advance`, {
    to,
    ...(code === undefined ? {} : { code }),
  })
}

/** A payout that the rail accepted and then rejects with a code. */
async function rejectedWith(code: string): Promise<TransferWire> {
  const ordered = await paid('Rosa Demora')
  await life.reaches(persona, ordered.id, 'sent-to-bank')
  await push(ordered, 'rejected', code)
  return ordered
}

const outcomeOf = async ({ id }: TransferWire) =>
  (
    await asOwner<{ outcome: string | null }>(
      life,
      `select outcome from transfers.correction where replace(transfer_id::text, '-', '') = $1 order by attempt`,
      [id.slice(4)],
    )
  ).map(({ outcome }) => outcome)

const view = async (id: string) => (await treasury.get<PayoutWire>(`/api/payouts/${wireId(id)}`)).body
const wireId = (uuid: string) => `pyo_${uuid.replaceAll('-', '')}`

/** Delivered, and paid only once over all rails. */
async function isPaidOnce(transfer: TransferWire): Promise<void> {
  await life.reaches(persona, transfer.id, 'delivered')
  await outcomesOf(life, persona).allQuiet()
}

it('a temporary refusal: submitted again under the same reference with growing delays, paid once', async () => {
  refusals.push([422, 'try-later'], [422, 'try-later'], [429, 'too-many-requests'])
  const transfer = await paid()
  await until(transfer, (first) => first?.refusals === 1)
  const [first] = await attemptsOf(transfer)
  expect(await view(first?.id ?? '')).toMatchObject({
    status: 'ready',
    code: 'try-later',
    failure: {
      means: 'too-many-requests',
      retry: { times: 20, pauseSeconds: 5 },
      reroutes: true,
      person: 'staff',
    },
  })
  await expect
    .poll(async () => (await withoutPauses(), refusals.length), { timeout: 60_000, interval: 100 })
    .toBe(0)
  await expect
    .poll(async () => (await withoutPauses(), (await attemptsOf(transfer))[0]?.status), { timeout: 60_000 })
    .toBe('credited')
  await isPaidOnce(transfer)
  expect((await attemptsOf(transfer)).map(({ refusals: often }) => often)).toEqual([3])
})

it('an unavailable bank: a second attempt after its pause, paid once', async () => {
  const transfer = await rejectedWith('bank-not-reachable')
  await until(transfer, (_first, second) => second?.waits === true)
  expect(await outcomeOf(transfer)).toEqual(['retried'])
  await withoutPauses()
  await until(transfer, (_first, second) => second?.status === 'submitted')
  await push(transfer, 'credited')
  await isPaidOnce(transfer)
  expect((await attemptsOf(transfer)).map(({ rail, status }) => [rail, status])).toEqual([
    ['us-ach', 'rejected'],
    ['us-ach', 'credited'],
  ])
})

it('an error of one rail: sent by another rail, paid once', async () => {
  const transfer = await rejectedWith('amount-out-of-range')
  await until(transfer, (_first, second) => second?.status === 'submitted')
  await push(transfer, 'credited')
  await isPaidOnce(transfer)
  expect((await attemptsOf(transfer)).map(({ rail, status }) => [rail, status])).toEqual([
    ['us-ach', 'rejected'],
    ['us-wire', 'credited'],
  ])
  expect(await outcomeOf(transfer)).toEqual(['rerouted'])
})

it('repeated refusals of every rail: a person must decide', async () => {
  const transfer = await rejectedWith('bank-not-reachable')
  for (const next of [2, 3, 4, 5, 6]) {
    await hurriedUntil(transfer, (...attempts) => attempts[next - 1]?.status === 'submitted')
    await push(transfer, 'rejected', 'bank-not-reachable')
  }
  await hurriedUntil(transfer, (...attempts) => attempts[5]?.status === 'rejected')
  await life.reaches(persona, transfer.id, 'returned')
  expect((await attemptsOf(transfer)).map(({ rail }) => rail)).toEqual([
    ...Array<string>(3).fill('us-ach'),
    ...Array<string>(3).fill('us-wire'),
  ])
  expect((await outcomeOf(transfer)).slice(2)).toEqual(['rerouted', 'retried', 'retried', null])
  await persona.post(`/api/transfers/${transfer.id}/refund-choice`, {})
  await asOwner(
    life,
    "update transfers.correction set due_at = opened_at + interval '1 microsecond' where closed_at is null",
  )
  await life.reaches(persona, transfer.id, 'refunded')
  await outcomesOf(life, persona).allQuiet()
}, 300_000)

it('a final rejection of a refund: has an owner; a temporary one: ordered again', async () => {
  const refundOf = async ({ id }: TransferWire) =>
    (
      await asOwner<{ status: string; suspended: boolean }>(
        life,
        `select r.status, exists (select from payins.suspense s where s.refund_id = r.id and s.status <> 'closed') as suspended
         from payins.refund r where replace(r.order_id::text, '-', '') = $1`,
        [id.slice(4)],
      )
    )[0]
  const cancelled = async () => {
    const ordered = await life.order(persona)
    await life.pay(persona, ordered.id, { amount: '50000' })
    await outcomesOf(life, persona).until(ordered.id, ({ payment }) =>
      payment?.receivedMinor === '50000' ? true : undefined,
    )
    await persona.post(`/api/transfers/${ordered.id}/cancellation`, {})
    return ordered
  }
  refusals.push([422, 'insufficient-funds'])
  const later = await cancelled()
  await expect
    .poll(
      async () => {
        await asOwner(life, "update payins.refund set due_at = '-infinity' where status = 'ready'")
        return (await refundOf(later))?.status
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe('settled')
  await outcomesOf(life, persona).allQuiet()
  refusals.push([422, 'unknown-payment'])
  const never = await cancelled()
  await expect
    .poll(() => refundOf(never), { timeout: 60_000 })
    .toEqual({ status: 'rejected', suspended: true })
})
