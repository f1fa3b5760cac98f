import { pendingKinds } from '@puente/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../../test/owner.ts'
import { createWorld, type World } from '../../../../test/world.ts'
import { reconcile } from '../../../modules/pending-items/index.ts'
import { pendingRules } from '../../pending-rules.ts'
import { publisherOf } from '../../publisher.ts'
import { owing } from './index.ts'
import { plantOwing, plantTexts } from './plant-owing.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ sandbox: false })
})
afterAll(() => world.close())

const open = () =>
  asOwner<{ kind: string; opened: Date }>(
    world,
    `select kind, opened_at as opened from pending_items.item where closed_at is null order by kind`,
  )
const kinds = () => pendingKinds.filter((kind) => owing(publisherOf(world.config))[kind] !== undefined)

test('each kind has a demo customer who owes it and nothing else; a second start changes nothing', async () => {
  await plantTexts(world.runtime)
  await plantOwing(world.runtime, publisherOf(world.config))
  const planted = await open()
  expect(new Set(planted.map(({ kind }) => kind))).toEqual(new Set(kinds()))
  await plantOwing(world.runtime, publisherOf(world.config))
  expect(await open()).toEqual(planted)
})

test('whoever has done what was owed steps aside, and another takes the mailbox', async () => {
  await asOwner(
    world,
    `insert into terms.acceptance (id, user_id, kind, version, text_hash, at)
     select gen_random_uuid(), subject, 'terms-of-use', 2, sha256('x'), now()
     from pending_items.item where kind = 'terms-update' and closed_at is null`,
  )
  const rule = pendingRules.find(({ kind }) => kind === 'terms-update') ?? expect.fail('no rule')
  await asOwner(
    world,
    `update pending_items.item set closed_at = now(), outcome = 'settled' where kind = 'terms-update'`,
  )
  await plantOwing(world.runtime, publisherOf(world.config))
  expect((await open()).filter(({ kind }) => kind === 'terms-update')).toHaveLength(1)
  // Those of the demo people who were here before the newer text came are told of it by the reconciler.
  expect((await reconcile(world.runtime, rule)).superfluous).toBe(0)
})
