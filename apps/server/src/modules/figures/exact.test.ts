import { trialBalance } from '@puente/ledger'
import fc, { type AsyncCommand } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lifeCommands } from '../../../test/lives/commands.ts'
import { isOver, newModel, type Model } from '../../../test/lives/model.ts'
import { openReal, SLOTS, type Real } from '../../../test/lives/real.ts'
import { asOwner } from '../../../test/owner.ts'
import { minutes } from '../../../test/test-clock.ts'
import { addDays, fromSantiago, santiagoDay } from '../corridors/index.ts'
import { countFigures } from './count-figures.ts'

type Command = AsyncCommand<Model, Real>

const SEED = Number(process.env['PUENTE_SEED'] ?? 900_001)

let real: Real
beforeAll(async () => {
  real = await openReal()
})
afterAll(async () => real?.close())

/** Business time moves to half an hour before the next midnight in Santiago. */
async function untilLateEvening(): Promise<void> {
  const now = real.world.clock.now()
  const evening = (day: string) => fromSantiago(addDays(day, 1), 0).getTime() - minutes(30)
  const { day } = santiagoDay(now)
  const next = evening(day) > now.getTime() ? evening(day) : evening(addDays(day, 1))
  await real.world.moveClock(next - now.getTime())
}

/** Moves the clock over the next midnight when it is less than half an hour away. */
async function passMidnight({ world }: Real): Promise<void> {
  const now = world.clock.now()
  const midnight = fromSantiago(addDays(santiagoDay(now).day, 1), 0)
  if (midnight.getTime() - now.getTime() < minutes(31)) await world.moveClock(minutes(31))
}

const midnightPasses: Command = {
  check: () => true,
  run: async (_model, world) => {
    await passMidnight(world)
    await world.settle()
  },
  toString: () => 'midnight passes',
}

/** A complete transfer to another country. The model does not cover it, because it corrects accounts of one country only. */
const sentTo = (slot: number, corridorId: string): Command => ({
  check: ({ lives }) => lives[slot] === undefined || isOver(lives[slot]),
  run: async (model, world) => {
    model.lives[slot] = undefined
    await world.order(slot, 60_000, corridorId)
    await world.settle()
    await world.pay(slot, 60_000)
    await world.settle()
    await passMidnight(world)
    await world.push(slot, 0, 'credited')
    await world.settle()
  },
  toString: () => `sent to ${corridorId} by ${slot}`,
})

const commands = [
  ...lifeCommands,
  fc.constant(midnightPasses),
  fc
    .tuple(fc.nat(SLOTS - 1), fc.constantFrom('mx-mxn', 'es-eur'))
    .map(([slot, corridorId]) => sentTo(slot, corridorId)),
]

interface Sums {
  readonly day: string
  readonly corridor: string
  readonly volume: string
  readonly fee: string
  readonly iva: string
  readonly spread: string
  readonly rounding: string
}

/** By the figures: what the deliveries of each day and corridor moved and earned. */
const counted = () =>
  asOwner<Sums>(
    real.world,
    `select day::text as day, corridor_id as corridor, sum(send_minor)::text as volume, sum(fee_minor)::text as fee,
       sum(iva_minor)::text as iva, sum(spread_minor)::text as spread, sum(rounding_minor)::text as rounding
     from figures.daily_sum where event = 'delivered' group by 1, 2 order by 1, 2`,
  )

