/* long: the whole table endpoint × role × ownership, generated and judged in one place */
import { staffRoles, toWireId, type Endpoint, type StaffRole } from '@puente/contract'
import {
  customerEndpoints,
  type CustomerEndpoints,
  type CustomerSession,
  type RecipientWire,
} from '@puente/contract/customer'
import { listeners } from '@puente/contract/openapi'
import { staffEndpoints, type ReviewSummary, type StaffEndpoints } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultOf, type Ask, type Caller, type Sample } from './authorisation.ts'
import { Client } from './client.ts'
import { createLife, type Life } from './life.ts'
import { openToy, toyEndpoints, ana, type Hole } from './toy.ts'
import type { StaffName } from './world.ts'

const nameOf: Readonly<Record<StaffRole, StaffName>> = {
  support: 'soporte',
  analyst: 'analista',
  officer: 'oficial',
  treasury: 'tesoreria',
  admin: 'admin',
}

let life: Life
const open = new Map<string, Client>()
const as = (name: string): Client => {
  const client = open.get(name)
  if (client === undefined) throw new Error(`${name} is not signed in`)
  return client
}
let accounts = 0

beforeAll(async () => {
  life = await createLife()
  for (const name of ['persona', 'empresa', ...Object.values(nameOf)] as const)
    open.set(name, await life.signedIn(name))
})
afterAll(async () => life?.close())

const credentials = (name: string) => ({ email: `${name}@demo.puente.test`, password: life.password })
const quote = async (client: Client) =>
  (await client.post<{ id: string }>('/api/quotes', { corridorId: 'us-usd', side: 'send', amount: '200000' }))
    .body.id
const recipientBody = () => ({
  corridorId: 'us-usd',
  kind: 'person',
  name: 'Rosa Ejemplo',
  relationship: 'family',
  details: {
    routingNumber: '021000021',
    accountNumber: `66${String((accounts += 1)).padStart(6, '0')}0000`,
    accountType: 'checking',
    street: '1 Example Street',
    city: 'New York',
    state: 'NY',
    postalCode: '10001',
  },
})
const recipient = async (client: Client) =>
  (await client.post<RecipientWire>('/api/recipients', recipientBody())).body.id
const orderBody = async (client: Client) => ({
  quoteId: await quote(client),
  recipientId: await recipient(client),
  purpose: 'family-support',
  fundsSource: 'salary',
  relationship: 'family',
})

/** Orders left unpaid count against three at most: each sample ends those before it. */
async function endOpenOrders(): Promise<void> {
  for (const client of [as('persona'), as('empresa')]) {
    const { body } = await client.get<{ items: { id: string; state: string }[] }>('/api/transfers')
    for (const { id, state } of body.items)
      if (state === 'waiting-for-payment') await client.post(`/api/transfers/${id}/cancellation`, {})
  }
}

async function transfer(): Promise<string> {
  await endOpenOrders()
  return (await life.order(as('persona'))).id
}

/** The id of a review that is open, proposed by someone else than the role that will confirm it. */
async function review(decider?: StaffRole): Promise<string> {
  const ordered = await life.order(as('persona'), { recipient: { name: 'Bloqueado Demo' } })
  const { body } = await as('analista').get<{ items: ReviewSummary[] }>('/api/reviews')
  const id = body.items.find(({ transferId }) => transferId === ordered.id)?.id ?? ''
  const proposer = decider === 'analyst' ? 'oficial' : 'analista'
  if (decider !== undefined)
    await as(proposer).post(`/api/reviews/${id}/proposal`, { outcome: 'refuse', note: 'Prueba' })
  return id
}

/** Ends what a review sample left open, so that three open orders are never reached. */
async function endReviews(): Promise<void> {
  const { body } = await as('analista').get<{ items: ReviewSummary[] }>('/api/reviews')
  for (const { id, status, proposal } of body.items) {
    if (status === 'open')
      await as('analista').post(`/api/reviews/${id}/proposal`, { outcome: 'refuse', note: 'Fin' })
    const by = status === 'open' || proposal?.by === 'Analista Demo' ? 'oficial' : 'analista'
    await as(by).post(`/api/reviews/${id}/decision`, { decision: 'confirm' })
  }
}

type Samples<Endpoints> = { readonly [Name in keyof Endpoints]: (caller: Caller) => Promise<Sample> }
const roleOf = (caller: Caller): StaffRole => (caller.kind === 'staff' ? caller.role : 'officer')
const acting = (caller: Caller) => as(caller.kind === 'stranger' ? 'empresa' : 'persona')

