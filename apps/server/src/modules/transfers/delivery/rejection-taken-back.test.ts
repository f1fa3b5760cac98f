import type { TransferWire } from '@puente/contract/customer'
import type { ReviewSummary } from '@puente/contract/staff'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { openWire, type Wire } from '../../../../test/faults/wire.ts'
import { startEnvironment, recipientBody, type RunningEnvironment } from '../../../../test/life.ts'
import { outcomesOf } from '../../../../test/outcomes.ts'
import { asOwner } from '../../../../test/owner.ts'

let life: RunningEnvironment
let wire: Wire
let persona: Client
/** Number of times that the rail still reports a rejection of what it is about to pay. */
let lies = 0

beforeAll(async () => {
  wire = await openWire(
    () => life.sandbox?.url ?? '',
    async ({ method, path, forward, reply }) => {
      // The batched inquiry fails, so that the rail is asked about each payout: the false report concerns one.
      if (path === '/rails/payouts/by-references') return reply({ status: 404, body: '{"code":"not-found"}' })
      const { status, body } = await forward()
      const isAsked = method === 'GET' && path.startsWith('/rails/payouts/by-reference/')
      const { status: said, ...payout } = JSON.parse(body) as { status?: string }
      if (!isAsked || lies === 0 || said !== 'accepted') return reply({ status, body })
      lies -= 1
      reply({ status, body: JSON.stringify({ ...payout, status: 'rejected', code: 'account-closed' }) })
    },
  )
  life = await startEnvironment({ env: { RAILS_URL: wire.url } })
  persona = await life.signedIn('persona')
})
beforeEach(async () => {
  lies = 0
  await life.controlSandbox('/control/failures', { partner: 'rails', kind: 'none' })
})
afterAll(async () => {
  await life?.close()
  await wire?.close()
})

interface Attempt {
  readonly id: string
  readonly status: string
  readonly code: string | null
  readonly asks: number
  readonly seen: boolean
}

const attemptsOf = ({ id }: TransferWire) =>
  asOwner<Attempt>(
    life,
    `select id, status, code, asks, said is not null as seen from payouts.payout
     where replace(transfer_id::text, '-', '') = $1 order by attempt`,
    [id.slice(4)],
  )

/** Waits until the condition holds for the attempts, with inquiries due without their pauses. */
async function until(transfer: TransferWire, holds: (...attempts: Attempt[]) => boolean): Promise<void> {
  const round = async () => {
    await asOwner(
      life,
      "update payouts.payout set due_at = '-infinity' where status in ('ready', 'unknown', 'submitted')",
    )
    return holds(...(await attemptsOf(transfer)))
  }
  await expect.poll(round, { timeout: 60_000, interval: 100 }).toBe(true)
}

/** A payout that the rail has accepted and keeps. */
async function atTheRail(): Promise<TransferWire> {
  const ordered = await life.order(persona, { recipient: { name: 'Rosa Demora' } })
  await life.pay(persona, ordered.id)
  return life.reaches(persona, ordered.id, 'sent-to-bank')
}

async function credit(transfer: TransferWire): Promise<void> {
  const [first] = await attemptsOf(transfer)
  await life.controlSandbox(`/control/payouts/${first?.id}/advance`, { to: 'credited' })
}

/** Two people release a review. */
async function release(transfer: TransferWire): Promise<void> {
  const [analyst, officer] = [await life.signedIn('analista'), await life.signedIn('oficial')]
  const { body } = await analyst.get<{ items: ReviewSummary[] }>('/api/reviews')
  const review = body.items.find(({ transferId }) => transferId === transfer.id)
  await analyst.post(`/api/reviews/${review?.id}/proposal`, { outcome: 'release', note: 'Otra persona' })
  await officer.decide(`/api/reviews/${review?.id}/decision`, 'confirm')
}

