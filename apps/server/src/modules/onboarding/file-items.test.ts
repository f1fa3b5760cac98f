import { toWireId } from '@puente/contract'
import type { ApplicationWire, ThreadWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationsOf, read, submit, type Applications } from '../../../test/applications.ts'
import { expectBlocked, expectFree, expectReconciled, owing } from '../../../test/companies.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'

let world: TestEnvironment
let files: Applications
beforeAll(async () => {
  world = await createEnvironment()
  files = applicationsOf(world)
})
afterAll(() => world.close())

test('a person’s application: outstanding until submitted, then with the registry, then settled', async () => {
  const person = await files.ready()
  await world.prove(person.client)
  expect(await owing(person)).toEqual(['person-info customer'])
  await expectBlocked(person, 'person-info', '/notifications/user-pending-info')
  await submit(person)
  expect(await owing(person)).toEqual(['person-review staff'])
  await expectBlocked(person, 'person-review', '/notifications/user-pending-review')
  await files.ask()
  expect(await owing(person)).toEqual([])
  await expectFree(person)
})

test('a returned application: names the parts to check; all messages about it are in one thread', async () => {
  const person = await files.ready({ givenNames: 'Bloqueado', surnames: 'Demo' })
  await submit(person)
  await files.ask()
  expect(await owing(person)).toEqual(['person-review staff'])
  expect((await read(person)).answerBy).toBeDefined()
  const write = (text: string) => person.client.post<ThreadWire>('/api/file-thread/messages', { text })
  const first = await write('¿Falta algo?')
  expect([first.body.kind, (await write('Gracias')).body.id]).toEqual(['file', first.body.id])

  const path = `/api/applications/${toWireId('application', person.customerId)}`
  const [analista, oficial] = [await world.signedIn('analista'), await world.signedIn('oficial')]
  await analista.post(`${path}/proposal`, { outcome: 'reopen', note: 'Lo revisé', asks: ['names', 'rut'] })
  await oficial.decide(`${path}/decision`, 'confirm')
  expect(await owing(person)).toEqual(['person-info customer'])
  const { body } = await person.client.get<ApplicationWire>('/api/application')
  expect([body.status, body.asks]).toEqual(['not-confirmed', ['names', 'rut']])
})

test('rules and open items: no difference', () => expectReconciled(world, ['person-info', 'person-review']))
