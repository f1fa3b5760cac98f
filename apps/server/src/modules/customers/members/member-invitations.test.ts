import { fromWireId, isRefusal, memberRoles } from '@puente/contract'
import type {
  CustomerSession,
  MemberInvitationWire,
  MemberWire,
  ReceivedInvitation,
} from '@puente/contract/customer'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customerMade, type Made } from '../../../../test/companies.ts'
import type { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { hours } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

import { createUser, hashPassword, insertMember, lockMembers } from '../../access/index.ts'
import { invitationToMail, invitationWasMailed } from '../index.ts'
import { changeMemberRole, removeMember } from './change-member.ts'

const system = { kind: 'system', name: 'test' } as const
const path = '/api/member-invitations'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

const company = () => customerMade(world, { kind: 'company', name: 'Empresa de Prueba SpA' })
const person = () => customerMade(world, { kind: 'person', name: 'Persona de Prueba' })
const mailOf = async ({ client }: Made) => (await client.get<CustomerSession>('/api/session')).body.user.email
const invite = ({ client }: Made, email: string, role = 'operator') =>
  client.post<MemberInvitationWire>(path, { email, role })
const listed = async ({ client }: Made) =>
  (await client.get<{ items: MemberInvitationWire[] }>(path)).body.items
const received = (client: Client, token: string) =>
  client.get<ReceivedInvitation>(`/api/received-invitations/${token}`)
const accept = (client: Client, token: string) =>
  client.post<CustomerSession>(`/api/received-invitations/${token}/acceptance`)
const decline = (client: Client, token: string) => client.post(`/api/received-invitations/${token}/refusal`)

/** The token that the mail of an invitation contains. */
const tokenOf = async (invitation: Pick<MemberInvitationWire, 'id'>): Promise<string | undefined> => {
  const id = fromWireId('member-invitation', invitation.id) ?? ''
  return world.runtime.work(system, async (work) => (await invitationToMail(work, id))?.token)
}

/** An invited person with the link of their invitation. */
async function invited(role = 'operator') {
  const [one, guest] = [await company(), await person()]
  const { body } = await invite(one, await mailOf(guest), role)
  return { one, guest, invitation: body, token: (await tokenOf(body)) ?? '' }
}

test('an invitation: shows company, role and inviter, and makes the user a member who acts for the company', async () => {
  const { one, guest, invitation, token } = await invited()
  expect(invitation).toMatchObject({ role: 'operator', status: 'open' })
  expect((await received(guest.client, token)).body).toMatchObject({
    company: 'Empresa de Prueba SpA',
    role: 'operator',
    invitedBy: 'Empresa de Prueba SpA',
  })
  const { status, body } = await accept(guest.client, token)
  expect([status, body.actingAs.kind, body.actingAs.role]).toEqual([200, 'company', 'operator'])
  expect(body.customers.map(({ kind }) => kind)).toEqual(['person', 'company'])
  const { body: members } = await one.client.get<{ items: MemberWire[] }>('/api/members')
  expect(members.items.map(({ role }) => role)).toEqual(['administrator', 'operator'])
  expect((await listed(one))[0]?.status).toBe('accepted')
  expect((await guest.client.get(path)).body).toMatchObject({ code: 'power-missing' })
})

describe('a link', () => {
  const gone = async (client: Client, token: string) => {
    for (const answer of [
      await received(client, token),
      await accept(client, token),
      await decline(client, token),
    ])
      expect([answer.status, answer.body.code]).toEqual([410, 'invitation-gone'])
  }

  test('used: refused afterwards, and concurrent uses make one member', async () => {
    const { guest, token } = await invited()
    const answers = await Promise.all([accept(guest.client, token), accept(guest.client.copy(), token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    await gone(guest.client, token)
  })

  test('declined: refused afterwards', async () => {
    const { one, guest, token } = await invited()
    expect((await decline(guest.client, token)).status).toBe(204)
    await gone(guest.client, token)
    expect((await listed(one))[0]?.status).toBe('declined')
  })

  test('withdrawn: refused, and cannot be sent again', async () => {
    const { one, guest, invitation, token } = await invited()
    expect((await one.client.ask('DELETE', `${path}/${invitation.id}`)).status).toBe(204)
    await gone(guest.client, token)
    expect((await one.client.post(`${path}/${invitation.id}/mails`)).body.code).toBe('invitation-closed')
  })

  test('sent again: only the newest one is accepted', async () => {
    const { one, guest, invitation, token } = await invited()
    expect((await one.client.post(`${path}/${invitation.id}/mails`)).status).toBe(200)
    await gone(guest.client, token)
    expect((await accept(guest.client, (await tokenOf(invitation)) ?? '')).status).toBe(200)
  })

  test('older than seven days: refused; sent again, accepted', async () => {
    const { one, guest, invitation, token } = await invited()
    await asOwner(
      world,
      "update customers.member_invitation set expires_at = now() - interval '1 second' where id = $1",
      [fromWireId('member-invitation', invitation.id)],
    )
    await gone(guest.client, token)
    expect((await listed(one))[0]?.status).toBe('expired')
    await one.client.post(`${path}/${invitation.id}/mails`)
    expect((await accept(guest.client, (await tokenOf(invitation)) ?? '')).status).toBe(200)
  })

  test('opened by a user with another address: refused, and still open for its addressee', async () => {
    const { guest, token } = await invited()
    const other = await person()
    for (const answer of [
      await received(other.client, token),
      await accept(other.client, token),
      await decline(other.client, token),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'invitation-of-another'])
      expect(JSON.stringify(answer.body.facts)).not.toContain(await mailOf(guest))
    }
    expect((await accept(guest.client, token)).status).toBe(200)
  })

  test('of an inviter who lost the role or the membership: refused', async () => {
    const { one, guest, token } = await invited()
    const second = await person()
    const { body } = await invite(one, await mailOf(second), 'administrator')
    await accept(second.client, (await tokenOf(body)) ?? '')
    const lowered = await world.runtime.work(system, (work) =>
      changeMemberRole(work, one.customerId, one.userId, 'reader'),
    )
    expect(lowered).toMatchObject({ role: 'reader' })
    await gone(guest.client, token)
  })

  test('its token: stored as a hash once it was mailed, and in no event', async () => {
    const { invitation, token } = await invited()
    const id = fromWireId('member-invitation', invitation.id) ?? ''
    await world.runtime.work(system, (work) => invitationWasMailed(work, id))
    expect(await tokenOf(invitation)).toBeUndefined()
    const [row] = await asOwner<{ line: string }>(
      world,
      'select i::text as line from customers.member_invitation i where id = $1',
      [id],
    )
    expect(row?.line).not.toContain(token)
    const events = await asOwner<{ facts: object }>(
      world,
      "select facts from platform.outbox where name = 'customers.member-invited'",
    )
    expect(JSON.stringify(events)).not.toContain(token)
  })
})

test('a known and an unknown address: the same answer', async () => {
  const one = await company()
  const plain = ({ status, body }: { status: number; body: MemberInvitationWire }) =>
    JSON.stringify([status, { ...body, id: '', email: '', sentAt: '', expiresAt: '' }])
  const known = await invite(one, await mailOf(await person()))
  expect(plain(known)).toBe(plain(await invite(one, 'nadie-conocido@correo.cl')))
})

test('a second invitation to an address: refused while the first is open', async () => {
  const one = await company()
  expect((await invite(one, 'una-vez@correo.cl')).status).toBe(201)
  const again = await invite(one, ' Una-Vez@Correo.CL')
  expect([again.status, again.body.code]).toEqual([409, 'already-invited'])
})

test('an invitation of oneself or of another member: refused at the address, and no mail is sent', async () => {
  const { one, guest, token } = await invited()
  await accept(guest.client, token)
  for (const email of [await mailOf(one), ` ${(await mailOf(guest)).toUpperCase()} `]) {
    const { status, body } = await invite(one, email)
    expect([status, body]).toMatchObject([422, { fields: [{ at: 'email', fault: 'already-member' }] }])
  }
  expect((await listed(one)).map(({ status }) => status)).toEqual(['accepted'])
})

test('a person who becomes a member before they accept: refused, and keeps their role', async () => {
  const { one, guest, token } = await invited('administrator')
  await world.runtime.work(system, (work) =>
    insertMember(work, { customerId: one.customerId, userId: guest.userId, role: 'reader' }),
  )
  expect((await accept(guest.client, token)).body.code).toBe('already-member')
  const members = await world.runtime.work(system, (work) => lockMembers(work, one.customerId))
  expect(members.find(({ userId }) => userId === guest.userId)?.role).toBe('reader')
})

test('inviting and sending again: need step-up, and are limited', async () => {
  const { one, invitation } = await invited()
  for (let nth = 0; nth < 4; nth += 1) await one.client.post(`${path}/${invitation.id}/mails`)
  const limited = await one.client.post(`${path}/${invitation.id}/mails`)
  expect([limited.status, limited.body.code]).toEqual([429, 'too-many-invitations'])
  for (let nth = 0; nth < 29; nth += 1) await invite(one, `cupo-${nth}@correo.cl`)
  expect((await invite(one, 'cupo-31@correo.cl')).body).toMatchObject({
    code: 'too-many-invitations',
    facts: { most: 30 },
  })
  await asOwner(world, 'update access.session set proven_at = null where user_id = $1', [one.userId])
  expect((await invite(one, 'sin-prueba@correo.cl')).body.code).toBe('step-up-required')
})

test('a person has no members to invite', async () => {
  const { status, body } = await invite(await person(), 'nadie@correo.cl')
  expect([status, body.code]).toEqual([404, 'not-found'])
})

describe('leaving', () => {
  test('a member: leaves, and their session for the company ends', async () => {
    const { one, guest, token } = await invited('reader')
    await accept(guest.client, token)
    expect((await guest.client.ask('DELETE', '/api/membership')).status).toBe(204)
    expect((await guest.client.get('/api/session')).status).toBe(401)
    const members = await world.runtime.work(system, (work) => lockMembers(work, one.customerId))
    expect(members.map(({ userId }) => userId)).toEqual([one.userId])
  })

  test('the last administrator, and a person alone: refused', async () => {
    for (const last of [await company(), await person()])
      expect((await last.client.ask('DELETE', '/api/membership')).body.code).toBe('last-administrator')
  })
})

type Step =
  | { readonly what: 'role'; readonly at: number; readonly role: (typeof memberRoles)[number] }
  | { readonly what: 'remove'; readonly at: number }
  | { readonly what: 'join'; readonly role: (typeof memberRoles)[number] }

const at = fc.nat(5)
const role = fc.constantFrom(...memberRoles)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant('role' as const), at, role }),
  fc.record({ what: fc.constant('remove' as const), at }),
  fc.record({ what: fc.constant('join' as const), role }),
)

