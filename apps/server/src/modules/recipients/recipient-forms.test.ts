import { uuidOf } from '@puente/contract'
import type { RecipientFormWire, RecipientWire, SharedFormWire, TaskWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { customerMade } from '../../../test/companies.ts'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { recipientJobs } from './index.ts'

let world: TestEnvironment
let persona: Client
let empresa: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  persona = await world.signedIn('persona')
  empresa = await world.signedIn('empresa')
})
afterAll(() => world.close())

const path = '/api/recipient-forms'
interface Shared {
  readonly form: RecipientFormWire
  readonly token: string
}

let accounts = 0
/** What a recipient in the United States types, of an account that nobody has. */
const typed = (name = 'Ana Silva Souza') => ({
  kind: 'person',
  name,
  details: {
    routingNumber: '026-009-593',
    accountNumber: String(7_000_000_000 + (accounts += 1)),
    accountType: 'savings',
    street: '1 Sample Road',
    city: 'Austin',
    state: 'TX',
    postalCode: '73301-0001',
  },
})

async function shared(client = persona, alias?: string): Promise<Shared> {
  const { body } = await client.post<{ form: RecipientFormWire; url: string }>(path, {
    corridorId: 'us-usd',
    ...(alias === undefined ? {} : { alias }),
  })
  return { form: body.form, token: body.url.split('/').at(-1) ?? '' }
}

const seen = (token: string) => world.customer().get<SharedFormWire>(`/api/shared-forms/${token}`)
const fill = (token: string, body: object = typed()) =>
  world.customer().post(`/api/shared-forms/${token}/proposal`, body)
const formOf = ({ form }: Shared, client = persona) => client.get<RecipientFormWire>(`${path}/${form.id}`)
const accept = ({ form }: Shared, client = persona) =>
  client.post<RecipientWire>(`${path}/${form.id}/acceptance`, { relationship: 'friend' })
const end = ({ form }: Shared, client = persona) => client.delete(`${path}/${form.id}`)
const set = ({ form }: Shared, change: string) =>
  asOwner(world, `update recipients.recipient_form set ${change} where id = $1`, [
    uuidOf('recipient-form', form.id),
  ])
const rowsOf = ({ form }: Shared) =>
  asOwner<{ row: string }>(
    world,
    `select concat_ws(' ', status, encode(alias, 'escape'), encode(name, 'escape'), encode(details, 'escape'),
                      encode(token_hash, 'escape')) as row
     from recipients.recipient_form where id = $1`,
    [uuidOf('recipient-form', form.id)],
  )
async function runJob() {
  const job = recipientJobs.find(({ name }) => name === 'recipients.delete-forms')
  await job?.round(world.runtime)
}

test('a link: shows the given names of who asks and the corridor, and nothing else', async () => {
  const { token, form } = await shared(persona, 'Mamá')
  expect(form).toMatchObject({ status: 'open', alias: 'Mamá', country: 'US' })
  const { status, body } = await seen(token)
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(['corridorId', 'country', 'expiresAt', 'senderName'])
  const { body: session } = await persona.get<{ user: { name: string } }>('/api/session')
  expect(session.user.name.startsWith(body.senderName)).toBe(true)
  expect(body.senderName).not.toBe(session.user.name)
  expect((await rowsOf({ token, form }))[0]?.row).not.toMatch(new RegExp(`Mam|${token}`))
})

test('data that break a rule of the corridor: each fault at its field, and the link still works', async () => {
  const { token } = await shared()
  const wrong = typed('李小龙')
  const { status, body } = await fill(token, {
    ...wrong,
    details: { ...wrong.details, routingNumber: '02600959X' },
  })
  expect([status, body.code]).toEqual([422, 'fields-wrong'])
  expect(body.fields?.map(({ at }) => at).sort()).toEqual(['details.routingNumber', 'name'])
  expect((await fill(token)).status).toBe(204)
})

