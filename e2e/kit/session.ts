import { setTimeout as pause } from 'node:timers/promises'
import { addresses } from './addresses.ts'
import { demoPassword, emailOf } from './demo.ts'
import { codesTo } from './outside.ts'

/** API access of a user's session, for journeys that prepare data before they open a page. */
export interface Session {
  get<Body>(path: string): Promise<Body>
  post<Body>(path: string, body: object): Promise<Body>
  put<Body>(path: string, body: object): Promise<Body>
  /** Reads a file and forgets it. */
  load(path: string): Promise<void>
}

const opened = new Map<string, Promise<Session>>()
const PATIENCE_MS = 60_000
/** How many rounds to wait for a code before another one is requested. */
const ROUNDS_PER_CODE = 40

/**
 * Signs a demo user in over the API, and passes a step-up when a call requires it. A worker has one session
 * per user, because codes by mail are limited per hour.
 */
export function sessionOf(name: string, at: 'customer' | 'backoffice' = 'customer'): Promise<Session> {
  const base = addresses()[at]
  const key = `${base} ${name}`
  const session = opened.get(key) ?? open(name, base)
  opened.set(key, session)
  return session
}

async function open(name: string, base: string): Promise<Session> {
  let cookie = ''
  const sendOnce = async (method: string, path: string, body: object | undefined, key: string) => {
    const response = await fetch(new URL(path, base), {
      method,
      headers: {
        origin: base,
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const given = response.headers.getSetCookie().map((line) => line.split(';')[0])
    if (given.length > 0) cookie = given.join('; ')
    const answered: unknown = response.status === 204 ? undefined : await response.json()
    return { isGood: response.ok, answered, says: `${method} ${path}: ${JSON.stringify(answered)}` }
  }
  /** Sends a request, and again with the same idempotency key while the service is unavailable, as under load. */
  const send = async (method: string, path: string, body?: object) => {
    const key = crypto.randomUUID()
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const answer = await sendOnce(method, path, body, key)
      if (!answer.says.includes('refusal:unavailable') || Date.now() > end) return answer
      await pause(1000)
    }
  }
  const good = async (method: string, path: string, body?: object) => {
    const { isGood, answered, says } = await send(method, path, body)
    if (!isGood) throw new Error(says)
    return answered as never
  }
  // Another journey of the same user may request a code meanwhile: then the newer one is valid and this one
  // is refused.
  const stepUp = async () => {
    const tried = new Set(await codesTo(emailOf(name)))
    const until = Date.now() + PATIENCE_MS
    for (let round = 0; Date.now() < until; round += 1) {
      if (round % ROUNDS_PER_CODE === 0) await send('POST', '/api/step-ups', {})
      const code = (await codesTo(emailOf(name))).findLast((one) => !tried.has(one))
      if (code !== undefined && (await send('POST', '/api/step-ups/current', { code })).isGood) return
      if (code !== undefined) tried.add(code)
      await pause(150)
    }
    throw new Error(`no code that came to ${name} was right`)
  }
  const signIn = () => good('POST', '/api/session', { email: emailOf(name), password: demoPassword })
  await signIn()
  const opens = (says: string) => says.includes('signed-out')
  return {
    put: (path, body) => good('PUT', path, body),
    load: async (path) => {
      const response = await fetch(new URL(path, base), { headers: { cookie } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
    },
    get: async (path) => {
      const { isGood, answered, says } = await send('GET', path)
      if (isGood) return answered as never
      if (!opens(says)) throw new Error(says)
      await signIn()
      return good('GET', path)
    },
    post: async (path, body) => {
      const { isGood, answered, says } = await send('POST', path, body)
      if (isGood) return answered as never
      if (opens(says)) await signIn()
      else if (says.includes('step-up-required')) await stepUp()
      else throw new Error(says)
      return good('POST', path, body)
    },
  }
}
