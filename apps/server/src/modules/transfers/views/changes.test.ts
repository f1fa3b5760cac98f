import type { ThreadWire, TrackingWire, TransferWire } from '@puente/contract/customer'
import type { StaffTransfer } from '@puente/contract/staff'
import { appUrlOf, withConnection } from '@puente/postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { createMember, freePlace } from '../../../../test/faults/fleet.ts'
import { followEvents, type FollowedEvents } from '../../../../test/follow-events.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'

let life: RunningEnvironment
let persona: Client
let waiting: string
let delivered: string
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  delivered = (await life.order(persona, { recipient: { name: 'Rosa Ejemplo' } })).id
  await life.pay(persona, delivered)
  await life.reaches(persona, delivered, 'delivered')
  waiting = (await life.order(persona, { recipient: { name: 'Carla Ejemplo' } })).id
})
afterAll(async () => life?.close())

const tokenOf = async (id: string) => {
  const { body } = await persona.post<{ url: string }>(`/api/transfers/${id}/tracking-link`, {})
  return body.url.split('/').at(-1) ?? ''
}
const seen = async (id: string) => (await persona.get<TransferWire>(`/api/transfers/${id}`)).body
const ofTransfer = (id: string, client = persona) => followEvents(client, `/api/transfers/${id}/changes`)

