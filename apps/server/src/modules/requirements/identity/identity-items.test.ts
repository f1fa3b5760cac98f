import type { IdentityView } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import {
  customerMade,
  expectBlocked,
  expectFree,
  expectReconciled,
  owing,
  type Made,
} from '../../../../test/companies.ts'
import { accept, cardOf, pass, sendPaper, sendSide, shows, turnDown } from '../../../../test/requirements.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { addDays, inSantiago } from '../../corridors/index.ts'

const screen = '/notifications/update-document'
const kinds = [
  'id-expired-chilean',
  'id-expired-foreign',
  'id-expired',
  'id-illegible',
  'id-expiring',
] as const

let world: TestEnvironment
let analista: Client
beforeAll(async () => {
  world = await createEnvironment()
  analista = await world.signedIn('analista')
})
afterAll(() => world?.close())

const person = (name: string) => customerMade(world, { kind: 'person', name })
const inDays = (days: number): string => addDays(inSantiago(world.clock.now()).day, days)
const viewOf = async ({ client }: Made) => (await client.get<IdentityView>('/api/identity')).body

test('no identity document: nothing is outstanding; an accepted one counts with the facts that staff read', async () => {
  const one = await person('Ana Prueba')
  expect(await owing(one)).toEqual([])
  const front = await sendSide(one, 'front')
  const missing = await accept(analista, front)
  expect([missing.status, missing.body.fields]).toEqual([422, [{ at: 'facts.identity', fault: 'missing' }]])
  const foreign = {
    identity: cardOf('Ana Prueba', { type: 'foreign-id', printedEnd: inDays(-1), number: ' ' }),
  }
  expect((await accept(analista, front, foreign)).body.fields).toEqual([
    { at: 'facts.identity.nationality', fault: 'not-a-choice' },
    { at: 'facts.identity.number', fault: 'missing' },
    { at: 'facts.identity.printedEnd', fault: 'already-past' },
  ])
  // A refused verdict leaves the document unchanged.
  expect((await analista.get(`/api/documents/${front}`)).body).toMatchObject({ state: 'received' })
  await accept(analista, front, { identity: cardOf('Ana Prueba') })
  expect((await viewOf(one)).onFile).toBeUndefined()
  await accept(analista, await sendSide(one, 'back'))
  expect(await viewOf(one)).toMatchObject({ onFile: { effectiveEnd: '2035-05-20' }, faults: {} })
  expect(await owing(one)).toEqual([])
})

test('a name that differs from the accepted document: `sender-name` is outstanding', async () => {
  const one = await person('Ana Prueba')
  await shows(one, analista, cardOf('Ana María Prueba'))
  expect(await owing(one)).toEqual(['sender-name customer'])
})

test('an unusable side: blocks sending until another one is accepted', async () => {
  const one = await person('Inés Prueba')
  const { back } = await shows(one, analista, cardOf('Inés Prueba'))
  await turnDown(analista, back, 'glare', 'ask-again')
  expect(await owing(one)).toEqual(['id-illegible customer'])
  await expectBlocked(one, 'id-illegible', screen)
  expect(await viewOf(one)).toMatchObject({ needs: ['back'], faults: { back: 'glare' } })
  const next = await sendSide(one, 'back')
  expect(await owing(one)).toEqual(['id-illegible staff'])
  await expectBlocked(one, 'id-illegible', screen)
  await turnDown(analista, next, 'cut-off')
  expect(await owing(one)).toEqual(['id-illegible customer'])
  await accept(analista, await sendSide(one, 'back'))
  expect(await owing(one)).toEqual([])
  await expectFree(one)
})

test('a document that was illegible: requested again; removing the new file makes it outstanding again', async () => {
  const one = await person('Iris Prueba')
  await turnDown(analista, await sendSide(one, 'front'), 'illegible')
  expect(await owing(one)).toEqual(['id-illegible customer'])
  const [front, back] = [await sendSide(one, 'front'), await sendSide(one, 'back')]
  expect(await owing(one)).toEqual(['id-illegible staff'])
  await one.client.delete(`/api/documents/${front}`)
  expect(await owing(one)).toEqual(['id-illegible customer'])
  const again = await sendSide(one, 'front')
  await accept(analista, again, { identity: cardOf('Iris Prueba') })
  expect(await owing(one)).toEqual(['id-illegible staff'])
  await accept(analista, back)
  expect(await owing(one)).toEqual([])
})

test('expiry: requested 60, 30 and 7 days before; blocks sending from the day after', async () => {
  const ends = inDays(70)
  const [chilean, foreign, passport, late] = [
    await person('Clara Prueba'),
    await person('Franco Prueba'),
    await person('Paula Prueba'),
    await person('Luisa Prueba'),
  ]
  await shows(chilean, analista, cardOf('Clara Prueba', { printedEnd: ends }))
  await shows(late, analista, cardOf('Luisa Prueba', { printedEnd: inDays(4000) }))
  const alien = cardOf('Franco Prueba', { type: 'foreign-id', nationality: 'VE', printedEnd: ends })
  await shows(foreign, analista, alien)
  const book = cardOf('Paula Prueba', { type: 'passport', nationality: 'PE', printedEnd: ends })
  await accept(analista, await sendSide(passport, 'front'), { identity: book })
  expect(await owing(chilean)).toEqual([])

  await pass(world, 10)
  const item = async () =>
    (
      await chilean.client.get<{
        items: { id: string; dueAt?: string; deferredUntil?: string; blocks: boolean }[]
      }>('/api/pending-items')
    ).body.items[0]
  expect(await owing(chilean)).toEqual(['id-expiring customer'])
  expect(await item()).toMatchObject({ blocks: false })
  expect(inSantiago(new Date((await item())?.dueAt ?? '')).day).toBe(addDays(ends, -30))
  await chilean.client.post(`/api/pending-items/${(await item())?.id}/deferral`, {})
  expect((await item())?.deferredUntil).toBe((await item())?.dueAt)
  await pass(world, 30)
  expect(inSantiago(new Date((await item())?.dueAt ?? '')).day).toBe(addDays(ends, -7))

  await pass(world, 30)
  expect(await owing(chilean)).toEqual(['id-expiring customer'])
  await pass(world, 1)
  expect([await owing(chilean), await owing(foreign), await owing(passport), await owing(late)]).toEqual([
    ['id-expired-chilean customer'],
    ['id-expired-foreign customer'],
    ['id-expired customer'],
    [],
  ])
  await expectBlocked(chilean, 'id-expired-chilean', screen)
  await expectBlocked(foreign, 'id-expired-foreign', screen)
  await expectBlocked(passport, 'id-expired', screen)

  expect((await viewOf(foreign)).needs).toEqual(['front', 'back', 'renewal-proof'])
  await shows(foreign, analista, { ...alien, printedEnd: inDays(700) })
  expect((await viewOf(foreign)).needs).toEqual(['renewal-proof'])
  const proof = await sendPaper(foreign, 'renewal-proof')
  expect(await owing(foreign)).toEqual(['id-expired-foreign staff'])
  await accept(analista, proof)
  expect(await owing(foreign)).toEqual([])

  await shows(chilean, analista, cardOf('Clara Prueba', { number: 'B1' }))
  expect(await owing(chilean)).toEqual([])
  await passport.client.put('/api/identity/announcement', {
    type: 'chilean-id',
    nationality: 'CL',
    printedEnd: '2035-01-01',
  })
  expect((await viewOf(passport)).needs).toEqual(['front', 'back'])
})

test('the nightly check of pending items: finds no difference', () => expectReconciled(world, kinds))
