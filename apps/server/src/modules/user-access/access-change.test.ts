import { toWireId } from '@puente/contract'
import type { ContactWire, CustomerSession } from '@puente/contract/customer'
import type { StaffUser, WaitingApproval } from '@puente/contract/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { temporaryUser, type TemporaryUser } from '../../../test/access-samples.ts'
import { nextPhone } from '../../../test/applicant.ts'
import type { Client } from '../../../test/client.ts'
import { recipientBody } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { emittedEvents, enrolPasskey, enrolTotp, newestCode } from '../../../test/proofs.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { contactsOf } from '../access/index.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
let soporte: Client
let analista: Client
let user: TemporaryUser
let path: string

beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  soporte = await world.signedIn('soporte')
  analista = await world.signedIn('analista')
})
beforeEach(async () => {
  user = await temporaryUser(world, 'user', { kind: 'owner' })
  path = `/api/users/${toWireId('user', user.id)}`
})
afterAll(async () => world?.close())

const asked = { identified: 'video-call', note: 'Llamó y mostró su cédula' }
const propose = (body: object) => soporte.post(`${path}/access-proposal`, { ...asked, ...body })
const read = async () => (await soporte.get<StaffUser>(path)).body
const decision = async () => `/api/approvals/${(await read()).proposal?.id}/decision`
const confirm = async () => analista.post(await decision(), { decision: 'confirm' })
const session = (client: Client) => client.get<CustomerSession>('/api/session')
const kept = () => asOwner(world, 'select from access.proposed_contact where user_id = $1', [user.id])

describe('a user who lost every second factor', () => {
  it('two people end them: sessions end, the password signs in again, and new recipients are stopped', async () => {
    await enrolTotp(world, user.client)
    await enrolPasskey(world.config.publicUrl, user.client)
    expect((await propose({ action: 'end-factors' })).status).toBe(204)
    expect((await read()).proposal).toMatchObject({ action: 'end-factors', identified: 'video-call' })
    expect((await soporte.post(await decision(), { decision: 'confirm' })).status).toBe(403)
    expect((await session(user.client)).status).toBe(200)

    expect((await confirm()).status).toBe(200)
    expect((await session(user.client)).status).toBe(401)
    expect(await read()).toMatchObject({ secondFactor: false, sessions: 0 })
    const client = world.customer()
    expect((await client.signIn(user.email, world.password)).status).toBe(200)
    await world.prove(client)
    expect((await client.post('/api/recipients', recipientBody())).body.code).toBe('contact-just-changed')
    const removed = (await emittedEvents(world, 'access.factor-changed')).filter(
      ({ facts }) => facts['change'] === 'removed',
    )
    expect(removed.map(({ facts }) => facts['factor']).toSorted()).toEqual(['passkey', 'totp'])
    const left = await asOwner(world, 'select from access.user_recovery_code where holder_id = $1', [user.id])
    expect(left).toEqual([])
  })

  it('a user without one: refused', async () => {
    expect((await propose({ action: 'end-factors' })).body.code).toBe('no-second-factor')
  })
})

describe('a user who lost their e-mail', () => {
  it('two people replace it: the former address is notified, and the new one has yet to be verified', async () => {
    const email = `nuevo-${user.email}`
    expect((await propose({ action: 'set-email', email: ` ${email.toUpperCase()}` })).status).toBe(204)
    expect((await read()).proposal).toMatchObject({ action: 'set-email', contact: email })
    const { body: queue } = await analista.get<{ items: WaitingApproval[] }>('/api/approvals?limit=100')
    expect(queue.items.find(({ subjectId }) => path.endsWith(subjectId))?.subjectName).toBe('Paso Prueba')
    expect((await confirm()).status).toBe(200)
    expect((await session(user.client)).status).toBe(401)
    expect(await read()).toMatchObject({ email, emailVerified: false, sessions: 0 })
    expect((await world.customer().signIn(user.email, world.password)).status).toBe(401)
    const client = world.customer()
    expect((await client.signIn(email, world.password)).status).toBe(200)
    expect((await client.get<ContactWire>('/api/contact')).body.noNewRecipientsUntil).toBeDefined()
    const [event] = (await emittedEvents(world, 'access.contact-changed')).slice(-1)
    expect(event?.facts).toMatchObject({ what: 'email' })
    expect(await kept()).toEqual([])

    expect((await client.post('/api/contact/email/codes')).status).toBe(202)
    const code = await newestCode(world, 'email')
    const verified = await client.ask<ContactWire>('POST', '/api/contact/email/verification', { code })
    expect(verified.body).toMatchObject({ email, emailVerified: true })
  })

  it('missing, without the form of one, or of another user: refused at its field', async () => {
    const fault = async (email?: string) =>
      (await propose({ action: 'set-email', ...(email === undefined ? {} : { email }) })).body.fields
    expect(await fault()).toEqual([{ at: 'email', fault: 'missing' }])
    expect(await fault('nadie')).toEqual([{ at: 'email', fault: 'wrong-format' }])
    expect(await fault('persona@demo.puente.test')).toEqual([{ at: 'email', fault: 'in-use' }])
  })

  it('another user takes the address before the decision: refused, and the proposal stays', async () => {
    const email = `tomado-${user.email}`
    await propose({ action: 'set-email', email })
    const other = await temporaryUser(world, 'user', { kind: 'owner' })
    const theirs = `/api/users/${toWireId('user', other.id)}`
    await soporte.post(`${theirs}/access-proposal`, { ...asked, action: 'set-email', email })
    const { body } = await soporte.get<StaffUser>(theirs)
    expect(
      (await analista.post(`/api/approvals/${body.proposal?.id}/decision`, { decision: 'confirm' })).status,
    ).toBe(200)
    expect((await confirm()).body.fields).toEqual([{ at: 'email', fault: 'in-use' }])
    expect(await read()).toMatchObject({ email: user.email, proposal: { contact: email } })
  })
})

describe('a user who lost their phone', () => {
  it('two people replace it; a phone that gets no codes is refused', async () => {
    const phone = nextPhone()
    expect((await propose({ action: 'set-phone', phone: '+56 2 2345 6789' })).body.fields).toEqual([
      { at: 'phone', fault: 'phone-type' },
    ])
    expect((await propose({ action: 'set-phone', phone })).status).toBe(204)
    expect((await confirm()).status).toBe(200)
    const contact = await world.runtime.work(system, (work) => contactsOf(work, [user.id]))
    expect(contact.get(user.id)).toMatchObject({ phoneVerified: false })
    expect((await read()).phone).toContain(phone.slice(-4))
  })

  it('withdrawn or sent back: nothing changes, and the proposed phone is deleted', async () => {
    await propose({ action: 'set-phone', phone: nextPhone() })
    expect((await propose({ action: 'set-phone', phone: nextPhone() })).body.code).toBe('already-proposed')
    const own = (await decision()).replace(/decision$/, 'withdrawal')
    expect((await soporte.post(own)).status).toBe(200)
    expect(await kept()).toEqual([])
    await propose({ action: 'set-phone', phone: nextPhone() })
    expect(await kept()).toHaveLength(1)
    const verdict = { decision: 'send-back', note: 'Falta la videollamada' }
    expect((await analista.post(await decision(), verdict)).status).toBe(200)
    expect([await kept(), (await read()).phone]).toEqual([[], undefined])
    expect((await session(user.client)).status).toBe(200)
  })
})
