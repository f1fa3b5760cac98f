import { toWireId } from '@puente/contract'
import type { DueDiligenceWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { customerMade, type Made } from '../../../test/companies.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { pdf, sendFile } from '../../../test/uploads.ts'

const DAY_MS = 24 * 3_600_000

let world: TestEnvironment
let analyst: Client
let officer: Client
beforeAll(async () => {
  world = await createEnvironment()
  analyst = await world.signedIn('analista')
  officer = await world.signedIn('oficial')
})
afterAll(() => world.close())

const inDays = (count: number) => new Date(world.clock.now().getTime() + count * DAY_MS).toISOString()
const person = () => customerMade(world, { kind: 'person', name: 'Fondos Prueba' })
const sent = async ({ client }: Made, page = 1) =>
  (await sendFile(client, await pdf(), { kind: 'source-of-funds', page })).body.id
const accept = async (id: string, ceilingUsd?: number) =>
  analyst.post(`/api/documents/${id}/verdict`, {
    verdict: 'accepted',
    seen: await analyst.openFile(id),
    ...(ceilingUsd === undefined
      ? {}
      : { facts: { evidence: { ceilingUsd, until: inDays(300).slice(0, 10) } } }),
  })
const askAgain = (id: string) =>
  analyst.post(`/api/documents/${id}/verdict`, { verdict: 'ask-again', reason: 'other-person' })
const ceilingOf = async ({ client }: Made) =>
  (await client.get<DueDiligenceWire>('/api/due-diligence')).body.evidence?.ceiling.amount
const decide = ({ customerId }: Made, body: object) =>
  officer.post<{ code?: string }>(`/api/customers/${toWireId('customer', customerId)}/funds-evidence`, body)

test('an accepted document that is asked for again: ends the evidence that rests on it', async () => {
  const one = await person()
  const document = await sent(one)
  expect((await accept(document, 900_000)).status).toBe(200)
  expect(await ceilingOf(one)).toBe('90000000')
  expect((await askAgain(document)).status).toBe(200)
  expect(await ceilingOf(one)).toBeUndefined()
  expect((await decide(one, { decision: 'refuse', because: 'not-theirs' })).body.code).toBe('item-closed')
})

test('another document that is asked for again: changes no evidence', async () => {
  const one = await person()
  await accept(await sent(one), 900_000)
  const other = await sent(one, 2)
  expect((await accept(other)).status).toBe(200)
  expect((await askAgain(other)).status).toBe(200)
  expect(await ceilingOf(one)).toBe('90000000')
})

test('evidence in force: a lower acceptance replaces it, and a refusal ends it', async () => {
  const one = await person()
  await accept(await sent(one), 900_000)
  const lower = { decision: 'accept', ceilingUsdCents: '30000000', until: inDays(20) }
  expect((await decide(one, lower)).status).toBe(200)
  expect(await ceilingOf(one)).toBe('30000000')
  expect((await decide(one, { decision: 'refuse', because: 'not-theirs' })).status).toBe(200)
  expect(await ceilingOf(one)).toBeUndefined()
})

test('a lower acceptance whose last instant passes: the higher one before it does not come back', async () => {
  const one = await person()
  await accept(await sent(one), 900_000)
  await decide(one, { decision: 'accept', ceilingUsdCents: '30000000', until: inDays(1) })
  await world.moveClock(2 * DAY_MS)
  const again = await world.signedIn('oficial')
  const path = `/api/customers/${toWireId('customer', one.customerId)}/due-diligence`
  expect((await again.get<DueDiligenceWire>(path)).body.evidence).toBeUndefined()
})
