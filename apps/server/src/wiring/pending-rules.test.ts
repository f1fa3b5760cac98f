import { pendingKinds } from '@puente/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../test/owner.ts'
import { createOwingWorld, walkOwing } from '../../test/owing-walk/walk.ts'
import type { World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createOwingWorld()
})
afterAll(() => world?.close())

test('whatever happens to whomever, what stands open is what the rules say', async () => {
  await walkOwing(world, 8, 24)
  // Those who owe each kind from the start were there when time, law and rules changed.
  const opened = await asOwner<{ kind: string }>(world, 'select distinct kind from pending_items.item')
  expect(opened.map(({ kind }) => kind).toSorted()).toEqual(pendingKinds.toSorted())
}, 120_000)
