import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { customerListener, staffListener } from '../../wiring/listeners.ts'

let world: TestEnvironment
let staff: FastifyInstance
let customer: FastifyInstance
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  staff = await staffListener(world.config, world.runtime)
  customer = await customerListener(world.config, world.runtime, world.ports)
})
afterAll(async () => {
  await Promise.all([staff?.close(), customer?.close()])
  await world?.close()
})

const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
  staff.inject({ method: 'GET', url: '/api/metrics', remoteAddress, headers })

test.each([['127.0.0.1'], ['::1'], ['::ffff:127.0.0.1']])('%s: gets the metrics', async (address) => {
  await world.staff().get('/api/health')
  const answer = await ask(address)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/plain')
  for (const name of ['puente_request_seconds_bucket{', 'puente_outbox_waiting', 'process_cpu_seconds_total'])
    expect(answer.body).toContain(name)
  expect(answer.body).toContain('endpoint="getHealth"')
})

test.each([['10.0.0.7'], ['192.168.1.2'], ['127.0.0.2.example'], ['::ffff:10.0.0.7'], ['fe80::1']])(
  '%s: refused, whatever headers it sends',
  async (address) => {
    for (const headers of [
      {},
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' },
    ]) {
      const answer = await ask(address, headers)
      expect([answer.statusCode, answer.body.includes('puente_')]).toEqual([404, false])
    }
  },
)

test("the customers' listener: has no metrics endpoint", async () => {
  expect((await customer.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(404)
})

test('the metrics: contain no id, name or address of a person', async () => {
  const persona = await world.signedIn('persona')
  await persona.get('/api/recipients')
  await persona.get(`/api/transfers/trf_${'a'.repeat(32)}`)
  await world.customer().signIn('nobody@demo.puente.test', 'x')
  const { body } = await ask('127.0.0.1')
  expect(body).toContain('endpoint="listRecipients"')
  expect(body).not.toMatch(/trf_|cus_|@|Persona|127\.0\.0\.1/)
})