/** A good request for every endpoint: the compiler refuses an endpoint without one. */
const customerSamples: Samples<CustomerEndpoints> = {
  getHealth: async () => ({ path: '/api/health' }),
  getConfig: async () => ({ path: '/api/config' }),
  signIn: async () => ({ path: '/api/session', body: credentials('persona') }),
  getSession: async () => ({ path: '/api/session' }),
  actAs: async (caller) => {
    const { body } = await acting(caller).get<CustomerSession>('/api/session')
    return { path: '/api/session/customer', body: { customerId: body.actingAs.id } }
  },
  signOut: async () => ({ path: '/api/session' }),
  listCorridors: async () => ({ path: '/api/corridors' }),
  getPrice: async () => ({ path: '/api/prices?corridorId=us-usd&side=send&amount=200000' }),
  createQuote: async () => ({
    path: '/api/quotes',
    body: { corridorId: 'us-usd', side: 'send', amount: '200000' },
  }),
  getQuote: async () => ({ path: `/api/quotes/${await quote(as('persona'))}` }),
  listRecipients: async () => ({ path: '/api/recipients' }),
  createRecipient: async () => ({ path: '/api/recipients', body: recipientBody() }),
  getRecipient: async () => ({ path: `/api/recipients/${await recipient(as('persona'))}` }),
  createTransfer: async (caller) => {
    await endOpenOrders()
    return { path: '/api/transfers', body: await orderBody(acting(caller)) }
  },
  listTransfers: async () => ({ path: '/api/transfers' }),
  getTransfer: async () => ({ path: `/api/transfers/${await transfer()}` }),
  startPayment: async () => ({ path: `/api/transfers/${await transfer()}/payments`, body: {} }),
  cancelTransfer: async () => ({ path: `/api/transfers/${await transfer()}/cancellation`, body: {} }),
}

const staffSamples: Samples<StaffEndpoints> = {
  getHealth: async () => ({ path: '/api/health' }),
  getConfig: async () => ({ path: '/api/config' }),
  signIn: async () => ({ path: '/api/session', body: credentials('admin') }),
  getSession: async () => ({ path: '/api/session' }),
  signOut: async () => ({ path: '/api/session' }),
  listTransfers: async () => ({ path: '/api/transfers' }),
  getTransfer: async () => ({ path: `/api/transfers/${await transfer()}` }),
  getTrialBalance: async () => ({ path: '/api/trial-balance' }),
  listReviews: async () => ({ path: '/api/reviews' }),
  getReview: async () => ({ path: `/api/reviews/${await review()}` }),
  proposeReview: async () => ({
    path: `/api/reviews/${await review()}/proposal`,
    body: { outcome: 'refuse', note: 'Prueba' },
  }),
  decideReview: async (caller) => ({
    path: `/api/reviews/${await review(roleOf(caller))}/decision`,
    body: { decision: 'confirm' },
  }),
}

interface Knocker {
  readonly what: string
  readonly caller: Caller
  /** The cookie header at a listener; undefined sends none. */
  readonly cookie: () => string | undefined
}

const tokenOf = (name: string) => as(name).cookie?.split('=')[1] ?? ''
const staff = staffRoles.map((role): Knocker => ({
  what: role,
  caller: { kind: 'staff', role },
  cookie: () => as(nameOf[role]).cookie,
}))
const nobody = (what: string, cookie: () => string | undefined): Knocker => ({
  what,
  caller: { kind: 'nobody' },
  cookie,
})
const signedOut = [
  nobody('anyone, signed out', () => undefined),
  nobody(
    'a made-up session',
    () =>
      `${listeners.customer.sessionCookie}=${'A'.repeat(43)}; ${listeners.staff.sessionCookie}=${'A'.repeat(43)}`,
  ),
]

const customerKnockers: readonly Knocker[] = [
  ...signedOut,
  { what: 'the person who owns it', caller: { kind: 'owner' }, cookie: () => as('persona').cookie },
  { what: 'a company that does not', caller: { kind: 'stranger' }, cookie: () => as('empresa').cookie },
  ...staff.map(({ what, cookie }) => nobody(`${what} with the back office’s cookie`, cookie)),
  nobody(
    'an admin’s session under the customers’ cookie name',
    () => `${listeners.customer.sessionCookie}=${tokenOf('admin')}`,
  ),
]
const staffKnockers: readonly Knocker[] = [
  ...signedOut,
  ...staff,
  nobody('a person with the customers’ cookie', () => as('persona').cookie),
  nobody(
    'a person’s session under the back office’s cookie name',
    () => `${listeners.staff.sessionCookie}=${tokenOf('persona')}`,
  ),
]

