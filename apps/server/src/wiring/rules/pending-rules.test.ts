import { pendingKinds } from '@puente/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { createItemEnvironment, runItemScenarios } from '../../../test/owing-walk/walk.ts'
import type { TestEnvironment } from '../../../test/world.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createItemEnvironment()
})
afterAll(() => world?.close())

test('random scenarios: the open items are those of the rules', async () => {
  await runItemScenarios(world, 8, 24)
  // The seed has a customer with each kind of item from the start, so every rule also ran after changes of time, law
  // and settings.
  const opened = await asOwner<{ kind: string }>(world, 'select distinct kind from pending_items.item')
  expect(opened.map(({ kind }) => kind).toSorted()).toEqual(pendingKinds.toSorted())
}, 300_000)
