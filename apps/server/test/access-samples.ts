import { fromWireId, toWireId, type StaffRole } from '@puente/contract'
import type { PasskeyCreation, PasskeyRequest, SecondFactorAsked } from '@puente/contract/customer'
import { createStaff, createUser, hashPassword } from '../src/modules/access/index.ts'
import { createCustomer } from '../src/modules/customers/index.ts'
import { nextPhone } from './applicant.ts'
import { asOwner } from './owner.ts'
import { Authenticator } from './authenticator.ts'
import type { Principal, Sample } from './authorisation.ts'
import type { Client } from './client.ts'
import { enrolPasskey, enrolTotp, issueKnownCode, totpAt } from './proofs.ts'
import { rutOf } from './walk/people.ts'
import type { TestEnvironment } from './world.ts'

type Side = 'user' | 'staff'

/** A user created for one request, signed in and with step-up passed. */
export interface TemporaryUser {
  readonly client: Client
  readonly id: string
  readonly email: string
}

const system = { kind: 'system', name: 'test' } as const
let made = 0
let password: ReturnType<typeof hashPassword> | undefined

/** Creates a user of a realm for one request; staff get the caller's role. */
export async function temporaryUser(
  world: TestEnvironment,
  side: Side,
  principal: Principal,
): Promise<TemporaryUser> {
  made += 1
  const email = `paso-${made}@demo.puente.test`
  const hash = await (password ??= hashPassword(world.password))
  const role: StaffRole = principal.kind === 'staff' ? principal.role : 'support'
  const id = await world.runtime.work(system, async (work) => {
    const person = { email, name: 'Paso Prueba', password: hash }
    if (side === 'staff') return createStaff(work, { ...person, role })
    const customer = await createCustomer(work, {
      kind: 'person',
      rut: rutOf(8_100_000 + made),
      name: person.name,
      status: 'active',
      level: 'basic',
      country: 'CL',
    })
    return createUser(work, { ...person, customerIds: [customer?.id ?? ''] })
  })
  const client = side === 'staff' ? world.staff() : world.customer()
  const { status } = await client.signIn(email, world.password)
  if (status !== 200 || id === undefined) throw new Error(`${email} could not sign in: ${status}`)
  await world.prove(client)
  return { client, id, email }
}

type Make = (principal: Principal) => Promise<Sample>

/** A valid request of a user who was created for it; `make` returns the rest of it. */
const byAnyone =
  (world: () => TestEnvironment, side: Side, make: (passer: TemporaryUser) => Promise<Sample>): Make =>
  async (principal) => {
    const passer = await temporaryUser(world(), side, principal)
    const sample = await make(passer)
    return { ...sample, ...(passer.client.cookie === undefined ? {} : { cookie: passer.client.cookie }) }
  }

/** The same for endpoints that refuse unauthenticated users: these can share one request. */
function by(
  world: () => TestEnvironment,
  side: Side,
  make: (passer: TemporaryUser) => Promise<Sample>,
): Make {
  const fresh = byAnyone(world, side, make)
  let refused: Promise<Sample> | undefined
  return (principal) => (principal.kind === 'nobody' ? (refused ??= fresh(principal)) : fresh(principal))
}

const originOf = ({ config }: TestEnvironment, side: Side) =>
  side === 'staff' ? config.backofficeUrl : config.publicUrl

/** Valid requests for signing in and recovery, which are open to everyone. */
const waysIn = (world: () => TestEnvironment, side: Side) => ({
  finishSignIn: byAnyone(world, side, async ({ client, email }) => {
    const { recoveryCodes } = await enrolTotp(world(), client)
    const { body } = await client.signIn<SecondFactorAsked>(email, world().password)
    const { pendingId } = body.secondFactor
    return { path: '/api/session/second-factor', body: { pendingId, recoveryCode: recoveryCodes[0] } }
  }),
  signInWithPasskey: byAnyone(world, side, async ({ client }) => {
    const { authenticator } = await enrolPasskey(originOf(world(), side), client)
    const { body } = await client.post<PasskeyRequest>('/api/passkey-challenges', {})
    return { path: '/api/session/passkey', body: { passkey: authenticator.answer(body) } }
  }),
  createPasskeyChallenge: async () => ({ path: '/api/passkey-challenges', body: {} }),
  startRecovery: byAnyone(world, side, async ({ email }) => ({ path: '/api/recoveries', body: { email } })),
  finishRecovery: byAnyone(world, side, async ({ client, email }) => {
    const { body } = await client.post<{ recoveryId: string }>('/api/recoveries', { email })
    const subject = fromWireId('recovery', body.recoveryId) ?? ''
    const code = await issueKnownCode(world(), 'recovery', subject, email)
    const path = `/api/recoveries/${body.recoveryId}/password`
    return { path, body: { code, password: 'caballo-grapa-pila' } }
  }),
})

