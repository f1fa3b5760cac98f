import { createECDH, createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import webPush from 'web-push'
import { openWorld } from '../../test/kit.ts'

const keysOf = (name: string) => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(createHash('sha256').update(name).digest())
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
const browser = {
  p256dh: keysOf('puente sandbox push service').publicKey,
  auth: createHash('sha256')
    .update('puente sandbox push secret')
    .digest()
    .subarray(0, 16)
    .toString('base64url'),
}

async function sent(
  url: string,
  token: string,
  change: Readonly<Record<string, string>> = {},
  topic = 'one',
) {
  const { method, headers, body, endpoint } = webPush.generateRequestDetails(
    { endpoint: `${url}/push/send/${token}`, keys: browser },
    JSON.stringify({ title: 'Puente', body: `Hola, ${token}`, path: '/', notice: 'n' }),
    { vapidDetails: { subject: 'mailto:a@b.test', ...keysOf('any key') }, TTL: 60, topic },
  )
  return fetch(endpoint, {
    method,
    headers: { ...(headers as Record<string, string>), ...change },
    body: body && new Uint8Array(body),
  })
}

test('a message of a well-known library: decrypted into the inbox; one with its topic takes no second place', async () => {
  const world = await openWorld()
  const first = await sent(world.sandbox.url, 'phone')
  expect([first.status, first.headers.get('location')]).toEqual([
    201,
    expect.stringContaining('/push/messages/'),
  ])
  expect((await sent(world.sandbox.url, 'phone')).status).toBe(201)
  const { items } = (await world.get('/inbox/messages?to=phone')).body
  expect(items).toMatchObject([{ channel: 'push', subject: 'Puente', text: 'Hola, phone' }])
  expect((await world.page('/inbox?to=phone')).text).toContain('aviso al navegador')
})

test('a request that is not signed, has no TTL or is encrypted for another browser: refused', async () => {
  const world = await openWorld()
  expect((await sent(world.sandbox.url, 'phone', { Authorization: 'vapid t=a.b.c, k=d' })).status).toBe(403)
  expect((await sent(world.sandbox.url, 'phone', { TTL: 'soon' })).status).toBe(400)
  const plain = await sent(world.sandbox.url, 'phone', { 'Content-Encoding': 'identity' })
  expect(plain.status).toBe(400)
  expect((await world.get('/inbox/messages?to=phone')).body.items).toEqual([])
})

test('an address with a word of the table: its answer', async () => {
  const world = await openWorld()
  const busy = await sent(world.sandbox.url, 'busy-1')
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '30'])
  expect((await sent(world.sandbox.url, 'ended-1')).status).toBe(410)
  expect((await sent(world.sandbox.url, 'broken-1')).status).toBe(500)
})
