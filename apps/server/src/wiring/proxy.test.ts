import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNginx, type Nginx } from '../../test/nginx.ts'
import { createEnvironment, type TestEnvironment } from '../../test/world.ts'

/** Clients differ by their loopback address; the proxy connects from 127.0.0.1, the only trusted address. */
const [ATTACKER, CUSTOMER, DIRECT] = ['127.0.0.66', '127.0.0.7', '127.0.0.9']
const FORGED = '203.0.113.9'
const persona = 'persona@demo.puente.test'
const empresa = 'empresa@demo.puente.test'

let world: TestEnvironment
let nginx: Nginx | undefined
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  nginx = await openNginx(world.listeners.customer)
})
afterAll(async () => {
  await nginx?.close()
  await world?.close()
})

/** Signs in from this address, with a forged header, and returns the status. */
const signIn = (url: string, from: string, email: string, password: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': FORGED }
    const sent = request(new URL('/api/session', url), { method: 'POST', localAddress: from, headers })
    sent.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ email, password }))
  })

/** The addresses of the sign-ins in the audit trail, as an officer reads them, oldest first. */
async function signInsFrom(): Promise<(string | undefined)[]> {
  const officer = await world.signedIn('oficial')
  const { body } = await officer.get<{ items: { address?: string; actor: { kind: string } }[] }>(
    '/api/audit-entries?action=signIn',
  )
  return body.items.map(({ address }) => address)
}

test('through nginx: the audit trail has the address of the customer, and a forged header is ignored', async (context) => {
  if (nginx === undefined) return context.skip('no nginx on this machine')
  expect(await signIn(nginx.url, CUSTOMER, persona, world.password)).toBe(200)
  const addresses = await signInsFrom()
  expect(addresses).toContain(CUSTOMER)
  expect(addresses).not.toContain(FORGED)
})

test('around the proxy: the header of a client that is no proxy is ignored', async () => {
  expect(await signIn(world.listeners.customer, DIRECT, persona, world.password)).toBe(200)
  const addresses = await signInsFrom()
  expect(addresses).toContain(DIRECT)
  expect(addresses).not.toContain(FORGED)
})

test('guesses through nginx: the network that guesses is refused, and other customers sign in', async (context) => {
  if (nginx === undefined) return context.skip('no nginx on this machine')
  const statuses: number[] = []
  for (let count = 0; count < 14; count += 1)
    statuses.push(await signIn(nginx.url, ATTACKER, empresa, 'wrong'))
  expect(statuses.at(-1)).toBe(429)
  expect(await signIn(nginx.url, CUSTOMER, empresa, world.password), 'the attacked account').toBe(200)
  expect(await signIn(nginx.url, CUSTOMER, persona, world.password), 'another account').toBe(200)
})
