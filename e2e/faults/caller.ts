import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 120_000

/** A signed-in customer who repeats each request, with the same idempotency key, until there is a response. */
export interface Caller {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: unknown): Promise<T>
  /** Sends the request once and returns its result: the status, and the code of a refusal. */
  once(path: string, body: unknown): Promise<string>
}

async function asked(url: string, init: RequestInit): Promise<Response> {
  for (const began = performance.now(); ; await pause(150)) {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    const again = answer === undefined || answer.status >= 500 || answer.status === 409
    if (!again) return answer
    if (answer?.status === 409 && (await answer.clone().text()).includes('request-in-progress') === false)
      return answer
    if (performance.now() - began > PATIENCE_MS) throw new Error(`${url} is not answered: ${answer?.status}`)
  }
}

/** Signs in. Every later request is repeated until there is a response. */
export async function signedIn(base: string, email: string, password: string): Promise<Caller> {
  const headers = { 'content-type': 'application/json' }
  const answer = await asked(`${base}/api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ')
  const read = async <T>(path: string, init: RequestInit): Promise<T> => {
    const response = await asked(`${base}${path}`, init)
    const body = (await response.json()) as T
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`)
    return body
  }
  const posting = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { ...headers, cookie, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
  return {
    get: (path) => read(path, { headers: { cookie } }),
    post: (path, body) => read(path, posting(body)),
    once: async (path, body) => {
      const answer = await fetch(`${base}${path}`, posting(body))
      const { code } = (await answer.json()) as { code?: string }
      return [answer.status, code].join(' ').trim()
    },
  }
}

/** Approves a payment on the bank's page, unless the page shows that it is already approved. */
export async function approveAtBank(url: string, amount: string): Promise<void> {
  for (const began = performance.now(); ; await pause(200)) {
    const page = await fetch(url).catch(() => undefined)
    const text = await page?.text().catch(() => undefined)
    // The bank was killed after the click and before its response: its page shows whether the payment
    // counted.
    if (text?.includes('Ya pagaste') === true) return
    const body = new URLSearchParams({ account: 'corriente', amount, action: 'approve' })
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
    if (answer?.status === 303) return
    if (performance.now() - began > PATIENCE_MS)
      throw new Error(`the bank does not answer: ${answer?.status}`)
  }
}
