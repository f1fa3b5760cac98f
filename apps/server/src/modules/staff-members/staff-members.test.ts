import { fromWireId, toWireId, type StaffRole } from '@puente/contract'
import { settingKind, type StaffMember, type StaffSession } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryUser } from '../../../test/access-samples.ts'
import type { Client } from '../../../test/client.ts'
import { invite } from '../../../test/console-samples.ts'
import { asOwner } from '../../../test/owner.ts'
import { enrolPasskey, enrolTotp, issueKnownCode } from '../../../test/proofs.ts'
import { confirmSetting, proposeSetting, settingNow } from '../../../test/settings.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

let world: TestEnvironment
let admin: Client
let oficial: Client

beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  admin = await world.signedIn('admin')
  oficial = await world.signedIn('oficial')
})
afterAll(async () => world?.close())

const colleague = async (role: StaffRole) => {
  const { id, ...rest } = await temporaryUser(world, 'staff', { kind: 'staff', role })
  return { ...rest, id: toWireId('staff', id), path: `/api/staff-members/${toWireId('staff', id)}` }
}
const session = (client: Client) => client.get<StaffSession>('/api/session')
const PASSWORD = 'caballo-grapa-pila'
const note = { note: 'Por una buena razón' }

/** Number of codes issued to open an account. */
const codesFor = async (id: string): Promise<number> =>
  (
    await asOwner(world, `select from access.code where purpose = 'invitation' and subject = $1`, [
      fromWireId('staff', id),
    ])
  ).length

describe('an invitation', () => {
  it('confirmed by a second person: a code opens an account once, and the account must enrol a second factor', async () => {
    const email = 'nueva@demo.puente.test'
    const body = { name: 'Nueva Persona', email, role: 'treasury', note: 'Reemplaza a alguien' }
    const invited = await admin.post<StaffMember>('/api/staff-members', body)
    expect([invited.status, invited.body.status, invited.body.role]).toEqual([201, 'proposed', 'treasury'])
    const decision = `/api/staff-members/${invited.body.id}/decision`
    expect((await admin.decide(decision, 'confirm')).body.code).toBe('same-person')
    expect(await codesFor(invited.body.id)).toBe(0)
    expect((await oficial.decide<StaffMember>(decision, 'confirm')).body.status).toBe('invited')
    expect(await codesFor(invited.body.id)).toBe(1)
    const again = await admin.post('/api/staff-members', { ...body, email: 'NUEVA@demo.puente.test' })
    expect([again.body.code, again.body.fields]).toEqual(['staff-known', [{ at: 'email', fault: 'in-use' }]])
    expect((await world.staff().signIn(email, PASSWORD)).status).toBe(401)

    const uuid = fromWireId('staff', invited.body.id) ?? ''
    const code = await issueKnownCode(world, 'invitation', uuid, email)
    const browser = world.staff()
    const accept = (typed: object) =>
      browser.post<StaffSession>(`/api/staff-invitations/${invited.body.id}/acceptance`, typed)
    expect((await accept({ code: '000000', password: PASSWORD })).body.code).toBe('code-wrong')
    expect((await accept({ code, password: 'corta' })).body.fields?.[0]?.at).toBe('password')
    expect((await accept({ code, password: PASSWORD })).body.mustEnrol).toBe(true)
    expect((await accept({ code, password: PASSWORD })).status).not.toBe(200)
    expect((await browser.get('/api/aged-money')).body.code).toBe('second-factor-required')
    await enrolTotp(world, browser)
    expect((await browser.get('/api/aged-money')).status).toBe(200)
  })

  it('a mail states where to open the account', async () => {
    const { id } = await invite(world)
    const events = await asOwner<{ name: string; subject: string }>(
      world,
      `select name, subject::text from platform.outbox where subject = $1`,
      [fromWireId('staff', id)],
    )
    expect(events.map(({ name }) => name)).toEqual(['access.code-issued'])
  })

  it('for an account that is open: refused', async () => {
    const { path } = await colleague('support')
    expect((await admin.post(`${path}/invitation`, note)).body.code).toBe('staff-status')
  })

  it('sent back: no invitation is sent, and the same e-mail may be proposed again', async () => {
    const body = { name: 'Otra Persona', email: 'otra@demo.puente.test', role: 'support', ...note }
    const first = await admin.post<StaffMember>('/api/staff-members', body)
    const sentBack = await oficial.decide<StaffMember>(
      `/api/staff-members/${first.body.id}/decision`,
      'send-back',
    )
    expect([sentBack.body.status, await codesFor(first.body.id)]).toEqual(['closed', 0])
    expect((await admin.post('/api/staff-members', body)).status).toBe(201)
  })

  it('another code: needs a second person, as the first one does', async () => {
    const { id } = await invite(world)
    const path = `/api/staff-members/${id}`
    expect((await admin.post<StaffMember>(`${path}/invitation`, note)).body.proposal?.action).toBe(
      'invite-again',
    )
    expect(await codesFor(id)).toBe(1)
    expect((await oficial.decide(`${path}/decision`, 'confirm')).status).toBe(200)
    expect(await codesFor(id)).toBe(2)
  })

  it('a domain that the rules exclude: refused after two people changed the rules', async () => {
    const rules = { mailDomains: ['operador.puente.test'], hoursBeforeConfirming: 24 }
    const before = await settingNow(admin, settingKind.staffRules)
    const change = (next: typeof rules) => proposeSetting(admin, settingKind.staffRules, next)
    expect((await change(rules)).status).toBe(200)
    expect((await confirmSetting(admin, settingKind.staffRules)).body.code).toBe('same-person')
    const { body } = await confirmSetting(oficial, settingKind.staffRules)
    expect(body.current?.data).toEqual(rules)
    const staff = { name: 'De Afuera', email: 'fuera@demo.puente.test', role: 'officer', ...note }
    expect((await admin.post('/api/staff-members', staff)).body.code).toBe('mail-domain-refused')
    await change(before)
    await confirmSetting(oficial, settingKind.staffRules)
  })
})