const seed = Number(process.env['PUENTE_SEED'] ?? 130_001)

test(
  'any sequence of changes, also concurrent ones: an administrator remains',
  async () => {
    const password = await hashPassword(world.password)
    let made = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
        async (rounds) => {
          const { customerId } = await company()
          const take = (one: Step) =>
            world.runtime.work(system, async (work) => {
              if (one.what === 'join') {
                const email = `serie-${(made += 1)}@demo.puente.test`
                await createUser(work, {
                  email,
                  name: 'Serie',
                  password,
                  customerIds: [customerId],
                  role: one.role,
                })
                return
              }
              const members = await lockMembers(work, customerId)
              const { userId } = members[one.at % members.length] ?? { userId: '' }
              const done =
                one.what === 'role'
                  ? await changeMemberRole(work, customerId, userId, one.role)
                  : await removeMember(work, customerId, userId)
              expect(isRefusal(done) ? done.refused : 'last-administrator').toBe('last-administrator')
            })
          for (const round of rounds) {
            await Promise.all(round.map(take))
            const left = await world.runtime.work(system, (work) => lockMembers(work, customerId))
            expect(left.some((member) => member.role === 'administrator')).toBe(true)
          }
        },
      ),
      { seed, numRuns: 25 },
    )
  },
  hours(0.1),
)
