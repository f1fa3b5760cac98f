import { fromWireId } from '@puente/contract'
import type { CustomerSession } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { applicationsOf, submit, wrongDocument, type Applications } from './applications.ts'
import { register, registrationForm, rutNumbered } from './applicant.ts'
import type { Answered, Client } from './client.ts'
import { settleCompanyDocuments } from '../src/modules/requirements/index.ts'
import { companyFilePath, customerMade, identifyPeople, wholeCompany } from './companies.ts'
import { asOwner } from './owner.ts'
import type { TestEnvironment } from './world.ts'

const system = { kind: 'system', name: 'test' } as const
const hashed = { count: 0 }
// Counts the calls of the hashing library: the number of hashes determines the response time.
const counted =
  <Args extends unknown[], Answer>(call: (...args: Args) => Answer) =>
  (...args: Args) => {
    hashed.count += 1
    return call(...args)
  }

const known = 'persona@demo.puente.test'
// As long as the known one, and with the same first letters, which a masked address shows.
const unknown = 'perxona@demo.puente.test'
let world: TestEnvironment
let mailsOf: () => Promise<readonly Mail[]>
let jobsOf: (name: string) => Promise<unknown>
let applications: Applications
beforeAll(async () => {
  // Imported anew, because test files of one process share their modules.
  vi.resetModules()
  vi.doMock('@node-rs/argon2', async (original) => {
    const library = await original<typeof import('@node-rs/argon2')>()
    return { ...library, hash: counted(library.hash), verify: counted(library.verify) }
  })
  const { createEnvironment } = await import('./world.ts')
  world = await createEnvironment()
  const { notificationJobs, notificationSubscriptions } =
    await import('../src/modules/notifications/index.ts')
  const { onboardingJobs } = await import('../src/modules/onboarding/index.ts')
  const { caseParts } = await import('../src/wiring/rules/case-parts.ts')
  applications = applicationsOf(world)
  jobsOf = async (name) =>
    onboardingJobs(world.ports, caseParts)
      .find((job) => job.name === name)
      ?.round(world.runtime)
  mailsOf = async () => {
    await handleEvents(notificationSubscriptions)
    await notificationJobs(world.ports, world.config)
      .find(({ name }) => name === 'notifications.send')
      ?.round(world.runtime)
    return newMails()
  }
})
afterAll(async () => {
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
  await world.close()
})

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

type Subscriptions = typeof import('../src/modules/notifications/index.ts').notificationSubscriptions

/** Handles every event since the last call, as the worker does. */
async function handleEvents(subscriptions: Subscriptions): Promise<void> {
  const events = await asOwner<{ id: bigint; name: string; subject: string; facts: Record<string, string> }>(
    world,
    'delete from platform.outbox returning id, name, subject, facts',
  )
  for (const event of events.toSorted((one, other) => Number(one.id - other.id)))
    for (const { events: names, wants, handle } of subscriptions)
      if (names.includes(event.name) && wants?.(event) !== false)
        await world.runtime.work(system, async (work) => {
          await handle(work, event)
        })
}

const readMails = new Set<string>()

/** The messages in the simulated inbox that were not returned before. */
async function newMails(): Promise<readonly Mail[]> {
  const response = await fetch(new URL('/inbox/messages?limit=500', world.sandbox?.url), {
    headers: { authorization: 'Bearer sandbox-inbox-key' },
  })
  const { items } = (await response.json()) as { items: (Mail & { id: string })[] }
  const fresh = items.filter(({ id }) => !readMails.has(id))
  for (const { id } of fresh) readMails.add(id)
  return fresh
}

/** Headers that differ between any two responses. */
const ownHeaders = new Set(['date', 'x-request-id', 'x-business-time', 'etag', 'ratelimit-reset'])

/** A response as a stranger compares it: without ids, instants, and the values that they typed themselves. */
function plain({ status, headers, body }: Answered, typed: readonly string[]): string {
  const lines = [...headers]
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `${name}: ${name === 'set-cookie' ? value.replace(/=[^;]*/, '=') : value}`)
  const text = typed.reduce((rest, value) => rest.replaceAll(value, 'TYPED'), JSON.stringify(body))
  return [String(status), ...lines.toSorted(), text]
    .join('\n')
    .replaceAll(/\b([a-z]{3})_[0-9a-f]{32}/g, '$1')
    .replaceAll(/"requestId":"[^"]*"/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'INSTANT')
}

