import { afterAll, beforeAll, test } from 'vitest'
import { createItemEnvironment, runItemScenarios } from '../../../test/owing-walk/walk.ts'
import type { TestEnvironment } from '../../../test/world.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createItemEnvironment()
})
afterAll(() => world?.close())

test('many long random scenarios: the open items are those of the rules', async () => {
  await runItemScenarios(world, 60, 40)
}, 600_000)