/** Asks with a cookie, and keeps nothing of what comes back. */
const asking =
  (url: string, cookie: string | undefined): Ask =>
  async (method, path, body, headers) =>
    (
      await new Client(url, cookie).send(method, path, {
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    ).status

/** Signing out ends the session that is shown, so a session of its own is shown. */
async function cookieFor(
  knocker: Knocker,
  endpoint: Endpoint,
  url: () => string,
): Promise<string | undefined> {
  if (endpoint.name !== 'signOut' && endpoint.name !== 'signIn') return knocker.cookie()
  const { caller } = knocker
  if (caller.kind === 'nobody') return undefined
  const client = new Client(url())
  const name = caller.kind === 'staff' ? nameOf[caller.role] : caller.kind === 'owner' ? 'persona' : 'empresa'
  await client.signIn(credentials(name).email, life.password)
  return client.cookie
}

const table = (endpoints: Readonly<Record<string, Endpoint>>, knockers: readonly Knocker[]) =>
  Object.values(endpoints).flatMap((endpoint) =>
    knockers.map((knocker) => [endpoint.name, knocker.what, endpoint, knocker] as const),
  )

describe('the customers’ listener', () => {
  it.each(table(customerEndpoints, customerKnockers))('%s × %s', async (name, _who, endpoint, knocker) => {
    const sample = await customerSamples[name as keyof CustomerEndpoints](knocker.caller)
    const cookie = await cookieFor(knocker, endpoint, () => life.listeners.customer)
    expect(
      await faultOf(endpoint, knocker.caller, sample, asking(life.listeners.customer, cookie)),
    ).toBeUndefined()
  })

  it('nobody acts as a customer they are no member of', async () => {
    const { body } = await as('empresa').get<CustomerSession>('/api/session')
    const answer = await as('persona').put('/api/session/customer', { customerId: body.actingAs.id })
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
  })

  it('nobody orders with another’s quote or recipient, or with ids that name nothing', async () => {
    const [mine, theirs] = [await orderBody(as('persona')), await orderBody(as('empresa'))]
    const nothing = toWireId('quote', '00000000-0000-7000-8000-000000000000')
    for (const change of [
      { quoteId: theirs.quoteId },
      { recipientId: theirs.recipientId },
      { quoteId: nothing },
    ]) {
      const answer = await as('persona').post('/api/transfers', { ...mine, ...change })
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
    }
  })
})

describe('the back office’s listener', () => {
  it.each(table(staffEndpoints, staffKnockers))('%s × %s', async (name, _who, endpoint, knocker) => {
    await endReviews()
    const sample = await staffSamples[name as keyof StaffEndpoints](knocker.caller)
    const cookie = await cookieFor(knocker, endpoint, () => life.listeners.staff)
    expect(
      await faultOf(endpoint, knocker.caller, sample, asking(life.listeners.staff, cookie)),
    ).toBeUndefined()
  })
})

describe('this table', () => {
  const holes: readonly (readonly [string, Hole])[] = [
    ['forgets whose it is', ({ owns: _forgotten, ...rest }) => rest],
    [
      'lets every role in',
      (endpoint) => (Array.isArray(endpoint.who) ? { ...endpoint, who: staffRoles } : endpoint),
    ],
    [
      'asks nobody to sign in',
      (endpoint) => (endpoint.name === 'staffNote' ? { ...endpoint, who: 'anyone' } : endpoint),
    ],
  ]

  async function toyFaults(hole?: Hole): Promise<string[]> {
    const toy = await openToy(hole)
    const ask =
      (token: string | undefined): Ask =>
      async (method, url, body, headers) =>
        (
          await toy.app.inject({
            method,
            url,
            headers,
            ...(token === undefined ? {} : { cookies: { toy: token } }),
            ...(body === undefined ? {} : { payload: body as object }),
          })
        ).statusCode
    const id = '00000000-0000-7000-8000-00000000aaaa'
    await toy.desk.pool.query('insert into toy.note values ($1, $2, $3)', [id, ana.customerId, 'mine'])
    const samples = [
      [toyEndpoints.getNote, { path: `/api/notes/${toWireId('quote', id)}` }],
      [toyEndpoints.staffNote, { path: '/api/staff-notes' }],
    ] as const
    const knockers: readonly (readonly [Caller, string | undefined])[] = [
      [{ kind: 'nobody' }, undefined],
      [{ kind: 'owner' }, 'ana'],
      [{ kind: 'stranger' }, 'beto'],
      [{ kind: 'staff', role: 'analyst' }, 'analyst'],
      [{ kind: 'staff', role: 'support' }, 'support'],
    ]
    const faults: (string | undefined)[] = []
    for (const [endpoint, sample] of samples) {
      for (const [caller, token] of knockers) {
        // The toy has one listener for both kinds of people, which the product never has.
        if ((caller.kind === 'staff') !== Array.isArray(endpoint.who) && caller.kind !== 'nobody') continue
        faults.push(await faultOf(endpoint, caller, sample, ask(token)))
      }
    }
    await toy.close()
    return faults.filter((fault) => fault !== undefined)
  }

  it('finds nothing wrong with doors that keep their endpoint', async () => {
    expect(await toyFaults()).toEqual([])
  })

  it.each(holes)('turns red over a door that %s', async (_what, hole) => {
    expect(await toyFaults(hole)).not.toEqual([])
  })
})
