import type { CustomerEndpoints } from '@puente/contract/customer'
import { customerRoutes } from '@puente/contract/customer-routes'
import { expect, test } from 'vitest'
import { businessNowMs, setBusinessTime } from './business-clock.ts'
import { createClient } from './client.ts'
import { startTestServer } from './test-server.ts'

const days = 86_400_000
/** Far below any shift of the clock, far above any delay of a busy machine. */
const nearMs = 60_000

test('any response: sets the business clock, shifted or not', async () => {
  let movedMs = 3 * days
  await using server = await startTestServer((_, response) => {
    response.writeHead(200, { 'x-business-time': String(Date.now() + movedMs) })
    response.end('{"items":[]}')
  })
  const client = createClient<CustomerEndpoints, typeof customerRoutes>(customerRoutes, {
    baseUrl: server.baseUrl,
  })
  await client.listTransfers()
  expect(Math.abs(businessNowMs() - Date.now() - movedMs)).toBeLessThan(nearMs)
  movedMs = 0
  await client.listTransfers()
  expect(Math.abs(businessNowMs() - Date.now())).toBeLessThan(nearMs)
})

test.each([null, '', 'soon', '-1', '1e13', '99999999999999999999'])(
  '%j: not an instant, ignored',
  (header) => {
    setBusinessTime(String(Date.now()))
    setBusinessTime(header)
    expect(Math.abs(businessNowMs() - Date.now())).toBeLessThan(nearMs)
  },
)
