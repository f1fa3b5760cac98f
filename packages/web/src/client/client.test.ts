import type { WireId } from '@puente/contract'
import type { CustomerEndpoints } from '@puente/contract/customer'
import { customerRoutes } from '@puente/contract/customer-routes'
import { describe, expect, expectTypeOf, it, test, vi } from 'vitest'
import { createClient } from './client.ts'
import { hasCode, HttpError } from './http-error.ts'
import { answerJson, startTestServer } from './test-server.ts'

const clientOf = (baseUrl: string, timeoutMs = 5000) =>
  createClient<CustomerEndpoints, typeof customerRoutes>(customerRoutes, { baseUrl, timeoutMs })

const id = `trf_${'0'.repeat(32)}`

async function failureOf(call: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof HttpError)) throw new Error(`no HttpError: ${String(error)}`)
  return error
}

test('a call whose route is not there: loads the routes, and counts a failure as no response', async () => {
  await using server = await startTestServer((_, response) => answerJson(response, 200, { items: [] }))
  const loads = [() => Promise.reject(new Error('no such chunk')), () => Promise.resolve(customerRoutes)]
  const client = createClient<CustomerEndpoints, typeof customerRoutes>(
    { listCorridors: customerRoutes.listCorridors },
    { baseUrl: server.baseUrl, loadRoutes: async () => loads.shift()?.() ?? customerRoutes },
  )
  await client.listCorridors()
  expect(loads).toHaveLength(2)
  expect((await failureOf(client.listTransfers())).status).toBeUndefined()
  await client.listTransfers()
  expect(server.received.map(({ url }) => url)).toEqual(['/api/corridors', '/api/transfers'])
})

test('a call after all routes are loaded: sent before the next task, as when its page closes', async () => {
  const sent = vi.fn(async () => new Response(JSON.stringify({ items: [] })))
  vi.stubGlobal('fetch', sent)
  const loadRoutes = vi.fn(async () => customerRoutes)
  const client = createClient<CustomerEndpoints, typeof customerRoutes>({}, { loadRoutes })
  await client.listTransfers()
  const call = client.listTransfers()
  await Promise.resolve()
  await Promise.resolve()
  expect([sent.mock.calls.length, loadRoutes.mock.calls.length]).toEqual([2, 1])
  await call
})

test('a call to the own origin: begins a trace with random ids; to another host: has no such header', async () => {
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('traceparent'))
    return new Response(JSON.stringify({ items: [] }))
  })
  const [own, other] = [clientOf(''), clientOf('https://api.example')]
  await own.listTransfers()
  await own.listTransfers()
  await other.listTransfers()
  const [first, second, foreign] = sent
  expect([first, second]).toEqual(Array(2).fill(expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)))
  expect(first).not.toBe(second)
  expect(foreign).toBeNull()
})

describe('a call', () => {
  it('fills in the path, writes the query and omits undefined values', async () => {
    await using server = await startTestServer((_, response) => answerJson(response, 200, { items: [] }))
    const client = clientOf(server.baseUrl)
    await client.listTransfers({ query: { after: 'a b&c', limit: 20 } })
    await client.listTransfers({ query: { after: undefined } })
    await client.getTransfer({ params: { id } })
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/transfers?after=a+b%26c&limit=20',
      'GET /api/transfers',
      `GET /api/transfers/${id}`,
    ])
  })

  it('returns a file as a Blob, and a refusal as HttpError', async () => {
    await using server = await startTestServer((_, response, count) => {
      if (count > 1) return answerJson(response, 409, { code: 'not-in-this-state', facts: {} })
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7')
    })
    const client = clientOf(server.baseUrl)
    const file = await client.getReceipt({ params: { id } })
    expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF-1.7'])
    expect(server.received[0]?.headers.accept).toBe('application/pdf')
    expect(hasCode(await failureOf(client.getReceipt({ params: { id } })), 'not-in-this-state')).toBe(true)
  })

  it('stays on its path whatever the parameters contain', async () => {
    await using server = await startTestServer((_, response) => answerJson(response, 200, {}))
    const client = clientOf(server.baseUrl)
    await client.getTransfer({ params: { id: '../session?x=1#y' } })
    expect(server.received[0]?.url).toBe('/api/transfers/..%2Fsession%3Fx%3D1%23y')
    await expect(client.getTransfer({ params: { id: '' } })).rejects.toThrow('needs id')
  })

  it('sends the body as JSON with the idempotency key', async () => {
    await using server = await startTestServer((_, response) =>
      answerJson(response, 201, { url: 'https://bank' }),
    )
    const reply = await clientOf(server.baseUrl).startPayment({
      params: { id },
      body: {},
      idempotencyKey: 'key-1',
    })
    expect(reply).toEqual({ url: 'https://bank' })
    const [sent] = server.received
    expect(sent).toMatchObject({ method: 'POST', body: '{}' })
    expect(sent?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'key-1' })
  })

  it('returns undefined when the contract has no response body', async () => {
    await using server = await startTestServer((_, response) => response.writeHead(204).end())
    expect(await clientOf(server.baseUrl).signOut()).toBeUndefined()
  })

  test('inputs that an endpoint requires: required by its type', () => {
    type Client = ReturnType<typeof clientOf>
    expectTypeOf<Parameters<Client['getTransfer']>[0]>().toEqualTypeOf<{
      readonly params: { id: WireId<'transfer'> }
    }>()
    expectTypeOf<Parameters<Client['cancelTransfer']>[0]>().toHaveProperty('idempotencyKey')
    expectTypeOf<Parameters<Client['signIn']>[0]>().not.toHaveProperty('idempotencyKey')
    expectTypeOf<Awaited<ReturnType<Client['getConfig']>>['staleTimeMs']>().toEqualTypeOf<number>()
  })
})

