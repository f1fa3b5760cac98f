import type { FactorsWire, SecondFactorAsked, StaffSession } from '@puente/contract/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { enrolPasskey, enrolTotp, newestCode, totpAt } from '../../../../test/proofs.ts'
import type { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { productionEnv } from '../../../../test/production-env.ts'
import { hours } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

const tesoreria = 'tesoreria@demo.puente.test'
const withoutDatabase = (env: Record<string, string>) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => name !== 'DATABASE_URL'))
let world: TestEnvironment
/** The demo people stand in for the operator's staff. No other part of the sandbox is configured. */
beforeAll(async () => {
  world = await createEnvironment({
    sandbox: false,
    env: { ...withoutDatabase(productionEnv()), BACKOFFICE_URL: 'https://staff.puente.example' },
  })
})
afterAll(() => world.close())
beforeEach(() => world.clock.advanceReal(hours(1)))

async function enter(email = tesoreria): Promise<Client> {
  const client = world.staff()
  const { body } = await client.signIn<StaffSession>(email, world.password)
  expect(body.mustEnrol).toBe(true)
  return client
}

test('a password alone: staff may enrol a second factor and do nothing else', async () => {
  const client = await enter()
  expect((await client.get<StaffSession>('/api/session')).body.mustEnrol).toBe(true)
  for (const path of ['/api/trial-balance', '/api/transfers', '/api/sessions', '/api/devices'])
    expect((await client.get(path)).body, path).toMatchObject({ code: 'second-factor-required', status: 403 })
  expect((await client.put('/api/password', { current: 'x', next: 'y' })).body.code).toBe(
    'second-factor-required',
  )
  expect((await client.get<FactorsWire>('/api/second-factors')).status).toBe(200)
  expect(
    (await client.post('/api/second-factors/totp', {})).body,
    'not even that by a password',
  ).toMatchObject({
    code: 'step-up-required',
    facts: { methods: 'mail' },
  })
})

test('a wrong password: the response does not mention a second factor', async () => {
  expect((await world.staff().signIn(tesoreria, 'wrong')).body.code).toBe('credentials-unknown')
})

test('a code by mail and an enrolled authenticator: full access, and later sign-ins need both password and factor', async () => {
  const client = await enter()
  await client.post('/api/step-ups', {})
  const shown = await client.post('/api/step-ups/current', { code: await newestCode(world, 'step-up') })
  expect(shown.status).toBe(200)
  const { secret, recoveryCodes } = await enrolTotp(world, client)
  expect(recoveryCodes).toHaveLength(10)
  expect((await client.get('/api/trial-balance')).status).toBe(200)
  expect((await client.get<StaffSession>('/api/session')).body.mustEnrol).toBe(false)

  world.clock.advanceReal(31_000)
  const next = world.staff()
  const { secondFactor } = (await next.signIn<SecondFactorAsked>(tesoreria, world.password)).body
  expect(next.cookie).toBeUndefined()
  const totp = totpAt(secret, world.clock.realNow())
  const body = { pendingId: secondFactor.pendingId, totp, remember: true }
  const opened = await next.post<StaffSession>('/api/session/second-factor', body)
  expect(opened.body).toMatchObject({ staff: { email: tesoreria }, mustEnrol: false })
  expect(opened.headers.getSetCookie().every((line) => line.includes('; Secure'))).toBe(true)
  const remembered = await next.signIn<SecondFactorAsked>(tesoreria, world.password)
  expect(remembered.body.secondFactor, 'no browser of staff is remembered').toBeDefined()
})

test('staff: cannot remove their last second factor, and can replace it', async () => {
  const client = await enter('admin@demo.puente.test')
  await client.post('/api/step-ups', {})
  await client.post('/api/step-ups/current', { code: await newestCode(world, 'step-up') })
  await enrolTotp(world, client)
  expect((await client.delete('/api/second-factors/totp')).body).toMatchObject({
    code: 'last-factor',
    status: 409,
  })
  const { passkey } = await enrolPasskey('https://staff.puente.example', client)
  expect((await client.delete('/api/second-factors/totp')).status).toBe(204)
  expect((await client.delete(`/api/passkeys/${passkey.id}`)).body.code).toBe('last-factor')
  const rows = await asOwner(world, 'select from access.staff_passkey')
  expect(rows).toHaveLength(1)
})
