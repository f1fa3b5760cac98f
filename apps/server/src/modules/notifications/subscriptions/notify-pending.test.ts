import type { Id } from '@puente/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { basicPerson } from '../../../../test/levels.ts'
import { asOwner } from '../../../../test/owner.ts'
import { restrictionSet } from '../../../../test/restrictions.ts'
import { hours } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { pendingItemEvents } from '../../pending-items/index.ts'
import { remindItems } from '../../pending-items/remind-items.ts'
import { amend } from '../../pending-items/settle.ts'
import { notificationSubscriptions } from '../notifications.jobs.ts'

const system = { kind: 'system', name: 'test' } as const
const days = (count: number) => hours(24 * count)

let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ seedsByHand: 'the item of this test is what no rule requires' })
}, 300_000)
afterAll(async () => world?.close())

/** Makes an item that stops orders at this instant, or changes when it does. */
const stopsAt = (
  subject: Id<'customer'>,
  blocksFrom: Date,
  itemId?: string,
  turn: 'customer' | 'staff' = 'customer',
) =>
  world.runtime.work(system, (work) =>
    amend(work, 'annual-update', {
      subject,
      itemId,
      turnBefore: itemId === undefined ? undefined : 'customer',
      owed: { facts: { since: '2025-11-24' }, turn, dueAt: null, blocksFrom },
    }),
  )

const reminders = (subject: string) =>
  asOwner<{ id: bigint; facts: Record<string, string> }>(
    world,
    'select id, facts from platform.outbox where subject = $1 and name = $2 order by id',
    [subject, pendingItemEvents.stopsSoon],
  )

test('an item that stops orders in three days: its customer is reminded once, and again when that day changes', async () => {
  const { customerId, userId } = await basicPerson(world)
  const blocksFrom = new Date(world.clock.now().getTime() + days(10))
  await stopsAt(customerId, blocksFrom)
  expect(await remindItems(world.runtime)).toBe(0)
  await world.moveClock(days(7) + hours(1))
  expect(await remindItems(world.runtime)).toBe(1)
  expect(await remindItems(world.runtime)).toBe(0)
  const [event] = await reminders(customerId)
  if (event === undefined) throw new Error('no event')
  for (const { events, handle } of notificationSubscriptions)
    if (events.includes(pendingItemEvents.stopsSoon))
      await world.runtime.work(system, (work) =>
        handle(work, { ...event, name: pendingItemEvents.stopsSoon, subject: customerId }),
      )
  const mails = await asOwner<{ template: string }>(
    world,
    'select template from notifications.message where user_id = $1 and template = $2',
    [userId, 'pending-owed'],
  )
  expect(mails).toHaveLength(1)

  await stopsAt(customerId, new Date(blocksFrom.getTime() + days(1)), event.facts['itemId'])
  await world.moveClock(hours(24))
  expect(await remindItems(world.runtime)).toBe(1)
})

test('an item that opened less than three days before, waits for staff, or stops orders already: no reminder', async () => {
  const { customerId } = await basicPerson(world)
  await stopsAt(customerId, new Date(world.clock.now().getTime() + days(2)))
  expect(await remindItems(world.runtime)).toBe(0)
  const [item] = await asOwner<{ id: string }>(
    world,
    'select id from pending_items.item where subject = $1 and closed_at is null',
    [customerId],
  )
  await stopsAt(customerId, new Date(world.clock.now().getTime() + days(5)), item?.id, 'staff')
  await world.moveClock(days(4))
  expect(await remindItems(world.runtime)).toBe(0)
  await world.moveClock(days(2))
  expect(await remindItems(world.runtime)).toBe(0)
  expect(await reminders(customerId)).toEqual([])
})

test('an item that opens, is sent back or stops orders soon during an exit: no mail asks for it', async () => {
  const { customerId, userId } = await basicPerson(world)
  const people = { proposer: await world.signedIn('analista'), decider: await world.signedIn('oficial') }
  await restrictionSet(people, customerId, 'exit')
  await stopsAt(customerId, new Date(world.clock.now().getTime() + days(10)))
  const opened = await asOwner<{ id: bigint; name: string; facts: Record<string, string> }>(
    world,
    'select id, name, facts from platform.outbox where subject = $1 and name = $2',
    [customerId, pendingItemEvents.opened],
  )
  const [event] = opened.filter(({ facts }) => facts['kind'] === 'annual-update')
  if (event === undefined) throw new Error('no event')
  const { opened: open, sentBack, stopsSoon } = pendingItemEvents
  for (const { events, handle } of notificationSubscriptions)
    for (const name of [open, sentBack, stopsSoon])
      if (events.includes(name))
        await world.runtime.work(system, (work) => handle(work, { ...event, name, subject: customerId }))
  const mails = await asOwner<{ template: string }>(
    world,
    "select template from notifications.message where user_id = $1 and template like 'pending-%'",
    [userId],
  )
  expect(mails).toEqual([])
})