describe('a failed call', () => {
  test.each([400, 401, 403, 404, 409, 413, 422, 429, 500, 503])(
    'with status %i has exactly that message',
    async (status) => {
      await using server = await startTestServer((_, response) => answerJson(response, status, {}))
      const error = await failureOf(clientOf(server.baseUrl).getSession())
      expect(error.message).toBe(`Request failed with status code ${status}`)
      expect(error).toMatchObject({ status, problem: undefined, requestId: 'req-of-header' })
    },
  )

  it("has the refusal's facts, fields and request id", async () => {
    const problem = {
      type: 'about:blank',
      title: 'quote-expired',
      status: 409,
      code: 'quote-expired',
      facts: { expiredAt: 'x' },
      fields: [{ at: 'quoteId', fault: 'missing' }],
      requestId: 'req-1',
    }
    await using server = await startTestServer((_, response) => answerJson(response, 409, problem))
    const error = await failureOf(clientOf(server.baseUrl).getSession())
    expect(error.problem).toEqual(problem)
    expect(error.requestId).toBe('req-1')
    expect(hasCode(error, 'quote-expired')).toBe(true)
    expect(hasCode(error, 'not-found')).toBe(false)
    expect(hasCode(new Error('quote-expired'), 'quote-expired')).toBe(false)
  })

  it('keeps its status when the response is not ours', async () => {
    await using server = await startTestServer((_, response) =>
      response.writeHead(502).end('<h1>Bad gateway</h1>'),
    )
    expect(await failureOf(clientOf(server.baseUrl).getSession())).toMatchObject({
      status: 502,
      problem: undefined,
    })
  })

  it('has no status without a connection, when the response breaks off, and on timeout', async () => {
    const closed = await startTestServer(() => undefined)
    await closed[Symbol.asyncDispose]()
    await using breaking = await startTestServer((_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"ite')
      setTimeout(() => response.destroy(), 20)
    })
    await using silent = await startTestServer(() => undefined)
    for (const client of [
      clientOf(closed.baseUrl),
      clientOf(breaking.baseUrl),
      clientOf(silent.baseUrl, 50),
    ]) {
      const error = await failureOf(client.getSession())
      expect(error.status).toBeUndefined()
      expect(error.message).toBe('Network Error')
    }
  })

  it('rejects with the caller’s own abort reason', async () => {
    await using silent = await startTestServer(() => undefined)
    const stopping = new AbortController()
    const call = clientOf(silent.baseUrl).getSession({}, { signal: stopping.signal })
    setTimeout(() => stopping.abort(), 20)
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('caused by a program error sends no request', async () => {
    await using server = await startTestServer((_, response) => answerJson(response, 200, {}))
    const client = clientOf(server.baseUrl)
    // @ts-expect-error an idempotent call without its key does not compile
    await expect(client.startPayment({ params: { id }, body: {} })).rejects.toThrow('idempotencyKey')
    expect(server.received).toHaveLength(0)
  })
})