interface Observed {
  readonly answers: readonly string[]
  readonly hashes: number
  readonly mails: readonly Mail[]
}

/** What a stranger sees of their requests, the password hashes they cost, and the mails they cause. */
async function observe(typed: readonly string[], ask: () => Promise<readonly Answered[]>): Promise<Observed> {
  await mailsOf()
  const before = hashed.count
  const answers = (await ask()).map((answer) => plain(answer, typed))
  return { answers, hashes: hashed.count - before, mails: await mailsOf() }
}

const addressees = ({ mails }: Observed): readonly string[] => mails.map(({ to }) => to)

/** Expects the same responses and the same work, and at least one response. */
function expectSame(one: Observed, other: Observed): void {
  expect(one.answers.length).toBeGreaterThan(0)
  expect(one.answers).toEqual(other.answers)
  expect(one.hashes).toBe(other.hashes)
}

describe('an e-mail that has an account, and one that has none', () => {
  test('sign-up: same responses and hashes; the only mails go to the typed address', async () => {
    const signUp = (email: string) =>
      observe([email], async () => {
        const client = world.customer(email === known ? '10.90.0.1' : '10.90.0.2')
        const started = await client.post<{ registrationId: string }>('/api/registrations', {
          ...registrationForm(email),
        })
        const path = `/api/registrations/${started.body.registrationId}`
        return [
          started,
          await client.post(`${path}/codes`),
          await client.post(`${path}/verification`, { code: '00000x' }),
        ]
      })
    const seen = [await signUp(known), await signUp(unknown)] as const
    expectSame(...seen)
    expect(seen[0].hashes).toBe(1)
    expect([new Set(addressees(seen[0])), new Set(addressees(seen[1]))]).toEqual([
      new Set([known]),
      new Set([unknown]),
    ])
  })

  test('recovery: same responses and hashes; only the account is mailed', async () => {
    const recover = (email: string) =>
      observe([email], async () => {
        const client = world.customer(email === known ? '10.90.1.1' : '10.90.1.2')
        const started = await client.post<{ recoveryId: string }>('/api/recoveries', { email })
        const password = { code: '00000x', password: 'nube verde sobre Ñuble' }
        return [started, await client.post(`/api/recoveries/${started.body.recoveryId}/password`, password)]
      })
    const seen = [await recover(known), await recover(unknown)] as const
    expectSame(...seen)
    expect([addressees(seen[0]), addressees(seen[1])]).toEqual([[known], []])
  })

  test('invitation to a company: same responses, hashes and mail', async () => {
    const { client } = await customerMade(world, { kind: 'company', name: 'Invita Prueba SpA' })
    const invite = (email: string) =>
      observe([email], async () => {
        const invited = await client.post<{ id: string }>('/api/member-invitations', {
          email,
          role: 'operator',
        })
        return [invited, await client.post(`/api/member-invitations/${invited.body.id}/mails`)]
      })
    const seen = [await invite(known), await invite(unknown)] as const
    expectSame(...seen)
    const texts = (mails: readonly Mail[], email: string) =>
      mails.map(({ to, subject, text }) =>
        [to, subject, text.replaceAll(/invitation\/[\w-]+/g, 'LINK')].join('\n').replaceAll(email, 'TYPED'),
      )
    expect(seen[0].mails.length).toBeGreaterThan(0)
    expect(texts(seen[0].mails, known)).toEqual(texts(seen[1].mails, unknown))
  })
})