/** Delivered by the first attempt, and by nothing else. */
async function isPaidOnce(transfer: TransferWire): Promise<TransferWire> {
  const delivered = await life.reaches(persona, transfer.id, 'delivered')
  await outcomesOf(life, persona).allQuiet()
  expect((await attemptsOf(transfer)).map(({ status, code }) => [status, code])).toEqual([
    ['credited', null],
    ['rejected', 'earlier-attempt-paid'],
  ])
  return delivered
}

it('a rejection contradicted in between: must be confirmed again by two answers', async () => {
  const transfer = await atTheRail()
  lies = 1
  await until(transfer, () => lies === 0)
  const asks = (await attemptsOf(transfer))[0]?.asks ?? 0
  await until(transfer, (first) => first?.seen === false && first.asks > asks + 1)
  life.clock.advanceReal(10_000)
  lies = 1
  await until(transfer, () => lies === 0)
  await until(transfer, (first) => first?.seen === false)
  await credit(transfer)
  await life.reaches(persona, transfer.id, 'delivered')
})

it('a rejection with a code that is not final: not used, even without a message of a credit', async () => {
  await life.controlSandbox('/control/failures', { partner: 'rails', kind: 'webhooks-off' })
  const transfer = await life.order(persona, { recipient: { name: 'Rosa Contradice' } })
  await life.pay(persona, transfer.id)
  await until(transfer, (first) => first?.seen === true)
  await until(transfer, (first) => first?.status === 'credited')
  expect(await life.reaches(persona, transfer.id, 'delivered')).not.toHaveProperty('correction')
  expect(await attemptsOf(transfer)).toHaveLength(1)
})

it('a rejection whose clock went back: used; when the rail contradicts it, the transfer ends delivered', async () => {
  const transfer = await atTheRail()
  life.clock.advanceReal(120_000)
  lies = 1000
  await until(transfer, (first) => first?.seen === true)
  life.clock.advanceReal(-120_000)
  await until(transfer, (first) => first?.status === 'rejected')
  await life.reaches(persona, transfer.id, 'needs-correction')
  await credit(transfer)
  await isPaidOnce(transfer)
})

it('paid while a correction was in review: not refunded', async () => {
  const transfer = await atTheRail()
  lies = 1000
  await until(transfer, (first) => first?.status === 'rejected')
  await life.reaches(persona, transfer.id, 'needs-correction')
  await persona.post(`/api/transfers/${transfer.id}/correction`, {
    name: 'Bloqueado Demo',
    details: recipientBody().details,
  })
  await life.reaches(persona, transfer.id, 'checking')
  const asked = await persona.post(`/api/transfers/${transfer.id}/cancellation`, {})
  expect(asked.status).toBe(200)
  await credit(transfer)
  await until(transfer, (first) => first?.status === 'credited')
  await release(transfer)
  const delivered = await isPaidOnce(transfer)
  expect(delivered.recipient.name, 'who was paid').toBe('Rosa Demora')
})

it('sent again: waits until the status of the first attempt is certain, and is never paid twice', async () => {
  const transfer = await atTheRail()
  lies = 1000
  await until(transfer, (first) => first?.status === 'rejected')
  await life.reaches(persona, transfer.id, 'needs-correction')
  lies = 0
  await life.controlSandbox('/control/failures', { partner: 'rails', kind: 'webhooks-off' })
  const { details } = recipientBody()
  const sent = await persona.post(`/api/transfers/${transfer.id}/correction`, {
    name: 'Rosa Corregida',
    details,
  })
  expect(sent.status).toBe(200)
  await until(transfer, (_first, second) => (second?.asks ?? 0) > 2)
  expect((await attemptsOf(transfer))[1]?.status).toBe('ready')
  await credit(transfer)
  await until(transfer, (_first, second) => second?.status === 'rejected')
  const delivered = await isPaidOnce(transfer)
  expect(delivered.recipient.name, 'who was paid').toBe('Rosa Demora')
})
