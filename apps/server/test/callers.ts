import { createHash } from 'node:crypto'
import { staffRoles, type Endpoint } from '@puente/contract'
import { listeners } from '@puente/contract/openapi'
import { faultOf, promisedStatus, type Ask, type Principal, type Sample } from './authorisation.ts'
import { Client } from './client.ts'
import { asOwner } from './owner.ts'
import { actingName, staffNamed, type Cast } from './samples/cast.ts'

/** A caller of the authorisation table: its principal at the endpoint, and the cookie that it sends. */
export interface TableCaller {
  readonly what: string
  readonly principal: Principal
  /** The cookie header at a listener; undefined sends none. */
  readonly cookie: (cast: Cast) => string | undefined
}

/** A listener's endpoints by name. */
export type Endpoints = Readonly<Record<string, Endpoint>>

/** One row of the table: an endpoint and a caller. */
export type Row = readonly [name: string, what: string, endpoint: Endpoint, knocker: TableCaller]

/** Makes a valid request, by the endpoint's name. */
export type SamplesByName = Readonly<Record<string, (principal: Principal) => Promise<Sample>>>

const tokenOf = (cookie: string | undefined) => cookie?.split(/[=;]/)[1] ?? ''
const nobody = (what: string, cookie: TableCaller['cookie']): TableCaller => ({
  what,
  principal: { kind: 'nobody' },
  cookie,
})
const made = 'A'.repeat(43)
const { customer, staff } = listeners

const everyRole = staffRoles.map((role): TableCaller => ({
  what: role,
  principal: { kind: 'staff', role },
  cookie: ({ as }) => as(staffNamed[role]).cookie,
}))
const signedOut = [
  nobody('anyone, signed out', () => undefined),
  nobody('a made-up session', () => `${customer.sessionCookie}=${made}; ${staff.sessionCookie}=${made}`),
]

/** The callers at the customers' listener. */
export const customerCallers: readonly TableCaller[] = [
  ...signedOut,
  { what: 'the person who owns it', principal: { kind: 'owner' }, cookie: ({ as }) => as('persona').cookie },
  ...(['operator', 'reader'] as const).map((role): TableCaller => ({
    what: `a member who is the owner’s ${role}`,
    principal: { kind: 'member', role },
    cookie: ({ as }) => as(role).cookie,
  })),
  {
    what: 'a company that does not',
    principal: { kind: 'stranger' },
    cookie: ({ as }) => as('empresa').cookie,
  },
  ...everyRole.map(({ what, cookie }) => nobody(`${what} with the back office’s cookie`, cookie)),
  nobody(
    'an admin’s session under the customers’ cookie name',
    ({ as }) => `${customer.sessionCookie}=${tokenOf(as('admin').cookie)}`,
  ),
]

/** The callers at the back office. */
export const staffCallers: readonly TableCaller[] = [
  ...signedOut,
  ...everyRole,
  nobody('a person with the customers’ cookie', ({ as }) => as('persona').cookie),
  nobody(
    'a person’s session under the back office’s cookie name',
    ({ as }) => `${staff.sessionCookie}=${tokenOf(as('persona').cookie)}`,
  ),
]

/**
 * Every endpoint with every caller. An endpoint that anyone may call has three: one without a session, one with a
 * made-up session, and the first signed-in caller of the list.
 */
export const rowsOf = (endpoints: Endpoints, knockers: readonly TableCaller[]): Row[] =>
  Object.values(endpoints).flatMap((endpoint) =>
    knockers
      .slice(0, endpoint.who === 'anyone' ? signedOut.length + 1 : undefined)
      .map((knocker): Row => [endpoint.name, knocker.what, endpoint, knocker]),
  )

/** Sends a request with a cookie, and ignores cookies of the response. */
const asking =
  (url: string, cookie: string | undefined): Ask =>
  async (method, path, body, headers) =>
    (
      await new Client(url, cookie).send(method, path, {
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
      })
    ).status

/** Gives the user of a session this role. */
const IN_ROLE = `update access.membership m set role = $1 from access.session s
  where s.token_hash = $2 and m.user_id = s.user_id and m.customer_id = s.customer_id`
const hashIn = (cookie: string) => createHash('sha256').update(tokenOf(cookie)).digest()

/** Requests that end or replace their session, so that each needs a session of its own. */
const endsSession = ['signOut', 'signIn', 'verifyRegistration']

async function cookieFor(
  cast: Cast,
  [name, , , { principal, cookie }]: Row,
  sample: Sample,
  url: string,
): Promise<string | undefined> {
  if (sample.cookie !== undefined && principal.kind !== 'nobody') {
    if (principal.kind === 'member')
      await asOwner(cast.life, IN_ROLE, [principal.role, hashIn(sample.cookie)])
    return sample.cookie
  }
  if (!endsSession.includes(name)) return cookie(cast)
  if (principal.kind === 'nobody') return undefined
  const client = new Client(url)
  const { email, password } = cast.credentials(
    principal.kind === 'staff' ? staffNamed[principal.role] : actingName(principal),
  )
  await client.signIn(email, password)
  return client.cookie
}

/** The last sample of an endpoint. A refused request and a read leave it unchanged. */
const lastSample = new WeakMap<SamplesByName[string], Sample>()

/** The last sample of an endpoint, or a fresh one when there is none. */
export const knownSample = async (make: SamplesByName[string], principal: Principal): Promise<Sample> =>
  lastSample.get(make) ?? make(principal)

/**
 * The fault of one row at a listener, or undefined. An endpoint without a sample is a fault. A read, and a caller who
 * must be refused, use the sample of the row before, and a fresh one when that shows a fault.
 */
export async function rowFault(
  cast: Cast,
  samples: SamplesByName,
  url: string,
  row: Row,
): Promise<string | undefined> {
  const [name, , endpoint, { principal }] = row
  const make = samples[name]
  if (make === undefined) return `${name}: has no sample`
  const faultWith = async (sample: Sample) =>
    faultOf(endpoint, principal, sample, asking(url, await cookieFor(cast, row, sample, url)))
  const known = lastSample.get(make)
  const leavesIt = endpoint.method === 'GET' || [401, 403].includes(promisedStatus(endpoint, principal))
  if (leavesIt && known !== undefined && (await faultWith(known)) === undefined) return undefined
  const sample = await make(principal)
  lastSample.set(make, sample)
  return faultWith(sample)
}
