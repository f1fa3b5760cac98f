import type { ApplicationWire, ContactWire, CustomerSession } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  applicantReady,
  codeFor,
  provePhone,
  register,
  rutNumbered,
  wholeDraft,
} from '../../../../test/applicant.ts'
import type { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { emittedEvents } from '../../../../test/proofs.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { formerAddress } from '../../access/index.ts'
import { inSantiago } from '../../corridors/index.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

let people = 0
const email = () => `persona-${(people += 1)}@correo.cl`
const draft = () => wholeDraft(rutNumbered(15_100_000 + people))
const system = { kind: 'system', name: 'test' } as const
/** A newcomer who verified +56987654321, without a step-up. */
async function verified() {
  const registered = await register(world, email())
  await registered.client.put('/api/application', { phone: '9 8765 4321' })
  await provePhone(world, registered)
  return registered
}
const read = async (client: Client) => (await client.get<ApplicationWire>('/api/application')).body

describe('the application', () => {
  test('lists what is missing, in order; the list shrinks as it is filled', async () => {
    const { client } = await register(world, email())
    const empty = await read(client)
    expect(empty).toEqual({
      status: 'draft',
      reasons: [],
      file: { givenNames: 'Ana María', surnames: 'Prueba Ejemplo' },
      phoneVerified: false,
      missing: [
        'phone',
        'phoneVerification',
        'rut',
        'birthDate',
        'nationality',
        'documentNumber',
        'address.street',
        'address.number',
        'address.comuna',
      ],
      attemptsLeft: 5,
    })
    const part = await client.put<ApplicationWire>('/api/application', {
      rut: '12345678-5',
      address: { street: ' Calle  de Prueba ', comuna: '16101' },
    })
    expect(part.body.file).toMatchObject({
      rut: '12.345.678-5',
      address: { street: 'Calle de Prueba', comuna: '16101', comunaName: 'Chillán', regionName: 'Ñuble' },
    })
    const more = await client.put<ApplicationWire>('/api/application', {
      rut: '',
      address: { number: 's/n' },
    })
    expect(more.body.file.rut).toBeUndefined()
    expect(more.body.file.address).toMatchObject({ street: 'Calle de Prueba', number: 's/n' })
    expect(more.body.missing).not.toContain('address.street')
    expect(more.body.missing).toContain('rut')
  })

  test('is stored encrypted', async () => {
    const { client, customerId } = await register(world, email())
    const typed = wholeDraft('12.345.678-5')
    await client.put('/api/application', typed)
    const [row] = await asOwner<{ line: string }>(
      world,
      // The bytes as text: their hexadecimal digits may be those of a year by chance.
      `select concat_ws(' ', (to_jsonb(a) - 'file')::text, encode(file, 'escape')) as line
       from onboarding.application a where id = $1`,
      [customerId],
    )
    expect(row?.line).toContain(customerId)
    expect(row?.line).not.toMatch(/Ana|12345678|1990-05-17|Calle|500100300|Profesora/)
    expect(row?.line).not.toContain(typed.phone.replaceAll(/\D/g, ''))
  })

  test.each<[object, { at: string; fault: string }[]]>([
    [{ rut: '12.345.678-9' }, [{ at: 'rut', fault: 'wrong-check-digit' }]],
    [{ rut: 'nada' }, [{ at: 'rut', fault: 'wrong-format' }]],
    [{ givenNames: 'Ana 2' }, [{ at: 'givenNames', fault: 'not-a-name' }]],
    [{ birthDate: '2001-02-30' }, [{ at: 'birthDate', fault: 'not-a-date' }]],
    [{ birthDate: '2015-01-01' }, [{ at: 'birthDate', fault: 'under-age' }]],
    [{ nationality: 'XX' }, [{ at: 'nationality', fault: 'unknown-country' }]],
    [{ documentNumber: '12' }, [{ at: 'documentNumber', fault: 'wrong-format' }]],
    [{ address: { comuna: '13999' } }, [{ at: 'address.comuna', fault: 'unknown-comuna' }]],
    [{ address: { street: '🏠' } }, [{ at: 'address.street', fault: 'wrong-format' }]],
    [{ occupation: '🧑‍🏫' }, [{ at: 'occupation', fault: 'wrong-format' }]],
    [{ phone: '+56 2 2345 6789' }, [{ at: 'phone', fault: 'phone-type' }]],
    [{ phone: '+56 1' }, [{ at: 'phone', fault: 'wrong-format' }]],
    [
      { rut: '1-1', phone: 'x', address: { comuna: '00000' } },
      [
        { at: 'rut', fault: 'wrong-check-digit' },
        { at: 'phone', fault: 'wrong-format' },
        { at: 'address.comuna', fault: 'unknown-comuna' },
      ],
    ],
  ])('%j: refused at its field, and nothing is stored', async (change, fields) => {
    const { client } = await register(world, email())
    const before = await read(client)
    const answer = await client.put('/api/application', { occupation: 'Profesora', ...change })
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([422, 'fields-wrong', fields])
    expect(await read(client)).toEqual(before)
  })

  test('a person who turns 18 today in Santiago: accepted; one who turns 18 tomorrow: refused', async () => {
    world.clock.set('2026-11-22T02:30:00Z')
    const { client } = await register(world, email())
    expect((await client.put('/api/application', { birthDate: '2008-11-22' })).body.fields).toEqual([
      { at: 'birthDate', fault: 'under-age' },
    ])
    expect((await client.put('/api/application', { birthDate: '2008-11-21' })).status).toBe(200)
    world.clock.setOffset(0)
  })

  test('another person: reads and changes their own application only', async () => {
    const [one, other] = [await register(world, email()), await register(world, email())]
    await one.client.put('/api/application', { occupation: 'Profesora' })
    expect((await read(other.client)).file.occupation).toBeUndefined()
  })

  test('a company: has none; a person confirmed elsewhere: it is closed', async () => {
    const empresa = await world.signedIn('empresa')
    expect((await empresa.get('/api/application')).status).toBe(404)
    const persona = await world.signedIn('persona')
    expect(await read(persona)).toMatchObject({
      status: 'confirmed',
      missing: [],
      phoneVerified: true,
      file: { rut: '11.222.333-9', address: { comunaName: 'Santiago' } },
    })
    const answer = await persona.put('/api/application', { occupation: 'Profesora' })
    expect([answer.status, answer.body.code]).toEqual([409, 'application-closed'])
  })
})

describe('the phone', () => {
  test('verified by the newest code sent to it; a changed phone has to be verified again', async () => {
    const { client, userId } = await register(world, email())
    const none = await client.post('/api/application/phone-codes')
    expect([none.status, none.body.fields]).toEqual([422, [{ at: 'phone', fault: 'missing' }]])
    await client.put('/api/application', { phone: '9 8765 4321' })
    const sent = await client.post<{ sentTo: string }>('/api/application/phone-codes')
    expect([sent.status, sent.body.sentTo]).toEqual([202, '+56 ••• 21'])
    const wrong = await client.post('/api/application/phone-verification', { code: 'otro' })
    expect([wrong.status, wrong.body.code, wrong.body.facts]).toEqual([422, 'code-wrong', { triesLeft: 4 }])
    const code = await codeFor(world, userId)
    await client.put('/api/application', { phone: '9 1111 1111' })
    const ofAnother = await client.post('/api/application/phone-verification', { code })
    expect([ofAnother.status, ofAnother.body.code]).toEqual([410, 'code-expired'])
    await client.put('/api/application', { phone: '9 8765 4321' })
    const right = await client.post<ApplicationWire>('/api/application/phone-verification', { code })
    expect([right.status, right.body.phoneVerified]).toEqual([200, true])
    expect(right.body.missing).not.toContain('phoneVerification')
    const changed = await client.put<ApplicationWire>('/api/application', { phone: '9 2222 2222' })
    expect(changed.body.phoneVerified).toBe(false)
  })
})

describe('another phone in place of a verified one', () => {
  const code = (client: Client, typed: string | undefined) =>
    client.post<ApplicationWire>('/api/application/phone-verification', { code: typed })
  const contact = async (client: Client) => (await client.get<ContactWire>('/api/contact')).body

  test('without step-up: no code is sent and none is compared; the verified phone gets its code again', async () => {
    const { client } = await verified()
    await client.put('/api/application', { phone: '9 3333 3333' })
    const sent = await client.post('/api/application/phone-codes')
    expect([sent.status, sent.body.code]).toEqual([403, 'step-up-required'])
    expect((await code(client, '000000')).body.code).toBe('step-up-required')
    expect(await contact(client)).toMatchObject({ phone: '+56987654321', phoneVerified: true })
    await client.put('/api/application', { phone: '9 8765 4321' })
    expect((await client.post('/api/application/phone-codes')).status).toBe(202)
  })

  test('with step-up: notifies the former number and stops new recipients, as a change of contact does', async () => {
    const { client, userId } = await verified()
    expect(await contact(client), 'after the first phone').not.toHaveProperty('noNewRecipientsUntil')
    await world.prove(client)
    await client.put('/api/application', { phone: '9 3333 3333' })
    expect((await client.post('/api/application/phone-codes')).status).toBe(202)
    expect((await code(client, await codeFor(world, userId))).body.phoneVerified).toBe(true)
    expect(await contact(client)).toMatchObject({
      phone: '+56933333333',
      phoneVerified: true,
      noNewRecipientsUntil: expect.any(String),
    })
    const events = await emittedEvents(world, 'access.contact-changed')
    const own = events.filter(({ subject }) => subject === userId)
    expect(own).toMatchObject([{ facts: { what: 'phone' } }])
    const id = String(own[0]?.facts['formerAddressId'])
    expect(await world.runtime.work(system, (work) => formerAddress(work, id))).toEqual({
      what: 'phone',
      address: '+56987654321',
    })
  })
})

describe('submitting', () => {
  test('an incomplete application: refused with a fault for each missing field', async () => {
    const { client } = await register(world, email())
    const answer = await client.post('/api/application/submission')
    expect([answer.status, answer.body.code]).toEqual([422, 'application-incomplete'])
    expect(answer.body.fields).toEqual(
      [
        'phone',
        'rut',
        'birthDate',
        'nationality',
        'documentNumber',
        'address.street',
        'address.number',
        'address.comuna',
      ].map((at) => ({ at, fault: 'missing' })),
    )
    await client.put('/api/application', draft())
    const unproven = await client.post('/api/application/submission')
    expect(unproven.body.fields).toEqual([{ at: 'phone', fault: 'not-verified' }])
    expect((await client.get<CustomerSession>('/api/session')).body.actingAs.identity).toBe('missing')
  })

  test('several times, concurrently or later, with one idempotency key or several: submitted once', async () => {
    const { client, customerId } = await applicantReady(world, email(), draft())
    const post = (key?: string) =>
      client.post<ApplicationWire>('/api/application/submission', undefined, key === undefined ? {} : { key })
    const answers = await Promise.all([post(), post(), post('the-same-key'), post()])
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    const again = await post('the-same-key')
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect((await post()).body.status).toBe('submitted')
    const [row] = await asOwner<{ submission: number }>(
      world,
      'select submission from onboarding.application where id = $1',
      [customerId],
    )
    expect(row?.submission).toBe(1)
    const session = (await client.get<CustomerSession>('/api/session')).body
    expect(session.actingAs).toMatchObject({ mayOrder: false, identity: 'submitted' })
    for (const change of [
      await client.put('/api/application', { occupation: 'Otra' }),
      await client.post('/api/application/phone-codes'),
    ])
      expect([change.status, change.body.code]).toEqual([409, 'application-closed'])
  })

  test('a comuna closed since it was typed: requested again', async () => {
    const { client } = await applicantReady(world, email(), {
      ...draft(),
      address: { ...draft().address, comuna: '13119' },
    })
    const today = inSantiago(world.clock.now()).day
    await asOwner(world, "update localities.comuna set valid_to = $1 where code = '13119'", [today])
    const answer = await client.post('/api/application/submission')
    expect([answer.body.code, answer.body.fields]).toEqual([
      'application-incomplete',
      [{ at: 'address.comuna', fault: 'unknown-comuna' }],
    ])
  })
})
