import type { CustomerEndpoints } from '@puente/contract/customer'
import { customerRoutes } from '@puente/contract/customer-routes'
import { MutationObserver } from '@tanstack/react-query'
import { describe, expect, it, test } from 'vitest'
import { createClient } from './client.ts'
import { createQueryClient } from './query-client.ts'
import { answerJson, startTestServer } from './test-server.ts'

const clientOf = (baseUrl: string) =>
  createClient<CustomerEndpoints, typeof customerRoutes>(customerRoutes, { baseUrl, timeoutMs: 2000 })

function placeAt(pathname: string, search = '') {
  const assigned: string[] = []
  return { pathname, search, assign: (path: string) => void assigned.push(path), assigned }
}

const queriesAt = (place: ReturnType<typeof placeAt>) =>
  createQueryClient({ staleTimeMs: 0, place, retryDelayMs: 1 })

describe('queries', () => {
  test.each([
    [400, 1],
    [401, 1],
    [403, 1],
    [404, 1],
    [409, 1],
    [429, 1],
    [499, 1],
    [500, 3],
    [502, 3],
    [503, 3],
    [504, 3],
  ])('with status %i: requested %i times', async (status, times) => {
    await using server = await startTestServer((_, response) => answerJson(response, status, {}))
    const asking = queriesAt(placeAt('/')).fetchQuery({
      queryKey: ['session'],
      queryFn: () => clientOf(server.baseUrl).getSession(),
    })
    await expect(asking).rejects.toThrow(`status code ${status}`)
    expect(server.received).toHaveLength(times)
  })

  it('without any response: requested three times', async () => {
    await using server = await startTestServer((_, response) => void response.destroy())
    const asking = queriesAt(placeAt('/')).fetchQuery({
      queryKey: ['session'],
      queryFn: () => clientOf(server.baseUrl).getSession(),
    })
    await expect(asking).rejects.toThrow('Network Error')
    expect(server.received).toHaveLength(3)
  })

  it('end with the first successful response', async () => {
    await using server = await startTestServer((_, response, count) =>
      answerJson(response, count === 1 ? 503 : 200, { ok: true }),
    )
    const answer = await queriesAt(placeAt('/')).fetchQuery({
      queryKey: ['session'],
      queryFn: () => clientOf(server.baseUrl).getSession() as Promise<unknown>,
    })
    expect(answer).toEqual({ ok: true })
    expect(server.received).toHaveLength(2)
  })

  test.each([
    [0, 2],
    [60_000, 1],
  ])('within a stale time of %i ms: requested %i times by two readers', async (staleTimeMs, times) => {
    await using server = await startTestServer((_, response) => answerJson(response, 200, {}))
    const queries = createQueryClient({ staleTimeMs, place: placeAt('/') })
    const queryFn = () => clientOf(server.baseUrl).getSession()
    for (let reader = 0; reader < 2; reader += 1) await queries.fetchQuery({ queryKey: ['session'], queryFn })
    expect(server.received).toHaveLength(times)
  })

  it('failed by a program error: not repeated', async () => {
    let times = 0
    const asking = queriesAt(placeAt('/')).fetchQuery({
      queryKey: ['bug'],
      queryFn: () => {
        times += 1
        throw new TypeError('undefined is not a function')
      },
    })
    await expect(asking).rejects.toThrow(TypeError)
    expect(times).toBe(1)
  })
})

describe('mutations', () => {
  test.each([500, 503, undefined])('failing with %s: never repeated', async (status) => {
    await using server = await startTestServer((_, response) => {
      if (status === undefined) response.destroy()
      else answerJson(response, status, {})
    })
    const mutation = new MutationObserver(queriesAt(placeAt('/')), {
      mutationFn: () => clientOf(server.baseUrl).signOut(),
    })
    await expect(mutation.mutate()).rejects.toThrow()
    expect(server.received).toHaveLength(1)
  })
})

describe('status 401', () => {
  const refused = () => startTestServer((_, response) => answerJson(response, 401, {}))

  it('of a query: redirects to the sign-in page with the path and its query', async () => {
    await using server = await refused()
    const place = placeAt('/transfers', '?state=in-review&search=a%20b')
    await queriesAt(place)
      .fetchQuery({ queryKey: ['session'], queryFn: () => clientOf(server.baseUrl).getSession() })
      .catch(() => undefined)
    expect(place.assigned).toEqual(['/login?callbackUrl=%2Ftransfers%3Fstate%3Din-review%26search%3Da%2520b'])
  })

  it('of a mutation: redirects too', async () => {
    await using server = await refused()
    const place = placeAt('/send/review')
    const mutation = new MutationObserver(queriesAt(place), {
      mutationFn: () => clientOf(server.baseUrl).signOut(),
    })
    await mutation.mutate().catch(() => undefined)
    expect(place.assigned).toEqual(['/login?callbackUrl=%2Fsend%2Freview'])
  })

  it('on the sign-in page: no redirect', async () => {
    await using server = await refused()
    const place = placeAt('/login', '?callbackUrl=%2Fsend')
    const mutation = new MutationObserver(queriesAt(place), {
      mutationFn: () => clientOf(server.baseUrl).signIn({ body: { email: 'a@b.cl', password: 'x' } }),
    })
    await mutation.mutate().catch(() => undefined)
    expect(place.assigned).toEqual([])
  })

  it('is the only status that redirects', async () => {
    await using server = await startTestServer((_, response) => answerJson(response, 403, {}))
    const place = placeAt('/ledger')
    await queriesAt(place)
      .fetchQuery({ queryKey: ['session'], queryFn: () => clientOf(server.baseUrl).getSession() })
      .catch(() => undefined)
    expect(place.assigned).toEqual([])
  })
})
