import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from '../../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { seedRewards } from './seed-rewards.ts'

/** Yearly maximum of the initial terms. */
const MOST_PER_YEAR = 20
const INVITED = 26

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({
    sandbox: false,
    seedsByHand: 'inserts rewards without their transfers',
  })
})
afterAll(async () => world?.close())

it('more concurrent rewards than the yearly maximum: the inviter gets the maximum', async () => {
  const actor = { kind: 'system', name: 'test' } as const
  const [inviter] = await asOwner<{ id: string }>(world, `select id from access.user order by id limit 1`)
  await Promise.all(
    Array.from({ length: INVITED }, () =>
      world.runtime.work(actor, (work) => seedRewards(work, inviter?.id ?? '', randomUUID())),
    ),
  )
  const [earned] = await asOwner<{ inviter: bigint; invited: bigint }>(
    world,
    `select count(*) filter (where side = 'inviter') as inviter, count(*) filter (where side = 'invited') as invited
     from referrals.reward`,
  )
  expect([Number(earned?.inviter), Number(earned?.invited)]).toEqual([MOST_PER_YEAR, INVITED])
})
