import { fromWireId, toWireId, type StaffRole } from '@puente/contract'
import type { StaffMember, StaffSession } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryUser } from '../../../test/access-samples.ts'
import type { Client } from '../../../test/client.ts'
import { invite } from '../../../test/console-samples.ts'
import { asOwner } from '../../../test/owner.ts'
import { enrolTotp, issueKnownCode } from '../../../test/proofs.ts'
import { hours } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

let world: TestEnvironment
let oficial: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  oficial = await world.signedIn('oficial')
})
afterAll(async () => world?.close())

const note = { note: 'Por una buena razón' }
const PASSWORD = 'caballo-grapa-pila'

const member = async (role: StaffRole) => {
  const { id, client } = await temporaryUser(world, 'staff', { kind: 'staff', role })
  return { client, path: `/api/staff-members/${toWireId('staff', id)}` }
}

/** A person who has just opened an account after an invitation by two people. */
async function newcomer(role: StaffRole): Promise<{ client: Client; path: string }> {
  const { id, uuid, email } = await invite(world, role)
  const code = await issueKnownCode(world, 'invitation', uuid, email)
  const client = world.staff()
  await client.post(`/api/staff-invitations/${id}/acceptance`, { code, password: PASSWORD })
  await enrolTotp(world, client)
  await world.prove(client)
  return { client, path: `/api/staff-members/${id}` }
}

/** A proposal about a third person. */
async function proposed(by: Client): Promise<string> {
  const { path } = await member('support')
  expect((await by.post(`${path}/proposal`, { action: 'role', role: 'analyst', ...note })).status).toBe(200)
  return `${path}/decision`
}

test('before the operator first opens sales: a new account confirms at once', async () => {
  await asOwner(world, 'delete from platform.first_opening')
  const admin = await world.signedIn('admin')
  const { client } = await newcomer('officer')
  await asOwner(world, 'insert into platform.first_opening (opened_at) values (now())')
  expect((await client.decide(await proposed(admin), 'confirm')).status).toBe(200)
})

test('a new account: may send proposals back immediately; confirms, and has its proposals confirmed, after a day', async () => {
  const admin = await world.signedIn('admin')
  const { client, path } = await newcomer('officer')
  const refused = await client.decide(await proposed(admin), 'confirm')
  const from = new Date(String(refused.body.facts['from']))
  expect([refused.status, refused.body.code]).toEqual([403, 'too-new-to-confirm'])
  expect(from.getTime() - world.clock.now().getTime()).toBeGreaterThan(hours(23))
  expect((await client.get<StaffSession>('/api/session')).body.staff.confirmsFrom).toBe(from.toISOString())
  expect((await oficial.get<StaffMember>(path)).body.confirmsFrom).toBe(from.toISOString())
  expect((await client.decide(await proposed(admin), 'send-back')).status).toBe(200)

  const theirs = await member('support')
  const named = { action: 'role', role: 'analyst', ...note }
  const second = await newcomer('admin')
  expect((await second.client.post(`${theirs.path}/proposal`, named)).status).toBe(200)
  expect((await oficial.decide(`${theirs.path}/decision`, 'confirm')).body.code).toBe('proposer-too-new')

  await world.moveClock(hours(24))
  expect((await oficial.decide(`${theirs.path}/decision`, 'confirm')).status).toBe(200)
  expect((await client.decide(await proposed(admin), 'confirm')).status).toBe(200)
  expect((await client.get<StaffSession>('/api/session')).body.staff.confirmsFrom).toBeUndefined()
})

test('a change of role: starts a new day without confirmations', async () => {
  const admin = await world.signedIn('admin')
  const raised = await temporaryUser(world, 'staff', { kind: 'staff', role: 'support' })
  const path = `/api/staff-members/${toWireId('staff', raised.id)}`
  await admin.post(`${path}/proposal`, { action: 'role', role: 'officer', ...note })
  expect((await oficial.decide(`${path}/decision`, 'confirm')).status).toBe(200)
  const client = world.staff()
  await client.signIn(raised.email, world.password)
  await world.prove(client)
  expect((await client.decide(await proposed(admin), 'confirm')).body.code).toBe('too-new-to-confirm')
})

test('an early confirmation: only two compliance officers can decide it', async () => {
  const admin = await world.signedIn('admin')
  const second = await member('officer')
  const { client, path } = await newcomer('officer')
  const early = `${path}/early-confirmation`
  expect((await admin.post(early, note)).status).toBe(403)
  expect((await client.post(early, note)).body.code).toBe('too-new-to-confirm')
  expect((await oficial.post<StaffMember>(early, note)).body.proposal?.action).toBe('confirm-early')
  expect((await oficial.decide(`${path}/decision`, 'confirm')).body.code).toBe('same-person')
  expect((await client.decide(`${path}/decision`, 'confirm')).body.code).toBe('own-account')
  expect((await admin.decide(`${path}/decision`, 'confirm')).body.code).toBe('two-officers-needed')
  expect((await second.client.decide(`${path}/decision`, 'confirm')).status).toBe(200)
  expect((await client.decide(await proposed(admin), 'confirm')).status).toBe(200)
  expect((await oficial.post(early, note)).body.code).toBe('staff-status')
})

test('the only member of staff: invites immediately a person who may confirm; unopened invitations need a second person afterwards', async () => {
  const admin = await world.signedIn('admin')
  const { body } = await admin.get<StaffSession>('/api/session')
  const others = await asOwner<{ id: string }>(
    world,
    `update access.staff set status = 'invited' where status = 'active' and id <> $1 returning id`,
    [fromWireId('staff', body.staff.id)],
  )
  const invited = (email: string, role: StaffRole) =>
    admin.post<StaffMember>('/api/staff-members', { name: 'Primera Persona', email, role, ...note })
  expect((await invited('sola@demo.puente.test', 'support')).body.code).toBe('second-person-first')
  const accept = async (email: string) => {
    const { id, status } = (await invited(email, 'officer')).body
    expect(status).toBe('invited')
    return async () => {
      const code = await issueKnownCode(world, 'invitation', fromWireId('staff', id) ?? '', email)
      return world.staff().post(`/api/staff-invitations/${id}/acceptance`, { code, password: PASSWORD })
    }
  }
  const [first, second] = [await accept('una@demo.puente.test'), await accept('dos@demo.puente.test')]
  const answers = await Promise.all([first(), second()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  expect((await invited('tres@demo.puente.test', 'officer')).body.status).toBe('proposed')
  await asOwner(world, `update access.staff set status = 'active' where id = any($1::uuid[])`, [
    others.map(({ id }) => id),
  ])
})

test('a proposal of an account that was locked afterwards: nobody confirms it, others may send it back', async () => {
  const author = await member('admin')
  const decision = await proposed(author.client)
  expect((await oficial.post(`${author.path}/lock`, note)).status).toBe(200)
  expect((await oficial.decide(decision, 'confirm')).body.code).toBe('proposer-locked')
  const about = await oficial.get<StaffMember>(decision.replace('/decision', ''))
  expect(about.body.proposal?.proposerLocked).toBe(true)
  expect((await oficial.decide(decision, 'send-back')).status).toBe(200)
})
