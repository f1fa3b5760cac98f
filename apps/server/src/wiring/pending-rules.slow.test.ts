import { afterAll, beforeAll, test } from 'vitest'
import { createOwingWorld, walkOwing } from '../../test/owing-walk/walk.ts'
import type { World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createOwingWorld()
})
afterAll(() => world?.close())

test('many long random scenarios: the open items are those of the rules', async () => {
  await walkOwing(world, 60, 40)
}, 600_000)
