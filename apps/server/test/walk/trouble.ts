import type { TransferWire } from '@puente/contract/customer'
import type { ReviewSummary } from '@puente/contract/staff'
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, verdictOf } from '../client.ts'
import type { RunningEnvironment } from '../life.ts'
import { letOwe, subjectsOf } from '../test-items.ts'
import { minutes } from '../test-clock.ts'
import { retryUntilAvailable } from './retry-until-available.ts'
import type { StressCustomer } from './people.ts'
import type { Random } from './random.ts'
import { wishRecipient } from './wishes.ts'

const answerFailures = ['off', 'slow', 'error-500', 'cut-before', 'cut-after', 'silent'] as const
const webhookFailures = {
  bank: ['duplicate-webhooks', 'reorder-webhooks', 'webhooks-off'],
  rails: ['duplicate-webhooks', 'reorder-webhooks', 'webhooks-off'],
} as const

type Subjects = Awaited<ReturnType<typeof subjectsOf>>

/** An activity that runs beside a stress test until the signal. */
export type Aside = (life: RunningEnvironment, random: Random, signal: AbortSignal) => Promise<void>

async function until(signal: AbortSignal, everyMs: number, round: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await round()
    await pause(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Partners fail sometimes for a few calls, each in its own way; the business clock advances by minutes. */
export const makeTrouble: Aside = (life, random, signal) =>
  until(signal, random.whole(300, 700), async () => {
    const partner = random.pick<'bank' | 'rails' | 'names'>(['bank', 'rails', 'names'])
    const inMessages = partner !== 'names' && random.chance(0.4)
    const kind = inMessages ? random.pick<string>(webhookFailures[partner]) : random.pick(answerFailures)
    await life.controlSandbox('/control/failures', {
      partner,
      kind,
      calls: random.whole(1, 3),
      slowMs: random.whole(50, 900),
    })
    if (random.chance(0.1)) await life.moveClock(minutes(random.whole(1, 20)))
  })

/** Two members of staff process the queue: one proposes, the other confirms or sends back. */
export const workTheQueue: Aside = async (life, random, signal) => {
  const [analyst, officer] = [await life.signedIn('analista'), await life.signedIn('oficial')]
  await until(signal, 250, async () => {
    const { body } = await analyst.get<{ items: ReviewSummary[] }>('/api/reviews')
    for (const { id } of body.items ?? []) {
      const [first, second] = random.chance(0.5) ? [analyst, officer] : [officer, analyst]
      const outcome = random.pick(['release', 'release', 'release', 'refuse', 'freeze'])
      // Reviews may take time; money may arrive meanwhile.
      if (random.chance(0.4)) continue
      await first.post(`/api/reviews/${id}/proposal`, { outcome, note: 'Paseo' })
      await second.decide(`/api/reviews/${id}/decision`, random.chance(0.2) ? 'send-back' : 'confirm')
    }
  })
}

/** Customers decide about money that did not match their order, correct payouts, request refunds, or do nothing. */
export const decideAboutMoney =
  (travellers: readonly StressCustomer[]): Aside =>
  (life, random, signal) =>
    until(signal, 250, async () => {
      const traveller = random.pick(travellers as readonly [StressCustomer, ...StressCustomer[]])
      const { client } = traveller
      const { body } = await client.get<{ items: { id: string; state: string }[] }>('/api/transfers?limit=30')
      for (const { id, state } of body.items ?? []) {
        const path = `/api/transfers/${id}`
        // Many never answer; the deadline decides for them.
        if (random.chance(0.6)) continue
        if (state === 'waiting-for-payment' || state === 'on-hold')
          await client.post(`${path}/choice`, { answer: random.pick(['send', 'refund']) })
        if (state === 'needs-correction') await correctOrRefund(client, id, random)
        if (state === 'expired' && random.chance(0.15)) await payLate(life, traveller, id)
        if (state === 'sent-to-bank' || (state === 'delivered' && random.chance(0.05)))
          await client.post(`${path}/recall`, {})
        if ((state === 'checking' || state === 'on-hold') && random.chance(0.1))
          await client.post(`${path}/cancellation`, {})
      }
    })

/** Pays an ended order in full after its deadline. */
async function payLate(
  life: RunningEnvironment,
  { client, rut, name }: StressCustomer,
  id: string,
): Promise<void> {
  const { body } = await client.get<TransferWire>(`/api/transfers/${id}`)
  const { rows } = await retryUntilAvailable(() =>
    life.pool.query<{ reference: string }>(
      "select reference from transfers.transfer where replace(id::text, '-', '') = $1",
      [id.slice(4)],
    ),
  )
  await life.transferTo({ rut, name, amount: body.price.send.amount, reference: rows[0]?.reference ?? '' })
}

/** Customers have outstanding items for a while; some are opened after an order was paid. */
export const openAndSettleItems =
  (travellers: readonly StressCustomer[]): Aside =>
  async (life, random, signal) => {
    const subjects = await Promise.all(travellers.map(({ client }) => subjectsOf(client)))
    await until(signal, 300, async () => {
      const { customerId, userId } = random.pick(subjects as [Subjects, ...Subjects[]])
      const subject = random.chance(0.5) ? customerId : userId
      await retryUntilAvailable(() => letOwe(life, subject, true))
      await pause(random.whole(100, random.chance(0.3) ? 5000 : 1000), undefined, { signal }).catch(
        () => undefined,
      )
      await retryUntilAvailable(() => letOwe(life, subject, false))
    })
  }

async function correctOrRefund(client: Client, id: string, random: Random): Promise<void> {
  if (random.chance(0.4)) {
    await client.post(`/api/transfers/${id}/refund-choice`, {})
    return
  }
  const { body } = await client.get<TransferWire>(`/api/transfers/${id}`)
  const { name, details } = wishRecipient(random, body.price.corridorId === 'us-usd' ? 'us-usd' : 'mx-mxn')
  await client.post(`/api/transfers/${id}/correction`, { name, details })
}

/** An officer and treasury release frozen money, and retry or refund what nobody corrects. */
export const workTheStuck: Aside = async (life, random, signal) => {
  const [officer, treasury] = [await life.signedIn('oficial'), await life.signedIn('tesoreria')]
  await until(signal, 500, async () => {
    for (const state of ['frozen', 'returned', 'correcting']) {
      const { body } = await officer.get<{ items: { id: string }[] }>(`/api/transfers?state=${state}`)
      for (const { id } of body.items ?? []) {
        if (random.chance(0.6)) continue
        const action = state === 'frozen' ? 'unfreeze' : random.pick(['retry-payout', 'refund'])
        const made = await treasury.post<{ id: string }>(`/api/transfers/${id}/actions`, {
          action,
          note: 'Paseo',
        })
        if (made.status === 201)
          await officer.post(
            `/api/approvals/${made.body.id}/decision`,
            verdictOf(random.chance(0.2) ? 'send-back' : 'confirm'),
          )
      }
    }
  })
}
