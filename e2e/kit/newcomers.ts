import { randomInt } from 'node:crypto'
import { expect, type BrowserContext } from '@playwright/test'
import { addresses } from './addresses.ts'
import { codeTo, messagesTo } from './outside.ts'

/** API access with the session of a browser context, without screens. */
export interface CustomerApi {
  get<Answer = Wire>(path: string): Promise<Answer>
  /** Throws the server's response when it refuses. */
  send<Answer = Wire>(method: 'PATCH' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer>
}

/** The fields of responses that these tests read. */
export interface Wire {
  readonly id: string
  readonly version: number
  readonly state: string
  readonly status: string
  readonly registrationId: string
  readonly items: readonly Wire[]
  readonly name: string
  readonly token: string
  readonly user: { readonly id: string }
  readonly actingAs: { readonly id: string }
  readonly payment: {
    readonly reference: string
    readonly remainingMinor: string
    readonly receivedMinor: string
  }
  readonly url: string
}

/** API access to the customer listener with this context's session. */
export function apiOf(context: BrowserContext): CustomerApi {
  const ask = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await context.request.fetch(new URL(path, addresses().customer).href, {
      method,
      headers: { 'idempotency-key': crypto.randomUUID() },
      ...(body === undefined ? {} : { data: body }),
    })
    if (!response.ok()) throw new Error(`${method} ${path} answered ${await response.text()}`)
    return (await response.json()) as Answer
  }
  return { get: (path) => ask('GET', path), send: ask }
}

/** A customer created for one test, so that no other test uses them. */
export interface Newcomer {
  readonly email: string
  /** Empty until the application contains it. */
  readonly rut: string
  readonly password: string
  readonly api: CustomerApi
}

const elena = { givenNames: 'Elena', surnames: 'Prueba Muñoz' }

let made = 0

/** Signs a new user up in this context, with a verified e-mail only: they see prices and cannot send yet. */
export async function applicantIn(context: BrowserContext, names = elena): Promise<Newcomer> {
  made += 1
  const api = apiOf(context)
  const email = `prueba-${Date.now()}-${process.pid}-${made}@correo.puente.test`
  const password = 'tres gatos en el tejado'
  const [termsOfUse, privacyNotice] = await Promise.all(
    ['terms-of-use', 'privacy-notice'].map(async (kind) => (await api.get(`/api/terms/${kind}`)).version),
  )
  const { registrationId } = await api.send('POST', '/api/registrations', {
    ...names,
    email,
    password,
    accepts: { termsOfUse, privacyNotice },
  })
  await api.send('POST', `/api/registrations/${registrationId}/verification`, { code: await codeTo(email) })
  return { email, password, rut: '', api }
}

/**
 * Signs a new user up in this context and submits their application, with further answers. The registry confirms any
 * name; a political exposure waits for staff.
 */
export async function submittedIn(
  context: BrowserContext,
  names = elena,
  answers: { readonly exposure?: 'self' } = {},
): Promise<Newcomer> {
  const newcomer = await applicantIn(context, names)
  const { api } = newcomer
  // Random, because several workers create users at the same time.
  const unique = String(randomInt(10_000_000, 100_000_000))
  const phone = `+569${unique.slice(-8)}`
  const rut = rutOf(Number(`2${unique.slice(-7)}`))
  await api.send('PUT', '/api/application', {
    rut,
    birthDate: '1990-05-17',
    nationality: 'CL',
    documentNumber: '123456788',
    phone,
    address: { street: 'Calle de Prueba', number: '12', comuna: '13120' },
    ...answers,
  })
  await api.send('POST', '/api/application/phone-codes')
  await api.send('POST', '/api/application/phone-verification', { code: await codeTo(phone) })
  await api.send('POST', '/api/application/submission')
  return { ...newcomer, rut }
}

/** Signs a new user up in this context until they may send, and passes a step-up for the next ten minutes. */
export async function customerIn(context: BrowserContext, names = elena): Promise<Newcomer> {
  const newcomer = await submittedIn(context, names)
  await expect
    .poll(async () => (await newcomer.api.get('/api/application')).status, { timeout: 60_000 })
    .toBe('confirmed')
  await proveIn(newcomer)
  return newcomer
}

/** Passes a step-up for this session's user with the code sent to their e-mail. */
export async function proveIn({ api, email }: Pick<Newcomer, 'api' | 'email'>): Promise<void> {
  const seen = (await messagesTo(email)).length
  await api.send('POST', '/api/step-ups', {})
  await api.send('POST', '/api/step-ups/current', { code: await codeTo(email, seen) })
}

/** The RUT of a number, with its check digit. */
function rutOf(body: number): string {
  const sum = [...String(body)]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  const rest = 11 - (sum % 11)
  return `${body}-${rest === 11 ? '0' : rest === 10 ? 'K' : rest}`
}
