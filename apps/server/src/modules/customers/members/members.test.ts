import type { CustomerSession, MemberWire, PasskeyRequest } from '@puente/contract/customer'
import type { StaffCustomer } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { enrolPasskey } from '../../../../test/proofs.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

let world: TestEnvironment
let operator: Client
let reader: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  operator = await signedIn('empresa.finanzas')
  reader = await signedIn('empresa.lectura')
})
afterAll(async () => world?.close())

async function signedIn(name: string): Promise<Client> {
  const client = world.customer()
  const { status } = await client.signIn(`${name}@demo.puente.test`, world.password)
  if (status !== 200) throw new Error(`${name} could not sign in: ${status}`)
  return client
}

const session = async (client: Client) => (await client.get<CustomerSession>('/api/session')).body
const members = async (client: Client) =>
  (await client.get<{ items: MemberWire[] }>('/api/members')).body.items
const quote = { corridorId: 'us-usd', side: 'send', amount: '200000' }

describe('the members of a company', () => {
  it('see each other’s roles, and their own in the session', async () => {
    const seen = (await members(reader)).map(({ name, role, isYou }) => [name, role, isYou])
    expect(seen).toEqual([
      ['Representante Demo', 'administrator', false],
      ['Finanzas Demo', 'operator', false],
      ['Lectura Demo', 'reader', true],
    ])
    expect((await session(operator)).actingAs.role).toBe('operator')
    expect((await session(await world.signedIn('persona'))).actingAs.role).toBe('administrator')
  })

  it('an action outside the role: refused with the names of members who may do it, and recorded', async () => {
    const refused = await reader.post('/api/quotes', quote)
    expect([refused.status, refused.body.code]).toEqual([403, 'power-missing'])
    expect(refused.body.facts).toEqual({ power: 'operate', whoCan: 'Representante Demo, Finanzas Demo' })
    const [trail] = await asOwner<{ outcome: string }>(
      world,
      `select outcome from platform.audit where action = 'createQuote' order by id desc limit 1`,
    )
    expect(trail?.outcome).toBe('refused:power-missing')
    expect((await operator.post('/api/quotes', quote)).status).toBe(201)
    const file = await operator.put('/api/application', { occupation: 'Otra' })
    expect(file.body.facts).toEqual({ power: 'administer', whoCan: 'Representante Demo' })
  })

  it('are shown to staff with their roles', async () => {
    const { actingAs } = await session(reader)
    const { body } = await (
      await world.signedIn('soporte')
    ).get<StaffCustomer>(`/api/customers/${actingAs.id}`)
    expect(body.members.map(({ role }) => role)).toEqual(['administrator', 'operator', 'reader'])
  })
})

describe('an administrator', () => {
  const idOf = async (name: string) =>
    (await members(reader)).find((member) => member.name === name)?.id ?? 'usr_nobody'

  it('changes a role: effective at once in every session', async () => {
    const admin = await world.signedIn('empresa')
    const path = `/api/members/${await idOf('Lectura Demo')}/role`
    expect((await operator.put(path, { role: 'reader' })).body.code).toBe('power-missing')
    expect((await admin.put<MemberWire>(path, { role: 'operator' })).body.role).toBe('operator')
    expect((await reader.post('/api/quotes', quote)).status).toBe(201)
    expect((await admin.put<MemberWire>(path, { role: 'reader' })).body.role).toBe('reader')
    expect((await reader.post('/api/quotes', quote)).body.code).toBe('power-missing')
    const trail = await asOwner<{ facts: object }>(
      world,
      `select facts from platform.audit where action = 'change-member-role' order by id`,
    )
    expect(trail.map(({ facts }) => facts)).toMatchObject([
      { from: 'reader', to: 'operator' },
      { from: 'operator', to: 'reader' },
    ])
  })

  it('needs a step-up, and cannot change members of another customer', async () => {
    const path = `/api/members/${await idOf('Finanzas Demo')}`
    const unproven = await world.signedIn('empresa', { proven: false })
    expect((await unproven.delete(path)).body.code).toBe('step-up-required')
    const otherUser = await world.signedIn('persona')
    expect((await otherUser.delete(path)).status).toBe(404)
    expect((await otherUser.put(`${path}/role`, { role: 'reader' })).status).toBe(404)
  })

  it('removes a member: their sessions end, and they cannot sign in without another customer', async () => {
    const admin = await world.signedIn('empresa')
    await world.prove(operator)
    const { authenticator } = await enrolPasskey(world.config.publicUrl, operator)
    expect((await admin.delete(`/api/members/${await idOf('Finanzas Demo')}`)).status).toBe(204)
    expect((await operator.get('/api/session')).status).toBe(401)
    const again = world.customer()
    const byPassword = await again.signIn('empresa.finanzas@demo.puente.test', world.password)
    expect(byPassword.body).toMatchObject({ code: 'credentials-unknown' })
    const challenge = await again.post<PasskeyRequest>('/api/passkey-challenges', {})
    const passkey = authenticator.answer(challenge.body)
    expect((await again.post('/api/session/passkey', { passkey })).body.code).toBe('proof-wrong')
  })

  it('the last one: cannot be removed or demoted, also by two concurrent changes', async () => {
    const admin = await world.signedIn('empresa')
    const [own, other] = [await idOf('Representante Demo'), await idOf('Lectura Demo')]
    expect((await admin.delete(`/api/members/${own}`)).body.code).toBe('last-administrator')
    expect((await admin.put(`/api/members/${own}/role`, { role: 'reader' })).body.code).toBe(
      'last-administrator',
    )
    await admin.put(`/api/members/${other}/role`, { role: 'administrator' })
    await world.prove(reader)
    const gone = await Promise.all([
      admin.put(`/api/members/${own}/role`, { role: 'reader' }),
      reader.put(`/api/members/${other}/role`, { role: 'reader' }),
    ])
    expect(gone.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
