import { factCorrections, reopenedBy, type Correction } from '@puente/contract'
import type { ContactWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { owedBy } from '../../../../test/open-items.ts'
import { emittedEvents, newestCode } from '../../../../test/proofs.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { customerEvents } from '../events.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

const contactOf = async (client: Client) => (await client.get<ContactWire>('/api/contact')).body
const edit = (body: object) => async (client: Client) => {
  expect((await client.put('/api/profile', body)).status).toBe(200)
}
const change = (what: 'email' | 'phone', typed: string) => async (client: Client) => {
  expect((await client.put(`/api/contact/${what}`, { [what]: typed })).status).toBe(202)
}
const address = edit({ address: { street: 'Los Aromos', number: '12' } })

const kinds = ['person', 'company'] as const
const persons = { email: 'persona.nueva@demo.puente.test', phone: '+56 9 6111 2233' }
const companies = { email: 'empresa.nueva@demo.puente.test', phone: '+56 9 6111 4455' }

/** A correction of each fact that a customer corrects without staff. */
const made: Readonly<Record<string, Readonly<Record<string, (client: Client) => Promise<void>>>>> = {
  person: {
    address,
    occupation: edit({ occupation: 'employed', employer: 'Panadería Ficticia' }),
    employer: edit({ employer: 'Ferretería Ficticia' }),
    email: change('email', persons.email),
    phone: change('phone', persons.phone),
  },
  company: {
    companyAddress: address,
    email: change('email', companies.email),
    phone: change('phone', companies.phone),
  },
}

const declared = kinds.flatMap((kind) =>
  Object.entries(factCorrections[kind]).flatMap(([fact, correction]) =>
    correction.at === 'profile' || correction.at === 'contact' ? [{ kind, fact, correction }] : [],
  ),
)

/** Corrects a fact and returns what that re-opened. */
async function reopened(client: Client, kind: string, fact: string): Promise<Correction[]> {
  const [owed, before] = [await owedBy(client), await contactOf(client)]
  const events = (await emittedEvents(world, customerEvents.factsChanged)).length
  await made[kind]?.[fact]?.(client)
  const what = fact === 'email' || fact === 'phone' ? fact : undefined
  const waits = what !== undefined && (await contactOf(client))[what] === before[what]
  if (what !== undefined && waits)
    await client.ask('POST', `/api/contact/${what}/verification`, { code: await newestCode(world, what) })
  const after = await contactOf(client)
  if (what !== undefined) expect(after[what]).not.toBe(before[what])
  const stopped = after.noNewRecipientsUntil !== before.noNewRecipientsUntil
  const scored = (await emittedEvents(world, customerEvents.factsChanged)).length > events
  const asked = (await owedBy(client)).some(({ kind: one }) => !owed.some((item) => item.kind === one))
  return [
    ...(waits ? (['code'] as const) : []),
    ...(stopped ? (['no-new-recipients'] as const) : []),
    ...(scored ? (['review-interval'] as const) : []),
    ...(asked ? (['document-review'] as const) : []),
  ]
}

test('facts that a customer corrects without staff: each has a correction in this test', () => {
  expect(declared.map(({ kind, fact }) => typeof made[kind]?.[fact])).toEqual(declared.map(() => 'function'))
})

test.each(declared)(
  '$kind, $fact: the correction re-opens what the profile says',
  async ({ kind, fact, correction }) => {
    // Each case begins after the pause of the one before.
    world.clock.advance(25 * 3_600_000)
    const client = await world.signedIn(kind === 'person' ? 'persona' : 'empresa')
    expect(await reopened(client, kind, fact)).toEqual(reopenedBy([correction]))
  },
)
