import { afterEach, beforeEach, vi } from 'vitest'

interface SentRequest {
  readonly url: string
  readonly body: unknown
}

/** The requests that each test of a file sends. All are refused, so that the page stays as it is. */
export function sentRequests(): readonly SentRequest[] {
  const sent: SentRequest[] = []
  beforeEach(() => {
    sent.length = 0
    vi.stubGlobal('fetch', async (url: unknown, { body }: RequestInit) => {
      sent.push({ url: String(url), body: typeof body === 'string' ? JSON.parse(body) : undefined })
      return Response.json({}, { status: 503 })
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return sent
}