describe('a RUT that has an account, and one that has none', () => {
  test('application of a person: same as of a person whose data do not match; only its owner is mailed besides', async () => {
    const apply = async (change: { rut?: string; documentNumber?: string }) => {
      const person = await applications.ready(change)
      const { client, session } = person
      const seen = await observe([session.user.email], async () => {
        const submitted = await submit(person)
        await applications.ask()
        return [submitted, await client.get('/api/session'), await client.get('/api/pending-items')]
      })
      return { seen, email: session.user.email }
    }
    const [theirs, mismatched] = [
      await apply({ rut: '11.222.333-9' }),
      await apply({ documentNumber: wrongDocument }),
    ]
    expectSame(withoutNumbers(theirs.seen), withoutNumbers(mismatched.seen))
    const subjects = ({ seen, email }: typeof theirs) =>
      seen.mails.flatMap(({ to, subject }) => (to === email ? [subject] : []))
    expect(subjects(theirs)).toEqual(subjects(mismatched))
    expect(addressees(theirs.seen).filter((to) => to !== theirs.email)).toEqual([known])
  })

  test('sign-up of a company: same responses and mails to the applicant; only its administrator is mailed besides', async () => {
    const owned = rutNumbered(76_910_001)
    const owner = await openedBy('duena-rut@correo.cl', owned)
    await owner.ask()
    await approve(owner.customerId)
    const apply = async (email: string, rut: string) => {
      const { ask } = await openedBy(email, rut)
      return observe([email, rut], ask)
    }
    const theirs = await apply('con-cuenta@correo.cl', owned)
    const free = await apply('sin-cuenta@correo.cl', rutNumbered(76_910_002))
    expectSame(withoutNumbers(theirs), withoutNumbers(free))
    const subjects = ({ mails }: Observed, email: string) =>
      // Mails of one event are sent at the same time, in any order.
      mails.flatMap(({ to, subject }) => (to === email ? [subject] : [])).toSorted()
    expect(subjects(theirs, 'con-cuenta@correo.cl')).toEqual(subjects(free, 'sin-cuenta@correo.cl'))
    const others = addressees(theirs).filter((to) => to !== 'con-cuenta@correo.cl')
    expect([others, addressees(free).filter((to) => to !== 'sin-cuenta@correo.cl')]).toEqual([
      ['duena-rut@correo.cl'],
      [],
    ])
  })
})

/** Without the numbers by which two applicants of one test differ. */
const withoutNumbers = (observed: Observed): Observed => ({
  ...observed,
  answers: observed.answers.map((answer) =>
    answer
      .replaceAll(/content-length: \d+\n/g, '')
      .replaceAll(/"(rut|phone|documentNumber)":"[^"]*"/g, '"$1":""')
      .replaceAll(/[a-z]+-[a-z0-9]+@correo\.cl/g, 'TYPED'),
  ),
})

/** A new user, and the requests by which they open and submit a company. */
async function openedBy(email: string, rut: string) {
  const { client } = await register(world, email)
  const session = (await client.get<CustomerSession>('/api/session')).body
  const company = { customerId: session.actingAs.id }
  const ask = async (): Promise<readonly Answered[]> => {
    const opened = await client.post<CustomerSession>('/api/companies', {
      rut,
      legalName: 'Empresa Nueva SpA',
    })
    company.customerId = opened.body.actingAs.id
    const filed = await client.ask('PATCH', '/api/company-file', { ...wholeCompany(), rut })
    const ids = idsOf(session.user.id, company.customerId)
    await identifyPeople(world, ids)
    const submitted = await client.post('/api/company-file/submission')
    await jobsOf('onboarding.screen-companies')
    await world.runtime.work(system, (work) => settleCompanyDocuments(work, ids.customerId))
    return [opened, filed, submitted, ...(await standing(client))]
  }
  return {
    ask,
    get customerId() {
      return company.customerId
    },
  }
}

const idsOf = (user: string, customer: string) => ({
  userId: fromWireId('user', user) ?? '',
  customerId: fromWireId('customer', customer) ?? '',
})

const standing = (client: Client): Promise<readonly Answered[]> =>
  Promise.all([client.get('/api/company-file'), client.get('/api/pending-items'), client.get('/api/session')])

async function approve(customerId: string): Promise<void> {
  const analista = await world.signedIn('analista')
  const path = companyFilePath({ customerId: fromWireId('customer', customerId) ?? '' })
  expect((await analista.accept(`${path}/approval`, { note: 'Lo revisé' })).status).toBe(200)
}
