import type { ReviewSummary, ReviewWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { openWire, type Wire } from '../../../../test/faults/wire.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'

interface Answer {
  readonly results: { readonly verdict: string; readonly hits: { readonly entryId: string }[] }[]
}

let life: RunningEnvironment
let wire: Wire
/** The lists have one more entry for people who are on them already. */
let hasGrown = false

beforeAll(async () => {
  wire = await openWire(
    () => life.sandbox?.url ?? '',
    async ({ forward, reply }) => {
      const { status, body } = await forward()
      if (!hasGrown || status !== 200) return reply({ status, body })
      const answer = JSON.parse(body) as Answer
      const results = answer.results.map((one) => ({
        ...one,
        hits: one.hits.flatMap((hit) => [hit, { ...hit, entryId: `${hit.entryId}-new` }]),
      }))
      reply({ status, body: JSON.stringify({ ...answer, results }) })
    },
  )
  life = await startEnvironment({ env: { NAMES_URL: wire.url } })
})
afterAll(async () => {
  await life?.close()
  await wire?.close()
})

async function openReview(client: Client, transferId: string): Promise<ReviewSummary | undefined> {
  const { body } = await client.get<{ items: ReviewSummary[] }>('/api/reviews')
  return body.items.find((item) => item.transferId === transferId)
}

async function release(analyst: Client, officer: Client, transferId: string): Promise<void> {
  const path = `/api/reviews/${(await openReview(analyst, transferId))?.id}`
  await analyst.post(`${path}/proposal`, { outcome: 'release', note: 'Otra persona' })
  expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
}

it('a transfer that two people released: stopped again by an entry that they have not seen', async () => {
  const persona = await life.signedIn('persona')
  const [analyst, officer] = [await life.signedIn('analista'), await life.signedIn('oficial')]
  const ordered = await life.order(persona, { recipient: { name: 'Bloqueado Demo' } })
  await release(analyst, officer, ordered.id)
  await life.reaches(persona, ordered.id, 'waiting-for-payment')
  hasGrown = true
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'checking')
  const { body } = await analyst.get<ReviewWire>(
    `/api/reviews/${(await openReview(analyst, ordered.id))?.id}`,
  )
  expect(body.hits).toHaveLength(2)
  await release(analyst, officer, ordered.id)
  await life.reaches(persona, ordered.id, 'delivered')
  expect(await life.openClearing()).toEqual([])
})