/** Valid requests for second factors. */
const factors = (world: () => TestEnvironment, side: Side) => ({
  getFactors: async () => ({ path: '/api/second-factors' }),
  startTotp: by(world, side, async () => ({ path: '/api/second-factors/totp', body: {} })),
  confirmTotp: by(world, side, async ({ client }) => {
    const { body } = await client.post<{ secret: string }>('/api/second-factors/totp', {})
    const code = totpAt(body.secret, world().clock.realNow())
    return { path: '/api/second-factors/totp', body: { code } }
  }),
  removeTotp: by(world, side, async ({ client }) => {
    await enrolTotp(world(), client)
    return { path: '/api/second-factors/totp' }
  }),
  startPasskey: by(world, side, async () => ({ path: '/api/passkey-registrations', body: {} })),
  addPasskey: by(world, side, async ({ client }) => {
    const { body } = await client.post<PasskeyCreation>('/api/passkey-registrations', {})
    const passkey = new Authenticator(originOf(world(), side)).make(body)
    return { path: '/api/passkeys', body: { name: 'Llave', passkey } }
  }),
  renamePasskey: by(world, side, async ({ client }) => {
    const { passkey } = await enrolPasskey(originOf(world(), side), client)
    return { path: `/api/passkeys/${passkey.id}/name`, body: { name: 'Otra' } }
  }),
  removePasskey: by(world, side, async ({ client }) => {
    const { passkey } = await enrolPasskey(originOf(world(), side), client)
    return { path: `/api/passkeys/${passkey.id}` }
  }),
  renewRecoveryCodes: by(world, side, async ({ client }) => {
    await enrolTotp(world(), client)
    return { path: '/api/second-factors/recovery-codes', body: {} }
  }),
})

/** Valid requests for sessions, their step-up, and the list of sessions. */
const sessions = (world: () => TestEnvironment, side: Side) => ({
  changePassword: by(world, side, async () => ({
    path: '/api/password',
    body: { current: world().password, next: 'caballo-grapa-pila' },
  })),
  startStepUp: by(world, side, async () => ({ path: '/api/step-ups', body: {} })),
  finishStepUp: by(world, side, async ({ id, email }) => ({
    path: '/api/step-ups/current',
    body: { code: await issueKnownCode(world(), 'step-up', id, email) },
  })),
  listSessions: async () => ({ path: '/api/sessions' }),
  endSession: by(world, side, async ({ client }) => {
    const { body } = await client.get<{ items: { id: string }[] }>('/api/sessions')
    return { path: `/api/sessions/${body.items[0]?.id}` }
  }),
  endOtherSessions: by(world, side, async () => ({ path: '/api/sessions' })),
  listDevices: async () => ({ path: '/api/devices' }),
  removeDevice: by(world, side, async ({ id }) => {
    const [device] = await asOwner<{ id: string }>(
      world(),
      `select id from access.${side}_device where holder_id = $1`,
      [id],
    )
    return { path: `/api/devices/${toWireId('device', device?.id ?? '')}` }
  }),
})

/** A valid request for every endpoint that customers' users and staff share. */
export const accessSamples = (world: () => TestEnvironment, side: Side) => ({
  ...waysIn(world, side),
  ...factors(world, side),
  ...sessions(world, side),
})

/** A valid request for every endpoint about a user's contact data. */
export const contactSamples = (world: () => TestEnvironment) => ({
  getContact: async () => ({ path: '/api/contact' }),
  sendContactCode: by(world, 'user', async ({ id }) => {
    await asOwner(world(), 'update access.user set email_verified_at = null where id = $1', [id])
    return { path: '/api/contact/email/codes', body: {} }
  }),
  changeEmail: by(world, 'user', async () => ({
    path: '/api/contact/email',
    body: { email: 'nueva@demo.puente.test' },
  })),
  verifyEmail: by(world, 'user', async ({ id, email }) => ({
    path: '/api/contact/email/verification',
    body: { code: await issueKnownCode(world(), 'email', id, email) },
  })),
  changePhone: by(world, 'user', async () => ({ path: '/api/contact/phone', body: { phone: nextPhone() } })),
  verifyPhone: by(world, 'user', async ({ id }) => ({
    path: '/api/contact/phone/verification',
    body: { code: await issueKnownCode(world(), 'phone', id, '+56912345678') },
  })),
})
