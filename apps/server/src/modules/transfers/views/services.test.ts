import { fromWireId } from '@puente/contract'
import type { TrackingWire, TransferWire } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'

const DAY_MS = 24 * 3_600_000

let life: RunningEnvironment
let persona: Client
let delivered: string
let waiting: string
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  waiting = (await life.order(persona, { recipient: { name: 'Carla Ejemplo Reservada' } })).id
  delivered = (await life.order(persona, { recipient: { name: 'Rosa Ejemplo Reservada' } })).id
  await life.pay(persona, delivered)
  await life.reaches(persona, delivered, 'delivered')
})
afterAll(async () => life?.close())

const linkOf = (id: string) => persona.post<{ url: string }>(`/api/transfers/${id}/tracking-link`, {})
const tokenIn = (url: string) => url.split('/').at(-1) ?? ''
const track = (token: string) => life.customer().get<TrackingWire>(`/api/tracking/${token}`)
const seen = async (id: string) => (await persona.get<TransferWire>(`/api/transfers/${id}`)).body

describe('a tracking link', () => {
  it('shows where the money is, and only the first name of people', async () => {
    const { status, body } = await linkOf(delivered)
    expect(status).toBe(201)
    expect(body.url).toMatch(/^http:\/\/[^/]+\/track\/[\w-]{43}$/)
    const shown = await track(tokenIn(body.url))
    expect(shown.status).toBe(200)
    expect(shown.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    const own = await seen(delivered)
    expect(shown.body).toEqual({
      state: 'delivered',
      timeline: own.timeline,
      receive: own.price.receive,
      country: 'US',
      recipient: { firstName: 'Rosa', accountEnding: '0000' },
      senderFirstName: 'Persona',
    })
    const text = JSON.stringify(shown.body)
    for (const secret of ['Reservada', 'Demo', '11222333', '11.222.333', '77000', 'PU', 'trf_', 'rcp_'])
      expect(text).not.toContain(secret)
  })

  it('before the delivery: shows when the money should arrive', async () => {
    const shown = await track(tokenIn((await linkOf(waiting)).body.url))
    expect(shown.body.estimatedAt).toBe((await seen(waiting)).price.arrival.estimatedAt)
  })

  it('while details are to be corrected: shows no arrival, which depends on the sender', async () => {
    const { id } = await life.order(persona, { recipient: { name: 'Carla Rechazo' } })
    await life.pay(persona, id)
    await life.reaches(persona, id, 'needs-correction')
    const shown = await track(tokenIn((await linkOf(id)).body.url))
    expect(shown.body.state).toBe('needs-correction')
    expect(shown.body).not.toHaveProperty('estimatedAt')
  })

  it('the same one until it is revoked, then another one', async () => {
    const first = (await linkOf(waiting)).body.url
    expect((await linkOf(waiting)).body.url).toBe(first)
    expect((await seen(waiting)).trackedSince).toBeDefined()
    expect((await persona.delete(`/api/transfers/${waiting}/tracking-link`)).status).toBe(204)
    expect((await persona.delete(`/api/transfers/${waiting}/tracking-link`)).status).toBe(204)
    expect((await seen(waiting)).trackedSince).toBeUndefined()
    const second = (await linkOf(waiting)).body.url
    expect(second).not.toBe(first)
    expect((await track(tokenIn(second))).status).toBe(200)
    const revoked = await track(tokenIn(first))
    const never = await track('A'.repeat(43))
    const nonsense = await track('nope')
    for (const answer of [revoked, never, nonsense])
      expect({ ...answer.body, requestId: '' }).toEqual({ ...never.body, requestId: '' })
    expect(never.status).toBe(404)
  })

  it('concurrent requests: one link, stored only as a hash', async () => {
    await persona.delete(`/api/transfers/${delivered}/tracking-link`)
    const answers = await Promise.all([1, 2, 3, 4].map(() => linkOf(delivered)))
    const urls = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.url))
    expect(urls.size).toBe(1)
    const [token = ''] = [...urls].map(tokenIn)
    const rows = await asOwner<{ row: string }>(
      life,
      'select row_to_json(l)::text as row from transfers.tracking_link l',
    )
    expect(rows.length).toBeGreaterThan(1)
    const hex = Buffer.from(token).toString('hex')
    for (const { row } of rows) expect(row.includes(token) || row.includes(hex)).toBe(false)
  })

  it('too many requests from one address: refused', async () => {
    const statuses: number[] = []
    const left: number[] = []
    for (let asked = 0; asked < 140; asked += 1) {
      const { status, headers } = await track('B'.repeat(43))
      statuses.push(status)
      left.push(Number(headers.get('ratelimit-remaining')))
    }
    expect(statuses[0]).toBe(404)
    // Each answer reports the rest: the first refusal follows the answer that reports zero.
    expect(left[statuses.indexOf(429) - 1]).toBe(0)
    const refused = await track('B'.repeat(43))
    expect(Number(refused.headers.get('ratelimit-reset'))).toBe(Number(refused.headers.get('retry-after')))
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(5)
    const kept = await asOwner<{ row: string }>(
      life,
      'select row_to_json(c)::text as row from platform.meter c',
    )
    expect(JSON.stringify(kept)).not.toContain('127.0.0.1')
    await asOwner(life, "update platform.meter set at = at - interval '11 minutes'")
    expect((await track('B'.repeat(43))).status).toBe(404)
  })
})

describe('a rating', () => {
  const rate = (id: string, body: unknown) => persona.put<TransferWire>(`/api/transfers/${id}/rating`, body)

  it('before the delivery: refused', async () => {
    const { status, body } = await rate(waiting, { stars: 5 })
    expect([status, body.code, body.facts]).toEqual([
      409,
      'not-in-this-state',
      { state: 'waiting-for-payment' },
    ])
  })

  test.each([{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { stars: 5, comment: 'x'.repeat(501) }, {}])(
    '%j: refused',
    async (body) => expect((await rate(delivered, body)).status).toBe(422),
  )

  it('shown; repeated unchanged: accepted; another one: accepted once', async () => {
    const first = await rate(delivered, { stars: 2, comment: ' Demoró, pero llegó. ' })
    expect(first.body.rating).toMatchObject({ stars: 2, comment: 'Demoró, pero llegó.' })
    expect(first.body.rating?.changeableUntil).toBeDefined()
    expect((await rate(delivered, { stars: 2, comment: 'Demoró, pero llegó.' })).status).toBe(200)
    const changed = await rate(delivered, { stars: 5 })
    expect(changed.body.rating).toMatchObject({ stars: 5 })
    expect([changed.body.rating?.comment, changed.body.rating?.changeableUntil]).toEqual([
      undefined,
      undefined,
    ])
    expect((await rate(delivered, { stars: 5 })).status).toBe(200)
    const again = await rate(delivered, { stars: 1 })
    expect([again.status, again.body.code]).toEqual([409, 'rating-final'])
    expect((await seen(delivered)).rating?.stars).toBe(5)
  })

  it('after 30 days: final, changed or not', async () => {
    await asOwner(life, `update transfers.rating set changed_at = null, rated_at = $2 where id = $1`, [
      fromWireId('transfer', delivered),
      new Date(life.clock.now().getTime() - 30 * DAY_MS),
    ])
    expect((await rate(delivered, { stars: 1 })).body.code).toBe('rating-final')
  })
})
