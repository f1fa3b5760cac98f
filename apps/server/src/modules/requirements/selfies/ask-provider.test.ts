import type { SelfieViewWire } from '@puente/contract/customer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { applicationPath, applied, basicPerson } from '../../../../test/levels.ts'
import { asOwner } from '../../../../test/owner.ts'
import { controlSandbox } from '../../../../test/sandbox-control.ts'
import {
  comparisonAt,
  consented,
  needSelfie,
  selfieOf,
  sendSelfie,
  verdict,
} from '../../../../test/selfies.ts'
import { photo, sendFile } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { selfieJobs } from '../index.ts'

let world: TestEnvironment
let officer: Client
beforeAll(async () => {
  world = await createEnvironment({ env: { FACES_KEY: 'sandbox-faces-key' } })
  officer = await world.signedIn('oficial')
  await needSelfie(await world.signedIn('analista'), officer)
})
beforeEach(() => controlSandbox(world.sandbox?.url, '/control/reset', {}))
afterAll(() => world?.close())

const control = (path: `/control/${string}`, body: object) => controlSandbox(world.sandbox?.url, path, body)

/** One round of the job that asks the provider. */
async function round(): Promise<number> {
  const job = selfieJobs(world.ports).find(({ name }) => name === 'selfies.compare')
  return job?.round(world.runtime) ?? -1
}

const identity = {
  type: 'chilean-id',
  nationality: 'CL',
  number: 'A1234567',
  name: 'Nivel Prueba',
  printedEnd: '2040-01-01',
}

/** A person with pictures of an accepted identity card and a selfie, whose application waits. */
async function waiting() {
  const person = await basicPerson(world)
  const { client } = person
  for (const side of ['back', 'front']) {
    const { body } = await sendFile(client, await photo(), {
      side,
      fileName: `${side}.jpg`,
      kind: 'identity',
    })
    await officer.post(`/api/documents/${body.id}/review`, {})
    const facts = side === 'front' ? { facts: { identity } } : {}
    const decided = await officer.post(`/api/documents/${body.id}/verdict`, {
      verdict: 'accepted',
      seen: await officer.openFile(body.id),
      ...facts,
    })
    expect(decided.status).toBe(200)
  }
  await consented(client)
  await sendSelfie(client)
  await applied(client)
  return { person, path: `${await applicationPath(officer, person)}/selfie` }
}

/** Makes the next attempt due, whatever the pause. */
const due = () =>
  asOwner(world, `update requirements.selfie_comparison set due_at = '2020-01-01', leased_until = null`)

test('the consent: names the provider where one is configured', async () => {
  const { client } = await basicPerson(world)
  expect((await selfieOf(client)).text.text).toContain('un servicio que las compara')
  expect((await client.get<SelfieViewWire>('/api/selfie')).body.state).toBe('consent')
})

test.each([
  ['match', 'same', 9700],
  ['no-match', 'different', 1200],
  ['unsure', 'unsure', 5500],
])('the answer %s: shown as advice, and nothing is decided', async (answer, state, scoreBps) => {
  await control('/control/faces', { answer })
  const { path } = await waiting()
  expect((await comparisonAt(officer, path)).advice).toEqual({ state: 'waiting' })
  expect(await round()).toBe(1)
  expect(await comparisonAt(officer, path)).toMatchObject({
    state: 'waiting',
    advice: { state, scoreBps },
    checks: [],
  })
  const grant = await officer.accept(`${path.replace('/selfie', '')}/grant`, { note: 'Prueba' })
  expect(grant.body.code).toBe('checks-open')
  const rows = await asOwner<{ answer: Buffer }>(world, 'select answer from requirements.selfie_comparison')
  expect(rows.every(({ answer: value }) => !value.includes('verdict'))).toBe(true)
  expect((await verdict(officer, path)).body.state).toBe('accepted')
  expect(await round()).toBe(0)
})

test('an answer that is not of the protocol: no advice, and a person compares', async () => {
  await control('/control/faces', { answer: 'garbled' })
  const { path } = await waiting()
  await round()
  expect((await comparisonAt(officer, path)).advice).toEqual({ state: 'none' })
  expect((await verdict(officer, path)).status).toBe(200)
})

test('a provider that is down: asked again after a pause, at most five times', async () => {
  await control('/control/failures', { partner: 'faces', kind: 'off' })
  const { path } = await waiting()
  expect(await round()).toBe(1)
  expect(await round()).toBe(0)
  for (let attempt = 2; attempt <= 5; attempt++) {
    expect((await comparisonAt(officer, path)).advice).toEqual({ state: 'waiting' })
    await due()
    await round()
  }
  expect((await comparisonAt(officer, path)).advice).toEqual({ state: 'none' })
})

test('a provider that recovers: its advice arrives', async () => {
  await control('/control/failures', { partner: 'faces', kind: 'cut-after', calls: 1 })
  const { path } = await waiting()
  await round()
  await due()
  await round()
  expect((await comparisonAt(officer, path)).advice).toMatchObject({ state: 'same' })
})

test('a slow provider, and the consent withdrawn meanwhile: its answer is not stored', async () => {
  await control('/control/failures', { partner: 'faces', kind: 'slow', slowMs: 400, calls: 1 })
  const { person, path } = await waiting()
  const asked = round()
  await expect
    .poll(
      async () =>
        (
          await asOwner<{ n: string }>(
            world,
            'select count(*)::text as n from requirements.selfie_comparison where leased_until is not null',
          )
        )[0]?.n,
    )
    .toBe('1')
  await person.client.post('/api/selfie-consents/withdrawal', {})
  await asked
  const rows = await asOwner(world, 'select from requirements.selfie_comparison where customer_id = $1', [
    person.customerId,
  ])
  expect(rows).toEqual([])
  expect(await comparisonAt(officer, path)).not.toHaveProperty('advice')
})

test('a document that is no picture: it is not sent, and a person compares without advice', async () => {
  const { path } = await waiting()
  await asOwner(world, `update requirements.selfie_comparison set due_at = '2020-01-01'`)
  await asOwner(world, `update documents.document set type = 'application/pdf' where kind = 'identity'`)
  await round()
  expect((await comparisonAt(officer, path)).advice).toEqual({ state: 'none' })
  expect(await round()).toBe(0)
})