/** By the ledger: what was posted with each delivery, and what was converted for it. */
const posted = () =>
  asOwner<Sums>(
    real.world,
    `with earned as (
       select j.subject, (j.effective_at at time zone 'America/Santiago')::date::text as day, a.code, x.amount_minor
       from ledger.journal j
       join ledger.transfer x on x.journal_id = j.id
       join ledger.account a on a.id = x.credit_account
       where j.kind = 'transfer-delivered' and a.code in ('fee-income', 'iva-payable', 'spread-income', 'rounding')
     ), firsts as (
       select distinct subject, day from earned
     ), converted as (
       select j.subject, x.amount_minor
       from ledger.journal j
       join ledger.transfer x on x.journal_id = j.id
       join ledger.account a on a.id = x.credit_account
       where j.kind = 'transfer-converted' and a.code = 'fx-position' and a.currency = 'CLP'
     ), moved as (
       select day, subject, code, amount_minor from earned
       union all
       select f.day, f.subject, 'converted', c.amount_minor from firsts f join converted c on c.subject = f.subject
     )
     select m.day, t.corridor_id as corridor, sum(m.amount_minor)::text as volume,
       coalesce(sum(m.amount_minor) filter (where code = 'fee-income'), 0)::text as fee,
       coalesce(sum(m.amount_minor) filter (where code = 'iva-payable'), 0)::text as iva,
       coalesce(sum(m.amount_minor) filter (where code = 'spread-income'), 0)::text as spread,
       coalesce(sum(m.amount_minor) filter (where code = 'rounding'), 0)::text as rounding
     from moved m join transfers.transfer t on t.id = m.subject group by 1, 2 order by 1, 2`,
  )

/** What the accounts of earnings have, whatever journals posted to them. */
async function balances(): Promise<Record<string, string>> {
  const { lines } = await real.world.runtime.work({ kind: 'system', name: 'test' }, trialBalance)
  const codes = ['fee-income', 'iva-payable', 'spread-income', 'rounding']
  return Object.fromEntries(
    codes.map((code) => {
      const ofCode = lines.filter((line) => line.code === code && line.currency === 'CLP')
      return [code, String(ofCode.reduce((sum, one) => sum + one.creditMinor - one.debitMinor, 0n))]
    }),
  )
}

/** By the history: the orders in each state that the figures have at the last count. */
const standing = () =>
  asOwner(
    real.world,
    `select corridor_id, state, count::int from figures.standing
     where day = (select max(day) from figures.standing) order by 1, 2`,
  )
const states = () =>
  asOwner(
    real.world,
    `select corridor_id, state, count(*)::int as count from transfers.transfer group by 1, 2 order by 1, 2`,
  )

async function countAll(): Promise<void> {
  while ((await countFigures(real.world.runtime)) > 0);
}

const total = (rows: readonly Sums[], name: 'fee' | 'iva' | 'spread' | 'rounding') =>
  String(rows.reduce((sum, row) => sum + BigInt(row[name]), 0n))

test('random orders, refunds and corrections around midnights: every day and corridor equals the ledger to the peso', async () => {
  const run = async (steps: Iterable<Command>) => {
    await real.begin()
    await untilLateEvening()
    await real.settle()
    await fc.asyncModelRun(() => ({ model: newModel(SLOTS), real }), steps)
    await countAll()
    const figures = await counted()
    expect(figures).toEqual(await posted())
    expect(await balances()).toEqual({
      'fee-income': total(figures, 'fee'),
      'iva-payable': total(figures, 'iva'),
      'spread-income': total(figures, 'spread'),
      rounding: total(figures, 'rounding'),
    })
    expect(await standing()).toEqual(await states())
  }
  // Whatever is drawn, two deliveries follow the midnight after their orders.
  for (const corridorId of ['mx-mxn', 'es-eur']) await run([sentTo(0, corridorId)])
  await fc.assert(fc.asyncProperty(fc.commands(commands, { maxCommands: 30, size: 'max' }), run), {
    seed: SEED,
    numRuns: 30,
    interruptAfterTimeLimit: 30_000,
    markInterruptAsFailure: false,
    verbose: 1,
  })
  const all = await counted()
  expect(new Set(all.map(({ day }) => day)).size).toBeGreaterThan(1)
  expect(new Set(all.map(({ corridor }) => corridor)).size).toBeGreaterThan(1)
  const [crossed] = await asOwner<{ count: number }>(
    real.world,
    `select count(*)::int as count from transfers.event d join transfers.transfer t on t.id = d.transfer_id
     where d.event = 'delivered' and (d.at at time zone 'America/Santiago')::date
       > (t.created_at at time zone 'America/Santiago')::date`,
  )
  expect(crossed?.count).toBeGreaterThan(0)
}, 300_000)
