import type { SenderNameWire } from '@puente/contract/customer'
import {
  settingKind,
  type EapRequestWire,
  type StaffNameRequest,
  type WaitingName,
} from '@puente/contract/staff'
import { toWireId } from '@puente/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  customerMade,
  expectBlocked,
  expectFree,
  expectReconciled,
  owing,
  type Made,
} from '../../../../test/companies.ts'
import { asOwner } from '../../../../test/owner.ts'
import { confirmSetting, proposeSetting } from '../../../../test/settings.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { onboardingJobs } from '../../onboarding/index.ts'
import { caseParts } from '../../../wiring/rules/case-parts.ts'
import { checkNames } from './check-names.ts'
import { customerFor, recordDocumentName } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
const screen = '/notifications/update-sender-name'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(() => world.close())

const person = (name: string) => customerMade(world, { kind: 'person', name })
const says = ({ customerId }: Made, name: string) =>
  world.runtime.work(system, (work) => recordDocumentName(work, customerId, name))
const change = ({ client }: Made, name: string) =>
  client.post<SenderNameWire>('/api/sender-name/changes', { name })
const nameOf = async ({ customerId }: Made) =>
  (await world.runtime.work(system, (work) => customerFor(work, customerId)))?.name
const askLists = () =>
  onboardingJobs(world.ports, caseParts)
    .find(({ name }) => name === 'onboarding.screen-names')
    ?.round(world.runtime)

test('a document with another name: opens the item; entering the document’s name closes it at once', async () => {
  const one = await person('Ana Prueba')
  await says(one, 'PRUEBA, ANA')
  expect(await owing(one)).toEqual([])
  await says(one, 'Ana María Prueba Núñez')
  expect(await owing(one)).toEqual(['sender-name customer'])
  await expectBlocked(one, 'sender-name', screen)
  const wrong = await change(one, '安娜')
  expect([wrong.status, wrong.body.fields]).toEqual([422, [{ at: 'name', fault: 'cannot-be-written' }]])
  const preview = { name: 'prueba nunez ana maria' }
  expect((await one.client.post('/api/sender-name/preview', preview)).body).toMatchObject({
    asWritten: 'prueba nunez ana maria',
    equalsDocument: true,
  })
  expect((await change(one, 'Ana María Prueba Núñez')).body).toMatchObject({
    asWritten: 'Ana Maria Prueba Nunez',
  })
  expect(await owing(one)).toEqual([])
  await expectFree(one)
  expect((await change(one, 'Otra')).body.code).toBe('item-closed')
})

test('another name: waits for screening and staff, who accept it or refuse it with a reason', async () => {
  const one = await person('Ana Prueba')
  await says(one, 'Ana María Prueba')
  await change(one, 'Anita Prueba')
  expect(await owing(one)).toEqual(['sender-name staff'])
  expect(await nameOf(one)).toBe('Ana Prueba')
  const analista = await world.signedIn('analista')
  const waiting = async () =>
    (await analista.get<{ items: WaitingName[] }>('/api/name-requests')).body.items[0] ?? expect.fail('none')
  const { id } = await waiting()
  const path = `/api/name-requests/${id}`
  expect((await analista.accept(`${path}/acceptance`, { note: 'Vale' })).body.code).toBe('screening-pending')
  await askLists()
  await analista.post(`${path}/refusal`, { reason: 'not-in-document' })
  expect(await owing(one)).toEqual(['sender-name customer'])
  expect((await one.client.get<SenderNameWire>('/api/sender-name')).body.lastRefusal).toMatchObject({
    name: 'Anita Prueba',
    reason: 'not-in-document',
  })

  await change(one, 'Anita Prueba')
  await askLists()
  const again = `/api/name-requests/${(await waiting()).id}`
  const taken = await analista.accept<StaffNameRequest>(`${again}/acceptance`, { note: 'Así firma' })
  expect(taken.body).toMatchObject({ decision: 'accepted', documentName: 'Ana María Prueba' })
  expect(await nameOf(one)).toBe('Anita Prueba')
  expect(await owing(one)).toEqual([])
  await expectFree(one)
})

