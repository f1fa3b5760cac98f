import { webcrypto } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openWorld, payout, until, type ReceivedWebhook, type World } from '../../test/kit.ts'

/** Verifies a webhook as a partner's manual would describe it, with WebCrypto and no code of the sandbox. */
async function isGenuine(listened: ReceivedWebhook, secret: string): Promise<boolean> {
  const [, t = '', v1 = ''] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(listened.headers['x-partner-signature'] ?? '') ?? []
  const encode = (text: string) => new TextEncoder().encode(text)
  const usages: webcrypto.KeyUsage[] = ['verify']
  const key = await webcrypto.subtle.importKey(
    'raw',
    encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    usages,
  )
  const fresh = Math.abs(Date.now() / 1000 - Number(t)) < 5
  return fresh && webcrypto.subtle.verify('HMAC', key, Buffer.from(v1, 'hex'), encode(`${t}.${listened.raw}`))
}

describe('signatures', () => {
  test('each sender: signs with its own secret and real time, even when the business clock is far away', async () => {
    const world = await openWorld()
    await world.post('/control/clock', { offsetMs: 90 * 24 * 3_600_000 })
    await world.post('/rails/payouts', payout('p'))
    await world.post('/control/payments', { reference: 'ñ', amount: '5', payerRut: '12345678-5' })
    const mail = await world.post('/inbox/mail', { to: 'a@b.test', subject: 'x', text: 'y' })
    await world.post(`/control/messages/${String(mail.body['id'])}/bounce`, {})
    const paths = ['control', 'rails', 'bank', 'inbox'].map((name) => `/api/partners/${name}/webhook`)
    const heardAt = (path: string) => world.puente.webhooks.find((listened) => listened.path === path)
    await until(() => paths.every((path) => heardAt(path) !== undefined))
    for (const [index, sender] of ['control', 'rails', 'bank', 'inbox'].entries()) {
      const listened = heardAt(paths[index] ?? '') as ReceivedWebhook
      expect(await isGenuine(listened, `sandbox-${sender}-webhook-secret`), sender).toBe(true)
      expect(await isGenuine(listened, 'another-secret'), sender).toBe(false)
      expect(
        await isGenuine(
          { ...listened, raw: listened.raw.replace('{', '{ ') },
          `sandbox-${sender}-webhook-secret`,
        ),
      ).toBe(false)
      expect(listened.headers['x-partner-event-id']).toBe(listened.id)
      expect(Object.keys(JSON.parse(listened.raw) as object)).toEqual(['id', 'type', 'occurredAt', 'data'])
    }
  })
})

describe('retries', () => {
  test('a failed delivery: retried with growing delays until a 2xx, with the same event and body', async () => {
    const world = await openWorld()
    world.puente.status = 503
    await bookPayment(world)
    for (const [index, waitMs] of [2_000, 5_000, 15_000, 60_000, 60_000].entries()) {
      await attempted(world, index + 1)
      // Longer than the previous delay, and shorter than this one by a margin for a slow machine.
      await move(world, waitMs * 0.55)
      await sleep(150)
      expect(received(world)).toHaveLength(index + 1)
      await move(world, waitMs * 0.46)
    }
    await attempted(world, 6)
    world.puente.status = 204
    await move(world, 61_000)
    await until(async () => (await pending(world)) === 0)
    expect(received(world)).toHaveLength(7)
    expect(new Set(received(world).map(({ raw }) => raw)).size).toBe(1)
  })

  test('a receiver that fails for one event: does not delay other events', async () => {
    const world = await openWorld()
    world.puente.status = 500
    await bookPayment(world)
    await until(() => world.puente.webhooks.length === 1)
    world.puente.status = 200
    await bookPayment(world)
    await until(() => world.puente.webhooks.length === 2)
    expect(await pending(world)).toBe(1)
  })
})

describe('requested faults of webhooks', () => {
  const fail = (world: World, kind: string, calls: number | null = null) =>
    world.post('/control/failures', { partner: 'bank', kind, calls })

  test('duplicate: two copies, for the next event only', async () => {
    const world = await openWorld()
    await fail(world, 'duplicate-webhooks', 1)
    await bookPayment(world)
    await bookPayment(world)
    await until(() => world.puente.webhooks.length === 3)
    expect(new Set(world.puente.webhooks.map(({ id }) => id)).size).toBe(2)
  })

  test('reorder: sent in reverse order', async () => {
    const world = await openWorld()
    await fail(world, 'reorder-webhooks')
    const ids = [await bookPayment(world), await bookPayment(world), await bookPayment(world)]
    await sleep(200)
    expect(world.puente.webhooks).toEqual([])
    await move(world, 1_500)
    await until(() => received(world).length === 3)
    expect(received(world).map(({ data }) => data['paymentId'])).toEqual(ids.reverse())
  })

  test('lost: never sent', async () => {
    const world = await openWorld()
    await fail(world, 'webhooks-off', 1)
    await bookPayment(world)
    const second = await bookPayment(world)
    await move(world, 3_600_000)
    await until(() => world.puente.types().includes('clock.moved'))
    expect(received(world).map(({ data }) => data['paymentId'])).toEqual([second])
  })
})

async function bookPayment(world: World): Promise<string> {
  const { body } = await world.post('/control/payments', {
    reference: 'r',
    amount: '1000',
    payerRut: '12345678-5',
  })
  return String(body['id'])
}

async function pending(world: World): Promise<number> {
  return ((await world.get('/control/state')).body['webhooks'] as { pending: number }).pending
}

/** Waits until the sender has recorded this many failed attempts to deliver the payment's webhook. */
async function attempted(world: World, attempts: number): Promise<void> {
  await until(async () => {
    const { items } = (await world.get('/control/webhooks')).body
    return items.some((item) => item['type'] === 'payment.confirmed' && item['attempts'] === attempts)
  })
}

async function move(world: World, byMs: number): Promise<void> {
  const { body } = await world.get('/control/clock')
  await world.post('/control/clock', { offsetMs: Number(body['offsetMs']) + byMs })
}

/** The webhooks about payments, without those about the clock. */
function received(world: World): ReceivedWebhook[] {
  return world.puente.webhooks.filter(({ type }) => type === 'payment.confirmed')
}
