import type { ContactWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { owedBy, stoppedBy, kindsWithDifferences } from '../../../../test/open-items.ts'
import { newestCode } from '../../../../test/proofs.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { emailBounced, setPhone, userIdOf } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
const persona = 'persona@demo.puente.test'
let world: TestEnvironment
let client: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  // Signed in with a password only: proving the current address needs no step-up.
  client = await world.signedIn('persona', { proven: false })
})
afterAll(() => world.close())

const send = (what: string) => client.post<{ sentTo: string }>(`/api/contact/${what}/codes`, {})
const verify = (what: 'email' | 'phone', code: string | undefined) =>
  client.post<ContactWire>(`/api/contact/${what}/verification`, { code })

test('mail to the user bounces: orders are blocked until a code proves the e-mail again', async () => {
  expect(await owedBy(client)).toEqual([])
  expect(await stoppedBy(client)).toBeUndefined()
  expect((await send('email')).body.code, 'nothing to prove').toBe('item-closed')

  await world.runtime.work(system, (work) => emailBounced(work, persona))
  const [item] = await owedBy(client)
  expect(item).toMatchObject({
    kind: 'contact-information',
    facts: { email: 'bounced' },
    blocks: true,
    mine: true,
  })
  expect(await stoppedBy(client)).toEqual({
    status: 409,
    kind: 'contact-information',
    subject: item?.id,
    path: '/notifications/update-contact-information',
  })
  expect((await client.get('/api/transfers')).status, 'reading goes on').toBe(200)

  const sent = await send('email')
  expect([sent.status, sent.body.sentTo]).toEqual([202, 'pe•••@demo.puente.test'])
  expect((await verify('email', '00000x')).body.code).toBe('code-wrong')
  expect((await verify('email', await newestCode(world, 'email'))).body).toMatchObject({ email: persona })
  expect(await owedBy(client)).toEqual([])
  expect(await stoppedBy(client)).toBeUndefined()
})

test('an unverified phone beside a bounced e-mail: one item with both, and each code removes its part', async () => {
  await world.runtime.work(system, async (work) => {
    await setPhone(work, (await userIdOf(work, persona)) ?? '', '+56911112222')
    await emailBounced(work, persona)
  })
  expect((await owedBy(client)).map(({ facts }) => facts)).toEqual([
    { email: 'bounced', phone: 'unverified' },
  ])
  await send('phone')
  expect((await verify('phone', await newestCode(world, 'phone'))).body.phoneVerified).toBe(true)
  expect((await owedBy(client)).map(({ facts }) => facts)).toEqual([{ email: 'bounced' }])
  await send('email')
  await verify('email', await newestCode(world, 'email'))
  expect(await owedBy(client)).toEqual([])
})

test('changing e-mail or phone: needs a step-up; the nightly check of pending items finds no difference', async () => {
  const changed = await client.put('/api/contact/email', { email: 'otra@x.cl' })
  expect(changed.body.code).toBe('step-up-required')
  expect(await kindsWithDifferences(world)).toEqual([])
})