describe('another role', () => {
  it('takes effect after a second person confirmed it, and ends every session', async () => {
    const { client, path } = await colleague('support')
    expect((await client.get('/api/trial-balance')).status).toBe(403)
    const proposed = await admin.post(`${path}/proposal`, {
      action: 'role',
      role: 'treasury',
      note: 'Se cambia',
    })
    expect(proposed.status).toBe(200)
    expect((await admin.decide(`${path}/decision`, 'confirm')).body.code).toBe('same-person')
    expect((await session(client)).body.staff.role).toBe('support')
    const decided = await oficial.decide<StaffMember>(`${path}/decision`, 'confirm')
    expect([decided.body.role, decided.body.sessions]).toEqual(['treasury', 0])
    expect((await session(client)).status).toBe(401)
    const trail = await asOwner<{ action: string }>(
      world,
      `select action from platform.audit where action like '%-staff-change' and subject = $1 order by id`,
      [fromWireId('staff', path.split('/').at(-1) ?? '')],
    )
    expect(trail.map(({ action }) => action)).toEqual(['propose-staff-change', 'decide-staff-change'])
  })

  it('of one’s own account: can be neither proposed nor decided', async () => {
    const { client, path } = await colleague('admin')
    const change = { action: 'role', role: 'support', note: 'Me voy a otro equipo' }
    expect((await client.post(`${path}/proposal`, change)).body.code).toBe('own-account')
    expect((await admin.post(`${path}/proposal`, change)).status).toBe(200)
    expect((await client.decide(`${path}/decision`, 'confirm')).body.code).toBe('own-account')
    expect((await oficial.decide(`${path}/decision`, 'send-back')).status).toBe(200)
  })
})

/** Proposes that the person registers again; the compliance officer confirms. */
async function registersAgain(path: string) {
  const proposed = await admin.post(`${path}/proposal`, {
    action: 'register-again',
    note: 'Perdió su teléfono',
  })
  expect(proposed.status).toBe(200)
  expect((await admin.decide(`${path}/decision`, 'confirm')).body.code).toBe('same-person')
  return oficial.decide<StaffMember>(`${path}/decision`, 'confirm')
}

describe('a person who lost their second factor', () => {
  it('registers again after two people decided: former password, factors and sessions no longer work', async () => {
    const { client, id, email, path } = await colleague('treasury')
    const { authenticator } = await enrolPasskey(world.config.backofficeUrl, client)
    const decided = await registersAgain(path)
    expect([decided.body.status, decided.body.secondFactor, decided.body.sessions]).toEqual([
      'invited',
      false,
      0,
    ])
    expect((await session(client)).status).toBe(401)
    const other = world.staff()
    expect((await other.signIn(email, world.password)).body).toMatchObject({ code: 'credentials-unknown' })
    const challenge = await other.post<Parameters<typeof authenticator.answer>[0]>(
      '/api/passkey-challenges',
      {},
    )
    const passkey = authenticator.answer(challenge.body)
    expect((await other.post('/api/session/passkey', { passkey })).body.code).toBe('proof-wrong')

    const code = await issueKnownCode(world, 'invitation', fromWireId('staff', id) ?? '', email)
    const accepted = await other.post<StaffSession>(`/api/staff-invitations/${id}/acceptance`, {
      code,
      password: PASSWORD,
    })
    expect(accepted.body.mustEnrol).toBe(true)
    await enrolTotp(world, other)
    const { body } = await admin.get<StaffMember>(path)
    expect([body.status, body.role, body.secondFactor]).toEqual(['active', 'treasury', true])
    expect(body.confirmsFrom).toBeDefined()
  })

  it('who was only invited: refused, another code is for them', async () => {
    const { id } = await invite(world)
    const body = { action: 'register-again', note: 'Perdió el código' }
    const { body: said } = await admin.post(`/api/staff-members/${id}/proposal`, body)
    expect([said.code, said.facts]).toEqual(['staff-status', { status: 'invited' }])
  })
})

