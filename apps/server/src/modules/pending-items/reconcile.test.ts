import { pendingKinds, toWireId, type PendingKind } from '@puente/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { asOwner } from '../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { pendingRules } from '../../wiring/rules/pending-rules.ts'
import { publisherOf } from '../../wiring/publisher.ts'
import { seedOutstanding, seedTexts } from '../../wiring/seed/owing/seed-outstanding.ts'
import { pendingItemJobs, reconcile } from './index.ts'

interface Row {
  readonly id: string
  readonly subject: string
  readonly said: string
}

const said = `concat_ws(' ', facts, turn, due_at, blocks_from)`
const nothing = { missing: 0, superfluous: 0, different: 0 }

let world: TestEnvironment
let officer: Client
let lines: string[] = []
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false, onLog: (line) => void lines.push(line) })
  officer = await world.signedIn('oficial')
  await seedTexts(world.runtime)
  // Two subjects of each kind: one item is closed, the other is changed.
  await seedOutstanding(world.runtime, publisherOf(world.config), { twins: ['', '.otra'] })
  await night()
})
afterAll(() => world?.close())

/** Runs the nightly reconciler for every kind. */
const night = () =>
  pendingItemJobs(pendingRules)
    .find(({ name }) => name === 'pending-items.reconcile')
    ?.round(world.runtime)
const ruleOf = (kind: PendingKind) =>
  pendingRules.find((rule) => rule.kind === kind) ?? expect.fail(`no rule for ${kind}`)
const openOf = (kind: PendingKind) =>
  asOwner<Row>(
    world,
    `select id, subject, ${said} as said from pending_items.item
     where kind = $1 and closed_at is null order by subject`,
    [kind],
  )
const seedNobodys = async (kind: PendingKind) => {
  const [row] = await asOwner<Row>(
    world,
    `insert into pending_items.item (id, kind, subject, facts, turn, turn_since, opened_at, blocks_from)
     values (gen_random_uuid(), $1, gen_random_uuid(), '{}', 'customer', now(), now(), now())
     returning id, subject, '' as said`,
    [kind],
  )
  return row ?? expect.fail('nothing seeded')
}
const alarmsOf = (kind: PendingKind) =>
  asOwner<{ said: string }>(
    world,
    `select concat_ws(' ', facts ->> 'wrong', outcome, subject) as said from platform.audit
     where action = 'pending-item-wrong' and facts ->> 'kind' = $1 order by facts ->> 'wrong'`,
    [kind],
  )
/** The metrics of wrong items. */
const figures = async (kind: PendingKind) =>
  (await (await fetch(new URL('/metrics', world.listeners.ops))).text())
    .split('\n')
    .filter((line) => line.startsWith(`puente_pending_items_wrong{kind="${kind}"`))
    .map((line) => /wrong="(\w+)"} (\d+)/.exec(line)?.slice(1).join(' '))
const errors = () =>
  lines
    .map((line) => JSON.parse(line) as { level: number | string; msg: string; kind?: string })
    .filter(({ msg }) => msg === 'open items are not what the facts say')

test('two outstanding items of each kind: the reconciler finds nothing wrong', async () => {
  for (const rule of pendingRules)
    expect([rule.kind, await reconcile(world.runtime, rule)]).toEqual([rule.kind, nothing])
  expect(errors()).toEqual([])
})

test.each(pendingKinds)(
  '%s: a missing, a different and a superfluous item are reported; the first two are corrected',
  async (kind) => {
    lines = []
    const before = await openOf(kind)
    const [gone, other] = before
    if (gone === undefined || other === undefined) return expect.fail(`nobody owes ${kind}`)
    await asOwner(
      world,
      `update pending_items.item set closed_at = now(), outcome = 'withdrawn' where id = $1`,
      [gone.id],
    )
    await asOwner(world, `update pending_items.item set facts = facts || '{"seeded": "yes"}' where id = $1`, [
      other.id,
    ])
    const nobodys = await seedNobodys(kind)

    expect(await reconcile(world.runtime, ruleOf(kind))).toEqual({ missing: 1, superfluous: 1, different: 1 })
    const received = [
      `different alarm ${other.id}`,
      `missing alarm ${gone.subject}`,
      `superfluous alarm ${nobodys.id}`,
    ]
    expect((await alarmsOf(kind)).map((alarm) => alarm.said)).toEqual(received)
    expect(await figures(kind)).toEqual(['missing 1', 'superfluous 1', 'different 1'])
    expect(errors()).toMatchObject([{ kind, missing: 1, superfluous: 1, different: 1 }])
    const mended = await openOf(kind)
    expect(
      mended.filter(({ id }) => id !== nobodys.id).map(({ subject, said: says }) => [subject, says]),
    ).toEqual(before.map(({ subject, said: says }) => [subject, says]))

    // Staff may withdraw only the superfluous item.
    const close = async (id: string) =>
      officer.post(`/api/pending-items/${toWireId('pending-item', id)}/withdrawal`, { reason: 'De nadie' })
    expect((await close(other.id)).body.code).toBe('item-is-owed')
    expect((await close(nobodys.id)).status).toBe(200)
    expect(await reconcile(world.runtime, ruleOf(kind))).toEqual(nothing)
    expect(await figures(kind)).toEqual(['missing 0', 'superfluous 0', 'different 0'])
  },
)

test.each([
  ['turn', `turn = 'staff'`],
  ['due day', `due_at = now()`],
  ['beginning of its block', `blocks_from = blocks_from - interval '1 day'`],
])('an item with another %s: reported as different and corrected', async (_what, change) => {
  const before = await openOf('location')
  await asOwner(
    world,
    `update pending_items.item set ${change} where kind = 'location' and closed_at is null`,
  )
  expect(await reconcile(world.runtime, ruleOf('location'))).toEqual({ ...nothing, different: before.length })
  expect(await openOf('location')).toEqual(before)
})

test('more superfluous items than one run reports: the missing item is opened', async () => {
  await asOwner(
    world,
    `insert into pending_items.item (id, kind, subject, facts, turn, turn_since, opened_at)
     select gen_random_uuid(), 'location', gen_random_uuid(), '{}', 'customer', now(), now()
     from generate_series(1, 1500)`,
  )
  const [one] = (await openOf('location')).filter(({ said: says }) => says.includes('gone'))
  await asOwner(world, `update pending_items.item set closed_at = now(), outcome = 'settled' where id = $1`, [
    one?.id,
  ])
  expect(await reconcile(world.runtime, ruleOf('location'))).toMatchObject({ missing: 1 })
  expect((await openOf('location')).map(({ subject }) => subject)).toContain(one?.subject)
  await asOwner(
    world,
    `update pending_items.item set closed_at = now(), outcome = 'withdrawn'
     where kind = 'location' and closed_at is null and facts = '{}'`,
  )
})
