import type { TransferWire } from '@puente/contract/customer'
import type { ReviewSummary } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWork } from '../../../wiring/run-worker.ts'
import { arrives, inboxOf } from '../../../../test/inbox.ts'
import { orderBody, recipientBody } from '../../../../test/life.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { quoteJobs } from '../../quotes/index.ts'

const PERSONA = 'persona@demo.puente.test'

let world: TestEnvironment
let worker: Awaited<ReturnType<typeof startWork>> | undefined
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(async () => {
  await worker?.stop()
  await world?.close()
})

/** An order that goes to review immediately and that two people release while no worker runs. */
async function orderedAndReleased(): Promise<void> {
  for (const job of quoteJobs(world.ports)) await job.round(world.runtime)
  const persona = await world.signedIn('persona')
  const wish = { corridorId: 'us-usd', side: 'send', amount: '200000' }
  const quote = await persona.post<{ id: string }>('/api/quotes', wish)
  const kept = await persona.post<{ id: string }>('/api/recipients', {
    ...recipientBody(),
    name: 'Bloqueado Demo',
  })
  const { body } = await persona.post<TransferWire>('/api/transfers', orderBody(quote.body.id, kept.body.id))
  const [analyst, officer] = [await world.signedIn('analista'), await world.signedIn('oficial')]
  const reviews = await analyst.get<{ items: ReviewSummary[] }>('/api/reviews')
  const path = `/api/reviews/${reviews.body.items.find(({ transferId }) => transferId === body.id)?.id}`
  await analyst.post(`${path}/proposal`, { outcome: 'release', note: 'Otra persona' })
  expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
}

it('an order released from review before the worker runs: the payment instructions are mailed once', async () => {
  await orderedAndReleased()
  worker = await startWork(world.config, world.runtime, world.ports)
  await arrives(world, PERSONA, 'para tu envío a Bloqueado Demo')
  await expect
    .poll(
      async () =>
        (
          await world.pool.query<{ n: bigint }>(
            `select (select count(*) from platform.outbox) + (select count(*) from graphile_worker._private_jobs)
               + (select count(*) from notifications.message where state = 'waiting') as n`,
          )
        ).rows[0]?.n,
      { timeout: 60_000 },
    )
    .toBe(0n)
  const { rows } = await world.pool.query<{ n: bigint }>(
    "select count(*) as n from notifications.message where template = 'order-created'",
  )
  expect(rows[0]?.n).toBe(1n)
  expect(
    (await inboxOf(world, PERSONA)).filter(({ subject }) => subject.includes('a Bloqueado Demo')),
  ).toHaveLength(1)
})
