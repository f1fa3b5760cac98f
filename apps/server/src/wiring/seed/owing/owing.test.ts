import { pendingKinds } from '@puente/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { reconcile } from '../../../modules/pending-items/index.ts'
import { pendingRules } from '../../rules/pending-rules.ts'
import { publisherOf } from '../../publisher.ts'
import { owing } from './index.ts'
import { seedOutstanding, seedTexts } from './seed-outstanding.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

const open = () =>
  asOwner<{ kind: string; opened: Date }>(
    world,
    `select kind, opened_at as opened from pending_items.item where closed_at is null order by kind`,
  )
const kinds = () => pendingKinds.filter((kind) => owing(publisherOf(world.config))[kind] !== undefined)

test('each kind: a demo customer with that outstanding item only; a second start: no change', async () => {
  await seedTexts(world.runtime)
  await seedOutstanding(world.runtime, publisherOf(world.config))
  const seeded = await open()
  expect(new Set(seeded.map(({ kind }) => kind))).toEqual(new Set(kinds()))
  await seedOutstanding(world.runtime, publisherOf(world.config))
  expect(await open()).toEqual(seeded)
})

test('an item that was settled: the next start gives the mailbox to a new customer with the item', async () => {
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
  await seedOutstanding(world.runtime, publisherOf(world.config))
  expect((await open()).filter(({ kind }) => kind === 'terms-update')).toHaveLength(1)
  // The reconciler opens the item of the newer text for demo people who were there before it.
  expect((await reconcile(world.runtime, rule)).superfluous).toBe(0)
})