test('a name with a screening hit: needs two members of staff', async () => {
  const one = await person('Ana Prueba')
  await says(one, 'Ana Ejemplo')
  await change(one, 'Bloqueado Demo')
  await askLists()
  const [analista, oficial] = [await world.signedIn('analista'), await world.signedIn('oficial')]
  const [row] = (await analista.get<{ items: WaitingName[] }>('/api/name-requests')).body.items
  const path = `/api/name-requests/${row?.id}`
  expect(
    (await analista.accept<StaffNameRequest>(`${path}/acceptance`, { note: 'Otra' })).body,
  ).toMatchObject({
    verdict: 'hit',
    proposal: { note: 'Otra' },
  })
  expect((await analista.decide(`${path}/decision`, 'confirm')).body.code).toBe('same-person')
  expect(await nameOf(one)).toBe('Ana Prueba')
  expect((await oficial.decide(`${path}/decision`, 'confirm')).status).toBe(200)
  expect(await nameOf(one)).toBe('Bloqueado Demo')
})

test('a rail that no longer writes a character: opens the item for names with it', async () => {
  const one = await person('Ana P. Prueba')
  expect(await owing(one)).toEqual([])
  await asOwner(
    world,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     select noun, key, version + 100, now() - interval '1 hour', jsonb_set(data, '{name}',
       '{"maxLength": 40, "characters": "ascii", "allowed": "A-Za-z "}'), 'staff:one', 'staff:two'
     from platform.versioned where noun = 'corridor' and key = 'us-usd' order by version desc limit 1`,
  )
  while ((await world.runtime.work(system, (work) => checkNames(work, 100))) > 0);
  expect(await owing(one)).toEqual(['sender-name customer'])
  expect((await one.client.get<SenderNameWire>('/api/sender-name')).body.unwritable).toEqual(['.'])
  await asOwner(world, 'delete from platform.versioned where version > 100')
  while ((await world.runtime.work(system, (work) => checkNames(work, 100))) > 0);
  expect(await owing(one)).toEqual([])
})

test('a requested confirmation: outstanding until given; stored with text, hash, time and encrypted answers', async () => {
  const one = await person('Ana Prueba')
  const [oficial, analista] = [await world.signedIn('oficial'), await world.signedIn('analista')]
  const customer = toWireId('customer', one.customerId)
  const asked = { customerIds: [customer], reason: 'Revisión anual' }
  expect((await oficial.post('/api/eap-requests', asked)).body).toEqual({ asked: 1, askedBefore: 0 })
  expect((await oficial.post('/api/eap-requests', asked)).body).toEqual({ asked: 0, askedBefore: 1 })
  expect(await owing(one)).toEqual(['eap-confirmation customer'])
  await expectBlocked(one, 'eap-confirmation', '/notifications/eap-confirmation')

  const text = {
    title: 'Otra',
    text: 'Otro texto',
    questions: [{ code: 'why', kind: 'text' as const, label: '¿Por qué?' }],
  }
  await proposeSetting(analista, settingKind.eap, text)
  const published = await confirmSetting(oficial, settingKind.eap)
  expect(published.body.current).toMatchObject({ data: text, version: 2 })

  const confirm = (version: number, answers: object[]) =>
    one.client.post('/api/eap/confirmations', { version, answers })
  expect((await confirm(1, [])).body.fields).toEqual([{ at: 'version', fault: 'not-in-force' }])
  expect((await confirm(2, [])).body.fields).toEqual([{ at: 'why', fault: 'missing' }])
  expect((await confirm(2, [{ code: 'why', answer: 'Porque sí, reservado' }])).status).toBe(204)
  expect(await owing(one)).toEqual([])
  const { body } = await analista.get<{ items: EapRequestWire[] }>(`/api/customers/${customer}/eap-requests`)
  expect(body.items[0]).toMatchObject({
    reason: 'Revisión anual',
    title: 'Otra',
    by: 'Oficial Demo',
    confirmed: { version: 2, answers: [{ question: '¿Por qué?', answer: 'Porque sí, reservado' }] },
  })
  const [row] = await asOwner<{ answers: string }>(
    world,
    "select encode(answers, 'escape') as answers from customers.eap_request where confirmed_at is not null",
  )
  expect(row?.answers).not.toContain('reservado')
})

test('rules and open items: no difference', () =>
  expectReconciled(world, ['sender-name', 'eap-confirmation']))