test('data of the recipient: a proposal and a task, encrypted, and a recipient only once accepted', async () => {
  const one = await shared(persona, 'Mamá')
  expect((await fill(one.token, typed('Ana Proposta'))).status).toBe(204)
  expect((await rowsOf(one))[0]?.row).not.toMatch(/Proposta|026009593|Mam/)
  const { body: form } = await formOf(one)
  expect(form).toMatchObject({
    status: 'filled',
    proposal: { name: 'Ana Proposta', details: { routingNumber: '026009593' } },
  })
  const { items: tasks } = (await persona.get<{ items: TaskWire[] }>('/api/tasks')).body
  expect(tasks.find(({ path: at }) => at.endsWith(one.form.id))).toMatchObject({
    kind: 'accept-recipient',
    recipientName: 'Ana Proposta',
    mine: true,
  })
  const named = async () =>
    (await persona.get<{ items: RecipientWire[] }>('/api/recipients/search?search=proposta')).body.items
  expect(await named()).toEqual([])
  const answers = await Promise.all([accept(one), accept(one), accept(one)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(await named()).toMatchObject([{ name: 'Ana Proposta', alias: 'Mamá', relationship: 'friend' }])
  expect((await rowsOf(one))[0]?.row).toMatch(/^accepted {1}/)
  expect((await formOf(one)).body).not.toHaveProperty('proposal')
})

test('an account that the customer has already: refused, and the proposal stays', async () => {
  const body = typed('Repetida Prueba')
  await persona.post('/api/recipients', { ...body, corridorId: 'us-usd', relationship: 'family' })
  const one = await shared()
  await fill(one.token, body)
  expect((await accept(one)).body.code).toBe('recipient-already-kept')
  expect((await formOf(one)).body.status).toBe('filled')
})

test('a session without a recent proof, or a changed e-mail: no acceptance', async () => {
  const one = await shared()
  await fill(one.token)
  const unproven = await world.signedIn('persona', { proven: false })
  expect((await accept(one, unproven)).body.code).toBe('step-up-required')
  const made = await customerMade(world, { kind: 'person', name: 'Cambia Correo' })
  const other = await shared(made.client)
  await fill(other.token)
  await asOwner(world, 'update access."user" set contact_changed_at = $1 where id = $2', [
    world.clock.now(),
    made.userId,
  ])
  expect((await accept(other, made.client)).body.code).toBe('contact-just-changed')
})

test('a link that was used, revoked or expired, or that nobody made: its reason, and no data are taken', async () => {
  const used = await shared()
  await fill(used.token)
  const revoked = await shared()
  expect((await end(revoked)).status).toBe(204)
  const expired = await shared()
  await set(expired, `expires_at = now() - interval '1 second'`)
  const cases = [
    [used.token, 'used'],
    [revoked.token, 'revoked'],
    [expired.token, 'expired'],
    ['A'.repeat(43), 'unknown'],
    ['short', 'unknown'],
  ] as const
  for (const [token, why] of cases)
    for (const answer of [await seen(token), await fill(token)])
      expect([answer.status, answer.body.code, answer.body.facts], why).toEqual([
        410,
        'recipient-form-gone',
        { why },
      ])
})

test('two answers to one link at once: one is taken', async () => {
  const { token } = await shared()
  const answers = await Promise.all([fill(token), fill(token), fill(token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410])
})

test('a form of another customer: not found', async () => {
  const one = await shared()
  await fill(one.token)
  for (const ask of [formOf, accept, end]) expect((await ask(one, empresa)).status).toBe(404)
  expect((await formOf(one)).status).toBe(200)
})

test('a discarded proposal: its data are deleted, and it cannot be accepted', async () => {
  const one = await shared()
  await fill(one.token, typed('Descartada Prueba'))
  expect((await end(one)).status).toBe(204)
  expect(await rowsOf(one)).toHaveLength(1)
  expect((await formOf(one)).body).not.toHaveProperty('proposal')
  expect((await accept(one)).body.code).toBe('recipient-form-closed')
  expect((await end(one)).body.code).toBe('recipient-form-closed')
})

test('a proposal past its deadline: not accepted, and deleted by the job; an expired link: kept for 30 days', async () => {
  const proposal = await shared()
  await fill(proposal.token)
  const link = await shared()
  const oldLink = await shared()
  for (const one of [proposal, link]) await set(one, `expires_at = now() - interval '1 second'`)
  await set(oldLink, `expires_at = now() - interval '31 days'`)
  expect((await accept(proposal)).body.code).toBe('recipient-form-closed')
  await runJob()
  expect([await rowsOf(proposal), await rowsOf(oldLink)]).toEqual([[], []])
  expect(await rowsOf(link)).toHaveLength(1)
})

test('as many open forms as are allowed: refused until one ends', async () => {
  const { client } = await customerMade(world, { kind: 'person', name: 'Muchos Enlaces' })
  const first = await shared(client)
  for (let n = 1; n < 30; n += 1) await shared(client)
  const refused = await client.post(path, { corridorId: 'us-usd' })
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-recipient-forms'])
  await end(first, client)
  expect((await client.post(path, { corridorId: 'us-usd' })).status).toBe(201)
})

test('a network address that sends forms too often: refused, and another is not', async () => {
  const often = world.customer('203.0.113.77')
  let last = 0
  for (let n = 0; n <= 30; n += 1)
    last = (await often.post(`/api/shared-forms/${'A'.repeat(43)}/proposal`, typed())).status
  expect(last).toBe(429)
  const { token } = await shared()
  expect(
    (await world.customer('203.0.113.78').post(`/api/shared-forms/${token}/proposal`, typed())).status,
  ).toBe(204)
})
