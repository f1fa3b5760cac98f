import { withConnection } from '@puente/postgres'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMember, freePlace, type Member, type MemberKind } from '../../test/faults/fleet.ts'
import { asOwner } from '../../test/owner.ts'
import { announce, pdf } from '../../test/uploads.ts'
import type { Client } from '../../test/client.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'

let world: TestEnvironment
let persona: Client
beforeAll(async () => {
  world = await createEnvironment()
  persona = await world.signedIn('persona')
})
const members: Member[] = []
afterEach(async () => {
  for (const one of members.splice(0)) await one.kill()
})
afterAll(async () => world?.close())

async function start(kind: MemberKind, env: Readonly<Record<string, string>>): Promise<Member> {
  const member = createMember(world, kind, kind, await freePlace())
  members.push(member)
  await member.start({ env })
  return member
}

interface Open {
  readonly sending: ClientRequest
  readonly rest: Buffer
  readonly answer: Promise<IncomingMessage>
}

/** Sends half of a file, and waits until the process reads it. */
async function openUpload(api: Member): Promise<Open> {
  const bytes = await pdf({ fill: 500_000 })
  const { id } = (await announce(persona, bytes.length, { kind: 'source-of-funds' })).body
  const sending = request(`${api.urls.customer}/api/uploads/${id}/content?offset=0`, {
    method: 'PATCH',
    headers: {
      cookie: persona.cookie,
      'content-type': 'application/octet-stream',
      'content-length': bytes.length,
      // The process asks for the body once it has authorized the caller.
      expect: '100-continue',
    },
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve)
    sending.once('error', reject)
  })
  answer.catch(() => undefined)
  sending.flushHeaders()
  await new Promise((resolve) => sending.once('continue', resolve))
  const half = Math.floor(bytes.length / 2)
  await new Promise((resolve) => sending.write(bytes.subarray(0, half), resolve))
  return { sending, rest: bytes.subarray(half), answer }
}

const isDraining = (api: Member) =>
  expect.poll(async () => (await fetch(`${api.urls.ops}/readyz`)).status, { interval: 20 }).toBe(503)

describe('SIGTERM', () => {
  it('while an API drains: requests are answered and their connections close', async () => {
    const api = await start('api', { DRAIN_WAIT_MS: '3000' })
    const ask = async () => fetch(`${api.urls.customer}/api/config`)
    const headers = async () => (await ask()).headers.get('connection')
    expect(await headers()).toBe('keep-alive')
    const ended = api.end()
    await isDraining(api)
    expect([(await ask()).status, await headers()]).toEqual([200, 'close'])
    expect(await ended).toBe(0)
    await expect(ask()).rejects.toThrow()
  })

  it('a request that has begun: answered after the listener has closed, then the API ends with code 0', async () => {
    const api = await start('api', { DRAIN_WAIT_MS: '0', DRAIN_LIMIT_MS: '60000' })
    const { sending, rest, answer } = await openUpload(api)
    const ended = api.end()
    await expect.poll(() => fetch(`${api.urls.customer}/api/config`).catch(() => 'refused')).toBe('refused')
    sending.end(rest)
    const { statusCode, headers } = await answer
    expect([statusCode, headers.connection]).toEqual([200, 'close'])
    expect(await ended).toBe(0)
  })

  it('a request that never ends: cut after DRAIN_LIMIT_MS, and the API ends with code 0', async () => {
    const api = await start('api', { DRAIN_LIMIT_MS: '1000' })
    const { answer } = await openUpload(api)
    expect(await api.end()).toBe(0)
    await expect(answer).rejects.toThrow()
  })

  it('a worker whose job waits for a lock: ends after DRAIN_LIMIT_MS with code 0, and its transaction is rolled back', async () => {
    const patient = { DATABASE_LOCK_TIMEOUT_MS: '3600000', DATABASE_JOB_TIMEOUT_MS: '3600000' }
    const worker = await start('worker', { ...patient, DRAIN_LIMIT_MS: '1000' })
    const waiting = `select from pg_stat_activity
      where datname = current_database() and application_name = 'puente-worker' and wait_event_type = 'Lock'`
    const isWaiting = async () => (await asOwner(world, waiting)).length > 0
    await withConnection(world.databaseUrl, async (client) => {
      await client.query('begin')
      await client.query('lock table platform.outbox')
      await expect.poll(isWaiting).toBe(true)
      expect(await worker.end()).toBe(0)
      await client.query('commit')
    })
    await expect.poll(isWaiting).toBe(false)
  })
})
