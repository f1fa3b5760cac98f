import { afterAll, beforeAll, expect, it } from 'vitest'
import { announce } from '../../../../test/uploads.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

const OPEN_MAX = 20

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(async () => world?.close())

it('thirty concurrent announcements: only the maximum number of uploads is open', async () => {
  const persona = await world.signedIn('persona')
  const announced = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      announce(persona, 2000, { kind: 'source-of-funds', page: (index % 10) + 1 }),
    ),
  )
  const refused = announced.filter(({ status }) => status !== 201)
  expect(refused.map(({ body }) => body.code)).toEqual(Array<string>(30 - OPEN_MAX).fill('too-many-uploads'))
})
