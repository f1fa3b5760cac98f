/* long: the sequence of steps, the actions of staff and the check of every peso are one proof */
import type { SuspenseSummary } from '@puente/contract/staff'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { faultsAfter } from '../../../../test/aftermath.ts'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { hours } from '../../../../test/test-clock.ts'
import { makeTravellers, type StressCustomer } from '../../../../test/walk/people.ts'
import { randomFrom, type Random } from '../../../../test/walk/random.ts'
import { wishPesos } from '../../../../test/walk/wishes.ts'

const seed = Number(process.env['PUENTE_SEED'] ?? 900_001)

interface Payer {
  readonly rut: string
  readonly name: string
}

interface Standing {
  readonly traveller: StressCustomer
  readonly id: string
  readonly reference: string
  readonly amount: string
}

const outsiders: readonly [Payer, ...Payer[]] = [
  { rut: '12.345.678-5', name: 'Otra Persona Ficticia' },
  { rut: '5.126.663-3', name: 'Tercera Ficticia' },
  { rut: '12.345.678-5', name: 'Bloqueado Demo' },
]

/** A random payment: any amount, payer and text, sometimes twice. */
async function payAnything(
  life: RunningEnvironment,
  random: Random,
  orders: readonly Standing[],
): Promise<void> {
  const order = orders[random.whole(0, orders.length - 1)]
  if (order === undefined) return
  const from = random.chance(0.65) ? order.traveller : random.pick(outsiders)
  const reference = random.pick([
    order.reference,
    order.reference,
    `para ${order.reference.toLowerCase()} gracias`,
    order.reference.slice(0, -1),
    'sin referencia',
    '',
  ])
  const amount = random.chance(0.5) ? order.amount : wishPesos(random, 1_000, Number(order.amount) + 20_000)
  const times = random.chance(0.15) ? 2 : 1
  for (let n = 0; n < times; n++) await life.transferTo({ rut: from.rut, name: from.name, amount, reference })
}

/** The bank reverses a random payment. */
async function reverseAny(life: RunningEnvironment, random: Random): Promise<void> {
  const rows = await asOwner<{ id: string }>(
    life,
    "select bank_payment_id as id from payins.payment where status <> 'reversed' order by id",
  )
  const row = rows[random.whole(0, Math.max(rows.length - 1, 0))]
  if (row !== undefined)
    await life.controlSandbox(`/control/payments/${row.id}/reverse`, {}).catch(() => undefined)
}

/** Two members of staff make a random decision about money in suspense, valid or not. */
async function staffActs(
  random: Random,
  people: readonly [Client, Client],
  orders: readonly Standing[],
): Promise<void> {
  const [one, other] = random.chance(0.5) ? people : [people[1], people[0]]
  const { body } = await one.get<{ items: SuspenseSummary[] }>('/api/suspense')
  const item = body.items[random.whole(0, Math.max(body.items.length - 1, 0))]
  const order = orders[random.whole(0, orders.length - 1)]
  if (item === undefined || order === undefined) return
  const proposal = random.chance(0.5)
    ? { action: 'match', transferId: order.id, note: 'Paseo' }
    : { action: 'return', note: 'Paseo' }
  await one.post(`/api/suspense/${item.id}/proposal`, proposal)
  await Promise.all(
    [other.copy(), other.copy()].map((client) =>
      client.decide(`/api/suspense/${item.id}/decision`, random.chance(0.2) ? 'send-back' : 'confirm'),
    ),
  )
}

async function orderAll(
  life: RunningEnvironment,
  random: Random,
  travellers: readonly StressCustomer[],
): Promise<Standing[]> {
  const orders: Standing[] = []
  for (const traveller of travellers) {
    for (let n = 0; n < 2; n++) {
      const amount = wishPesos(random, 30_000, 90_000)
      const ordered = await life.order(traveller.client, { amount })
      orders.push({ traveller, id: ordered.id, reference: ordered.payment?.reference ?? '', amount })
    }
  }
  return orders
}

/** Makes everything that waits for a retry in real time due now. */
const hurry = async (life: RunningEnvironment) => {
  for (const statement of [
    "update payins.refund set due_at = '-infinity' where status in ('ready', 'submitted')",
    "update payins.suspense set lease_until = '-infinity' where status <> 'closed'",
    "update payins.sweep set due_at = '-infinity' where status = 'ready'",
    "update platform.partner_message set retry_at = '-infinity' where handled_at is null",
  ])
    await asOwner(life, statement)
}

/**
 * Faults after all deadlines have passed: only held money may still be in suspense, and every sum must have an outcome.
 */
async function leftOver(life: RunningEnvironment): Promise<string[]> {
  const faults = await faultsAfter({ databaseUrl: life.databaseUrl, dataDir: life.config.dataDir })
  const open = await asOwner<{ fault: string }>(
    life,
    `select 'suspense ' || id || ' is open since ' || due_at as fault from payins.suspense where status = 'open'
     union all
     select 'payment ' || p.id || ' is nowhere' from payins.payment p where p.status = 'suspense'
       and not exists (select 1 from payins.suspense s where s.payment_id = p.id and s.status <> 'closed')
     union all
     select 'payment ' || p.id || ' came back for less than it was' from payins.payment p where p.status = 'returned'
       and p.refunded_minor <> p.amount_minor
     union all
     select 'debt ' || id || ' has no day' from payins.receivable where status = 'open' and due_at is null`,
  )
  return [...faults, ...open.map(({ fault }) => fault)]
}

test(`any payments, reversals and decisions: every peso is funding, refunded, swept, owed or held (PUENTE_SEED=${seed})`, async () => {
  const random = randomFrom(seed)
  const life = await startEnvironment({ env: { PARTNER_TIMEOUT_MS: '1000' } })
  try {
    // A Monday, so that five banking days are a week.
    life.clock.set('2026-11-23T15:00:00Z')
    await life.moveClock(0)
    const people = [await life.signedIn('tesoreria'), await life.signedIn('oficial')] as const
    const orders = await orderAll(life, random, await makeTravellers(life, 3))
    for (let step = 0; step < 45; step++) {
      await payAnything(life, random, orders)
      if (random.chance(0.2)) await reverseAny(life, random)
      if (random.chance(0.3)) await staffActs(random, people, orders)
      if (random.chance(0.06)) await life.moveClock(hours(7))
      await pause(random.whole(0, 120))
    }
    await pause(500)
    for (let day = 0; day < 9; day++) {
      await life.moveClock(hours(25))
      await pause(900)
      await hurry(life)
    }
    await expect
      .poll(
        async () => {
          await hurry(life)
          return leftOver(life)
        },
        { timeout: 60_000, interval: 700 },
      )
      .toEqual([])
    const [said] = await asOwner<{ said: string }>(
      life,
      `select string_agg(status || ' ' || n, ', ') as said from
         (select status, count(*) as n from payins.payment group by status) as counted`,
    )
    console.log(said?.said)
  } finally {
    await life.close()
  }
}, 300_000)
