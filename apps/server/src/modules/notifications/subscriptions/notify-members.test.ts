import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Made } from '../../../../test/companies.ts'
import { asOwner } from '../../../../test/owner.ts'
import { signingCompany } from '../../../../test/signing-company.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { accessEvents, replaceContact } from '../../access/index.ts'
import { basicPerson } from '../../../../test/levels.ts'
import { requirementEvents } from '../../requirements/index.ts'
import { notificationSubscriptions } from '../notifications.jobs.ts'
import { notifyAccess } from './notify-access.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(() => world.close())

/** Gives a user another e-mail and handles the event. Returns the templates and users of the messages. */
async function changed({ userId }: Made): Promise<string[]> {
  const address = `otro-${userId}@example.cl`
  expect(await world.runtime.work(system, (work) => replaceContact(work, userId, 'email', address))).toBe(
    true,
  )
  const [event] = await asOwner<{ id: bigint; facts: Record<string, string> }>(
    world,
    'select id, facts from platform.outbox where subject = $1 and name = $2',
    [userId, accessEvents.contactChanged],
  )
  if (event === undefined) throw new Error('no event')
  const { id, facts } = event
  await world.runtime.work(system, (work) =>
    notifyAccess(
      work,
      { id, name: accessEvents.contactChanged, subject: userId, facts },
      { key: String(id), subject: userId },
    ),
  )
  const rows = await asOwner<{ template: string; user_id: string | null }>(
    world,
    `select template, user_id from notifications.message where template like '%contact-changed' order by created_at, id`,
  )
  return rows.map(({ template, user_id: user }) => `${template} ${user ?? 'address'}`)
}

test('another e-mail of a member: the other administrators of the company are notified, and nobody about the only one', async () => {
  const { members } = await signingCompany(world)
  const [administrator, operator] = members as [Made, Made]
  const sent = await changed(operator)
  expect(sent.toSorted()).toEqual([
    'contact-changed address',
    `member-contact-changed ${administrator.userId}`,
  ])
  expect((await changed(administrator)).length).toBe(sent.length + 1)
})

test('a person who changes what they declared: gets no mail about it', async () => {
  const { client, customerId, userId } = await basicPerson(world)
  await client.ask('PATCH', '/api/level-declaration', { exposure: 'self', exposureText: 'Alcaldesa' })
  const name = requirementEvents.declarationChanged
  const [event] = await asOwner<{ id: bigint }>(
    world,
    'select id from platform.outbox where subject = $1 and name = $2',
    [customerId, name],
  )
  for (const { events, handle } of notificationSubscriptions)
    if (event !== undefined && events.includes(name))
      await world.runtime.work(system, (work) =>
        handle(work, { id: event.id, name, subject: customerId, facts: {} }),
      )
  expect(event).toBeDefined()
  const rows = await asOwner<{ template: string }>(
    world,
    'select template from notifications.message where user_id = $1',
    [userId],
  )
  expect(rows.filter(({ template }) => template === 'newer-powers')).toEqual([])
})
