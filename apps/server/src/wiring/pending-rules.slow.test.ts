import { afterAll, beforeAll, test } from 'vitest'
import { createOwingWorld, walkOwing } from '../../test/owing-walk/walk.ts'
import type { World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createOwingWorld()
})
afterAll(() => world?.close())

test('after many long walks, what stands open is still what the rules say', async () => {
  await walkOwing(world, 60, 40)
}, 600_000)
