import type { TransferWire } from '@puente/contract/customer'
import type { SafeguardingWire } from '@puente/contract/staff'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { unmatchedMoneyOf, type UnmatchedMoney } from '../../../test/unmatched-money.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'
import { addDays, santiagoDay } from '../corridors/index.ts'
import { endOf } from './safeguarding.ts'

let life: RunningEnvironment
let kit: UnmatchedMoney
let persona: Client
beforeAll(async () => {
  life = await startEnvironment()
  kit = await unmatchedMoneyOf(life)
  persona = await life.signedIn('persona')
}, 180_000)
afterAll(async () => life?.close())

const PATIENCE = { timeout: 60_000, interval: 100 }

/** The accounts of each side, written here again so that a change of the declaration must be meant. */
const sides = {
  held: ['client-bank', 'nostro'],
  owed: ['payin-clearing', 'suspense', 'client-funds', 'refund-clearing', 'payout-funds', 'payout-clearing'],
  receivable: ['customer-receivable', 'partner-receivable'],
} as const

interface Sum {
  readonly code: string
  readonly currency: string
  readonly credits: bigint
}

/** The sums of all legs recorded until an instant: no balance that the ledger keeps is read. */
const sumsOfJournals = async (until: Date): Promise<Sum[]> =>
  (
    await asOwner<{ code: string; currency: string; credits: string }>(
      life,
      `with side as (
         select debit_account as account, - amount_minor as minor, journal_id, action from ledger.transfer
         union all select credit_account, amount_minor, journal_id, action from ledger.transfer)
       select account.code, account.currency, sum(side.minor)::text as credits
       from side join ledger.journal on journal.id = side.journal_id join ledger.account on account.id = side.account
       where side.action in ('posted', 'post') and journal.recorded_at <= $1
       group by account.code, account.currency`,
      [until],
    )
  ).map((row) => ({ ...row, credits: BigInt(row.credits) }))

/** The equation in each currency, computed from the legs. */
async function expected(until: Date) {
  const sums = await sumsOfJournals(until)
  const total = (codes: readonly string[] | undefined, currency: string) =>
    sums
      .filter((one) => one.currency === currency && (codes === undefined || codes.includes(one.code)))
      .reduce((sum, { credits }) => sum + credits, 0n)
  const others = sums
    .map(({ code }) => code)
    .filter(
      (code) =>
        !Object.values(sides)
          .flat()
          .includes(code as 'nostro'),
    )
  return [...new Set(sums.map(({ currency }) => currency))]
    .toSorted()
    .filter((currency) => sums.some((one) => one.currency === currency && one.credits !== 0n))
    .map((currency) => {
      const [held, owed] = [-total(sides.held, currency), total(sides.owed, currency)]
      return {
        currency,
        held: String(held),
        owed: String(owed),
        receivable: String(-total(sides.receivable, currency)),
        own: String(total(others, currency)),
        difference: String(held - owed),
      }
    })
}

const read = async (query = '') =>
  (await kit.treasury.get<SafeguardingWire>(`/api/safeguarding${query}`)).body
const withoutLines = ({ currencies }: SafeguardingWire) => currencies.map(({ lines: _lines, ...one }) => one)

/** Each sum equals its lines, and the difference equals what explains it. */
function isProven({ currencies }: SafeguardingWire): void {
  for (const one of currencies) {
    for (const side of ['owed', 'held', 'receivable', 'own'] as const)
      expect(
        one.lines.filter((line) => line.class === side).reduce((sum, line) => sum + BigInt(line.balance), 0n),
        `${one.currency} ${side}`,
      ).toBe(BigInt(one[side]))
    expect(BigInt(one.own) - BigInt(one.receivable), one.currency).toBe(BigInt(one.difference))
  }
}

/** Journals are posted while a step is under way, so the books are read until nothing came in between. */
const agrees = () =>
  expect
    .poll(async () => {
      const before = await expected(life.clock.now())
      const shown = await read()
      isProven(shown)
      const isStill = isDeepStrictEqual(before, await expected(life.clock.now()))
      return isStill && isDeepStrictEqual(withoutLines(shown), before) ? 'equal' : { shown, before }
    }, PATIENCE)
    .toBe('equal')

let amount = 60_001
const next = () => String((amount += 1))
const steps = {
  received: async () => {
    const { id } = await life.order(persona, { amount: '200001' })
    await life.pay(persona, id, { amount: next() })
  },
  delivered: async () => {
    const { id } = await life.order(persona, { amount: next() })
    await life.pay(persona, id)
    await life.reaches(persona, id, 'delivered')
  },
  refunded: async () => {
    const { id } = await life.order(persona, { amount: '200002' })
    await life.pay(persona, id, { amount: next() })
    await persona.post(`/api/transfers/${id}/cancellation`, {})
  },
  suspended: async () => void (await kit.suspended({ amount: next() })),
  returned: async () => {
    const item = await kit.suspended({ amount: next() })
    await kit.decided(`/api/suspense/${item.id}`, { action: 'return', note: 'Devolver' })
  },
  reversed: async () => {
    const own = next()
    const { id } = await life.order(persona, { amount: '200003' })
    await life.pay(persona, id, { amount: own })
    const received = async () =>
      (await persona.get<TransferWire>(`/api/transfers/${id}`)).body.payment?.receivedMinor
    await expect.poll(received, PATIENCE).toBe(own)
    await kit.reverse(own)
  },
}
type Step = keyof typeof steps

const seed = Number(process.env['PUENTE_SEED'] ?? 150_008)
const sequence = (from: number): Step[] => {
  const names = Object.keys(steps) as Step[]
  const [order] = fc.sample(fc.shuffledSubarray([...names, ...names], { minLength: 8, maxLength: 8 }), {
    seed: from,
    numRuns: 1,
  })
  return order ?? []
}

test(`a random sequence of payments, PUENTE_SEED=${seed}: the equation equals the sums of the journals`, async () => {
  for (const step of sequence(seed)) {
    await steps[step]()
    await agrees()
  }
})

test('the end of a day that has passed: what was recorded until then, whatever came after', async () => {
  const { day } = santiagoDay(life.clock.now())
  life.clock.advance(hours(25))
  await steps.suspended()
  const then = await read(`?day=${day}`)
  expect(then.at).toBe(endOf(day).toISOString())
  isProven(then)
  expect(withoutLines(then)).toEqual(await expected(endOf(day)))
  expect(withoutLines(then)).not.toEqual(withoutLines(await read()))
})

test.each([
  ['a day that does not exist', '2026-02-30', 'not-a-date'],
  ['a day in the future', addDays('2999-01-01', 1), 'not-yet'],
])('%s: refused at its field', async (_what, day, fault) => {
  const { status, body } = await kit.treasury.get<{ fields: unknown }>(`/api/safeguarding?day=${day}`)
  expect([status, body.fields]).toEqual([422, [{ at: 'day', fault }]])
})
