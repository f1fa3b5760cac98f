import { toWireId } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'
import type { ItemRecordWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { pendingRules } from '../../wiring/rules/pending-rules.ts'
import { followClock } from './follow-clock.ts'
import { reconcile } from './index.ts'

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
})
afterAll(() => world.close())

const owed = async () =>
  (await (await world.signedIn('persona')).get<{ items: PendingItemWire[] }>('/api/pending-items')).body.items
const rule = () => pendingRules[0] ?? expect.fail('no rule')
const days = (count: number) => hours(24 * count)
const publish = (version: number, inDays: number) =>
  asOwner(
    world,
    `insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
     values ('terms', 'terms-of-use', $1, $2, $3, 'staff:one', 'staff:two')`,
    [version, new Date(world.clock.now().getTime() + days(inDays)), { text: `# Texto ${version}` }],
  )

test('an announced text: required of nobody before its day, then of everyone until they accept it', async () => {
  await publish(2, 30)
  await followClock(world.runtime, pendingRules)
  expect(await owed()).toEqual([])

  world.clock.set(new Date(world.clock.now().getTime() + days(31)))
  expect(await followClock(world.runtime, pendingRules)).toBe(4)
  expect(await followClock(world.runtime, pendingRules)).toBe(0)
  const [item] = await owed()
  expect(item).toMatchObject({
    kind: 'terms-update',
    path: '/notifications/update-terms',
    blocks: true,
    mine: true,
    turn: 'customer',
    facts: { 'terms-of-use': '2' },
  })

  const persona = await world.signedIn('persona')
  const deferred = await persona.post<{ code: string }>(`/api/pending-items/${item?.id}/deferral`, {})
  expect([deferred.status, deferred.body.code]).toEqual([409, 'item-blocks'])
  const old = { accepts: { termsOfUse: 1, privacyNotice: 1 } }
  expect((await persona.post('/api/terms/acceptances', old)).status).toBe(422)
  const read = { accepts: { termsOfUse: 2, privacyNotice: 1 } }
  expect((await persona.post('/api/terms/acceptances', read)).status).toBe(204)
  expect(await owed()).toEqual([])
  const events = await asOwner<{ event: string; actor: string }>(
    world,
    `select e.event, e.actor from pending_items.event e join pending_items.item i on i.id = e.item_id
     where i.outcome = 'settled' order by e.sequence`,
  )
  expect(events.map(({ event, actor }) => [event, actor.split(':')[0]])).toEqual([
    ['opened', 'system'],
    ['settled', 'customer'],
  ])
})

test('the reconciler: opens missing items, leaves superfluous ones to staff, and reports both', async () => {
  expect(await reconcile(world.runtime, rule())).toEqual({ missing: 0, superfluous: 0, different: 0 })
  await asOwner(
    world,
    `update pending_items.item set closed_at = now(), outcome = 'withdrawn' where closed_at is null`,
  )
  await asOwner(
    world,
    `insert into pending_items.item (id, kind, subject, facts, turn, turn_since, opened_at, blocks_from)
     select gen_random_uuid(), 'terms-update', id, '{}', 'customer', now(), now(), now() from access.user
     where id not in (select subject from pending_items.item where outcome = 'withdrawn')`,
  )
  expect(await reconcile(world.runtime, rule())).toEqual({ missing: 3, superfluous: 1, different: 0 })
  expect(await reconcile(world.runtime, rule())).toEqual({ missing: 0, superfluous: 1, different: 0 })
  const alarms = await asOwner<{ wrong: string }>(
    world,
    `select facts ->> 'wrong' as wrong from platform.audit where action = 'pending-item-wrong' order by id`,
  )
  expect(alarms.map(({ wrong }) => wrong).sort()).toEqual([
    'missing',
    'missing',
    'missing',
    'superfluous',
    'superfluous',
  ])

  const officer = await world.signedIn('oficial')
  const withdraw = (id: string) =>
    officer.post<ItemRecordWire & { code: string }>(`/api/pending-items/${id}/withdrawal`, {
      reason: 'Lo abrió una regla equivocada',
    })
  const idOf = async (outcomeOfRule: string) => {
    const [row] = await asOwner<{ id: string }>(
      world,
      `select id from pending_items.item where closed_at is null and (facts = '{}') = ${outcomeOfRule}`,
    )
    return toWireId('pending-item', row?.id ?? '')
  }
  const owing = await idOf('false')
  expect((await withdraw(owing)).body.code).toBe('item-is-owed')
  const wrong = await idOf('true')
  const withdrawn = await withdraw(wrong)
  expect(withdrawn.body).toMatchObject({ kind: 'terms-update', outcome: 'withdrawn' })
  expect((await withdraw(wrong)).body.code).toBe('item-closed')
  expect(await reconcile(world.runtime, rule())).toEqual({ missing: 0, superfluous: 0, different: 0 })
})