describe('a locked account', () => {
  it('one person locks it at once; nobody signs in to it until two people let its owner register again', async () => {
    const { client, email, path } = await colleague('analyst')
    const locked = await oficial.post<StaffMember>(`${path}/lock`, { note: 'Robo de su computador' })
    expect([locked.body.status, locked.body.sessions]).toEqual(['locked', 0])
    expect((await session(client)).status).toBe(401)
    expect((await world.staff().signIn(email, world.password)).body).toMatchObject({
      code: 'credentials-unknown',
    })
    expect((await oficial.post(`${path}/lock`, note)).body.code).toBe('staff-status')
    expect((await registersAgain(path)).body.status).toBe('invited')
  })

  it('one’s own account and the account of the last administrator: refused', async () => {
    const { body } = await session(admin)
    const own = `/api/staff-members/${body.staff.id}/lock`
    expect((await admin.post(own, note)).body.code).toBe('own-account')
    const others = await asOwner<{ id: string }>(
      world,
      `update access.staff set role = 'support' where role = 'admin' and status = 'active' and id <> $1 returning id`,
      [fromWireId('staff', body.staff.id)],
    )
    expect((await oficial.post(own, note)).body.code).toBe('last-administrator')
    await asOwner(world, `update access.staff set role = 'admin' where id = any($1::uuid[])`, [
      others.map(({ id }) => id),
    ])
  })
})

describe('a closed account', () => {
  it('every session ends and every sign-in is refused; it is not invited again', async () => {
    const { client, email, path } = await colleague('support')
    const { authenticator } = await enrolPasskey(world.config.backofficeUrl, client)
    await admin.post(`${path}/proposal`, { action: 'close', note: 'Dejó la empresa' })
    expect((await oficial.decide<StaffMember>(`${path}/decision`, 'confirm')).body.status).toBe('closed')
    expect((await session(client)).status).toBe(401)
    const other = world.staff()
    expect((await other.signIn(email, world.password)).body).toMatchObject({ code: 'credentials-unknown' })
    const challenge = await other.post<Parameters<typeof authenticator.answer>[0]>(
      '/api/passkey-challenges',
      {},
    )
    const byPasskey = await other.post('/api/session/passkey', {
      passkey: authenticator.answer(challenge.body),
    })
    expect(byPasskey.body.code).toBe('proof-wrong')
    expect(
      (await admin.post(`${path}/proposal`, { action: 'role', role: 'admin', note: 'Vuelve' })).body.code,
    ).toBe('staff-status')
  })

  it('the last administrator: refused, even when two proposals wait at the same time', async () => {
    const one = await colleague('admin')
    const two = await colleague('admin')
    const { body } = await session(admin)
    const own = `/api/staff-members/${body.staff.id}`
    for (const path of [one.path, own])
      expect((await two.client.post(`${path}/proposal`, { action: 'close', note: 'Fuera' })).status).toBe(200)
    expect((await one.client.post(`${two.path}/proposal`, { action: 'close', note: 'Fuera' })).status).toBe(
      200,
    )
    const others = await asOwner<{ id: string }>(
      world,
      `update access.staff set role = 'support' where role = 'admin' and status = 'active'
       and not (id = any($1::uuid[])) returning id`,
      [[one.path, two.path, own].map((path) => fromWireId('staff', path.split('/').at(-1) ?? ''))],
    )
    const decisions = await Promise.all(
      [one.path, two.path, own].map((path) => oficial.decide(`${path}/decision`, 'confirm')),
    )
    const codes = decisions.map(({ status, body: said }) => (status === 200 ? 'done' : said.code))
    expect(codes.toSorted()).toEqual(['done', 'done', 'last-administrator'])
    await asOwner(world, `update access.staff set role = 'admin' where id = any($1::uuid[])`, [
      others.map(({ id }) => id),
    ])
  })
})