describe('a stream of changes', () => {
  it('a change of state by the worker: notified to the customer and to the readers of the link', async () => {
    const { id } = await life.order(persona)
    const token = await tokenOf(id)
    await using own = await ofTransfer(id)
    await using reader = await followEvents(life.customer(), `/api/tracking/${token}/changes`)
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect([own.headers.get('cache-control'), own.headers.get('x-accel-buffering')]).toEqual([
      'no-store, no-transform',
      'no',
    ])
    await expect.poll(() => [own.versions(), reader.versions()]).toEqual([[1], [1]])
    await life.pay(persona, id)
    await life.reaches(persona, id, 'delivered')
    const [row] = await asOwner<{ last: number }>(
      life,
      `select max(sequence) as last from transfers.event where transfer_id = $1`,
      [uuid(id)],
    )
    await expect.poll(() => own.versions().at(-1)).toBe(row?.last)
    await expect.poll(() => reader.versions().at(-1)).toBe(row?.last)
    // Events have a version and nothing else.
    expect(own.text()).toMatch(/^(event: changed\nid: \d+\ndata: \{"version":\d+\}\n\n|:\n\n)+$/)
  })

  it('a notification of another connection: reaches the stream when its transaction commits', async () => {
    await using own = await ofTransfer(waiting)
    await expect.poll(() => own.versions()).toEqual([1])
    await withConnection(appUrlOf(life.databaseUrl), async (client) => {
      await client.query('begin')
      await client.query(`select pg_notify('puente_changes', $1)`, [`${uuid(waiting)} 7`])
      await client.query('commit')
    })
    await expect.poll(() => own.versions()).toEqual([1, 7])
  })

  it('of another customer or without a session: refused', async () => {
    const empresa = await life.signedIn('empresa')
    expect((await ofTransfer(waiting, empresa)).status).toBe(404)
    expect((await ofTransfer(waiting, life.customer())).status).toBe(401)
    expect((await followEvents(life.customer(), `/api/tracking/${'A'.repeat(43)}/changes`)).status).toBe(404)
  })

  it('more than 20 of a customer: refused until one closes', async () => {
    const open: FollowedEvents[] = []
    for (let nth = 0; nth < 20; nth += 1) open.push(await ofTransfer(waiting))
    expect(open.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const refused = await ofTransfer(waiting)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    await open.pop()?.[Symbol.asyncDispose]()
    await vi.waitFor(async () => {
      const next = await ofTransfer(waiting)
      open.push(next)
      expect(next.status).toBe(200)
    })
    for (const one of open) await one[Symbol.asyncDispose]()
  })

  it('after signing out: ends with the next change', async () => {
    const other = await life.signedIn('persona')
    await using own = await ofTransfer(waiting, other)
    await expect.poll(() => own.versions()).toHaveLength(1)
    await other.delete('/api/session')
    await asOwner(life, `select pg_notify('puente_changes', $1)`, [`${uuid(waiting)} 8`])
    await expect.poll(() => own.hasEnded()).toBe(true)
    expect(own.versions()).not.toContain(8)
  })

  it('a revoked link: ends with the next change', async () => {
    await using reader = await followEvents(
      life.customer(),
      `/api/tracking/${await tokenOf(waiting)}/changes`,
    )
    await expect.poll(() => reader.versions()).toHaveLength(1)
    await persona.delete(`/api/transfers/${waiting}/tracking-link`)
    await asOwner(life, `select pg_notify('puente_changes', $1)`, [`${uuid(waiting)} 9`])
    await expect.poll(() => reader.hasEnded()).toBe(true)
  })

  it('a lost LISTEN connection: ends, and the next stream is notified again', async () => {
    await using own = await ofTransfer(waiting)
    await expect.poll(() => own.versions()).toHaveLength(1)
    await asOwner(
      life,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'puente-changes'
       and datname = current_database()`,
    )
    await expect.poll(() => own.hasEnded()).toBe(true)
    await using again = await ofTransfer(waiting)
    await expect.poll(() => again.versions()).toHaveLength(1)
    await asOwner(life, `select pg_notify('puente_changes', $1)`, [`${uuid(waiting)} 12`])
    await expect.poll(() => again.versions()).toContain(12)
  })

  it('an API that drains: ends the stream and then itself, with code 0', async () => {
    const api = createMember(life, 'api', 'api', await freePlace())
    try {
      await api.start({ env: { DRAIN_WAIT_MS: '0', DRAIN_LIMIT_MS: '60000' } })
      await using own = await followEvents(persona, `${api.urls.customer}/api/transfers/${waiting}/changes`)
      await expect.poll(() => own.versions()).toHaveLength(1)
      const began = performance.now()
      expect(await api.end()).toBe(0)
      expect(own.hasEnded()).toBe(true)
      // Below the interval of heartbeats: the end of the process ended it.
      expect(performance.now() - began).toBeLessThan(20_000)
    } finally {
      await api.kill()
    }
  })
})

describe('the answer of the recipient', () => {
  const answer = (token: string, isReceived: boolean) =>
    life.customer().post<TrackingWire>(`/api/tracking/${token}/answer`, { isReceived })

  it('before the delivery: refused', async () => {
    const refused = await answer(await tokenOf(waiting), true)
    expect([refused.status, refused.body.code]).toEqual([409, 'not-in-this-state'])
    expect((await answer('A'.repeat(43), true)).status).toBe(404)
  })

  it('received: stored once, and shown to the reader, the customer and staff', async () => {
    const token = await tokenOf(delivered)
    await using own = await ofTransfer(delivered)
    await expect.poll(() => own.versions()).toHaveLength(1)
    const answers = await Promise.all([1, 2, 3].map(() => answer(token, true)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [{ body }] = answers as [(typeof answers)[number]]
    expect(body.recipientAnswer?.isReceived).toBe(true)
    expect((await answer(token, false)).body.code).toBe('not-in-this-state')
    expect((await seen(delivered)).recipientAnswer).toEqual(body.recipientAnswer)
    await expect.poll(() => own.versions()).toHaveLength(2)
    const support = await life.signedIn('soporte')
    const staff = await support.get<StaffTransfer>(`/api/transfers/${delivered}`)
    expect(staff.body.recipientAnswer).toEqual(body.recipientAnswer)
  })

  it('not received: opens the conversation about the transfer, which waits for staff', async () => {
    const { id } = await life.order(persona)
    await life.pay(persona, id)
    await life.reaches(persona, id, 'delivered')
    expect((await answer(await tokenOf(id), false)).status).toBe(200)
    const thread = () => persona.get<{ thread?: ThreadWire }>(`/api/transfers/${id}/thread`)
    await expect.poll(async () => (await thread()).body.thread?.state).toBe('waiting-operator')
    expect((await thread()).body.thread).toMatchObject({
      messages: [{ author: 'system', event: 'not-received' }],
    })
  })

  it('more than 20 of one link in an hour: refused', async () => {
    const token = await tokenOf(delivered)
    const statuses: number[] = []
    // Each from another network, because networks have their own limit.
    for (let nth = 0; nth < 20; nth += 1) {
      const reader = life.customer(`198.51.100.${nth}`)
      statuses.push((await reader.post(`/api/tracking/${token}/answer`, { isReceived: true })).status)
    }
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })
})

/** The stored id of a wire id. */
function uuid(id: string): string {
  const hex = id.slice(4)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
