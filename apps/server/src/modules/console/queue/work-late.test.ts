import { randomUUID } from 'node:crypto'
import type { QueueWire } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { APPLICATION_ACTION } from '../../onboarding/index.ts'

let world: TestEnvironment
let oficial: Client
beforeAll(async () => {
  world = await createEnvironment({
    sandbox: false,
    seedsByHand: 'files are seeded as bare rows, which no verb settles',
  })
  world.clock.set('2026-11-27T15:00:00Z')
  oficial = await world.signedIn('oficial')
})
afterAll(() => world.close())

const lateOf = async (kind: string) =>
  (await oficial.get<{ queues: QueueWire[] }>('/api/work-queue')).body.queues.find((one) => one.kind === kind)

const friday = '2026-11-27T15:00:00Z'
const seeds: Record<string, () => Promise<unknown>> = {
  'applications with a promise': () =>
    asOwner(
      world,
      `insert into onboarding.application (id, user_id, status, file, cause, waiting_since, review_due_at, changed_at)
       values ($1, $1, 'with-staff', '\\x00', 'screening-hit', $2, $3, $2)`,
      [randomUUID(), friday, '2026-11-30T15:00:00Z'],
    ),
  applications: () =>
    asOwner(
      world,
      `insert into onboarding.application (id, user_id, status, file, cause, waiting_since, changed_at)
       values ($1, $1, 'with-staff', '\\x00', 'screening-hit', $2, $2)`,
      [randomUUID(), friday],
    ),
  proposals: () =>
    asOwner(
      world,
      `insert into approvals.approval (id, action, subject, proposal, note, proposed_by, proposed_at)
       values ($1, $3, $1, '{"outcome": "approve"}', '', $1, $2)`,
      [randomUUID(), friday, APPLICATION_ACTION],
    ),
  refunds: () =>
    asOwner(
      world,
      `with paid as (
         insert into payins.payment (id, bank_payment_id, amount_minor, status, why, payer, payer_rut_index, payer_bank,
           credited_at, received_at)
         values ($1, 'bank 1', 1000, 'matched', 'reference', '\\x00', '\\x00', 'Banco', $2, $2) returning id)
       insert into payins.refund (id, purpose, attempt, payment_id, amount_minor, reason, status, due_at, created_at,
         waits_since)
       select uuidv7(), 'refund', 1, id, 1000, 'cancelled', 'rejected', $2, $2, $2 from paid`,
      [randomUUID(), friday],
    ),
}

test('an application with a deadline: late from that minute', async () => {
  await seeds['applications with a promise']?.()
  world.clock.set('2026-11-30T14:59:00Z')
  expect(await lateOf('applications')).toMatchObject({ late: 0 })
  world.clock.set('2026-11-30T15:01:00Z')
  expect(await lateOf('applications')).toMatchObject({ late: 1 })
  await asOwner(world, 'delete from onboarding.application')
})

// Friday 27 November; Tuesday 8 December is a holiday, so that Monday 14 is the tenth banking day after it.
test.each([
  ['applications', '2026-12-01T02:59:00Z', '2026-12-01T03:01:00Z'],
  ['proposals', '2026-12-01T02:59:00Z', '2026-12-01T03:01:00Z'],
  ['refunds', '2026-12-15T02:59:00Z', '2026-12-15T03:01:00Z'],
])('%s without a deadline: late once the last allowed banking day has ended', async (kind, last, over) => {
  await seeds[kind]?.()
  world.clock.set(last)
  expect(await lateOf(kind)).toMatchObject({ count: 1, late: 0 })
  world.clock.set(over)
  expect(await lateOf(kind)).toMatchObject({ count: 1, late: 1 })
})
