import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { faultsAfter } from '../../../test/aftermath.ts'
import type { Client } from '../../../test/client.ts'
import { createLife, type Life } from '../../../test/life.ts'
import { misfitsOf, uuidOf, type Misfits } from '../../../test/misfits.ts'

let life: Life
let kit: Misfits
let persona: Client
beforeAll(async () => {
  life = await createLife()
  kit = await misfitsOf(life)
  persona = await life.signedIn('persona')
})
afterAll(async () => life?.close())

const PATIENCE = { timeout: 20_000, interval: 100 }
const own = { rut: '11.222.333-9', name: 'Persona Demo' }
const outsider = { rut: '12.345.678-5', name: 'Otra Persona Ficticia' }
const quiet = () =>
  expect
    .poll(() => faultsAfter({ databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }), PATIENCE)
    .toEqual([])
afterEach(quiet)

interface Owed {
  readonly id: string
  readonly outstanding: number
  readonly orderId: string
  readonly orderReference: string
}

/** A delivered order whose payment the bank took back: the customer owes all of it. */
async function debtOf(amount: string): Promise<Owed> {
  const ordered = await life.order(persona, { amount })
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'delivered')
  await kit.reverse(amount)
  const find = async () =>
    (
      await life.pool.query<{ id: string; outstanding: number }>(
        `select id, outstanding_minor::int as outstanding from payins.receivable where order_id = $1`,
        [uuidOf(ordered.id)],
      )
    ).rows[0]
  await expect.poll(find, PATIENCE).toBeDefined()
  const row = await find()
  return {
    id: row?.id ?? '',
    outstanding: row?.outstanding ?? 0,
    orderId: uuidOf(ordered.id),
    orderReference: ordered.payment?.reference ?? '',
  }
}

const outstanding = async (id: string) =>
  (
    await life.pool.query<{ left: number }>(
      'select outstanding_minor::int as left from payins.receivable where id = $1',
      [id],
    )
  ).rows[0]?.left

describe('a debtor who pays with the order’s reference', () => {
  it('in two parts: both reach the debt, and what is more than it goes back', async () => {
    const debt = await debtOf('201101')
    await life.transferTo({ ...own, amount: '100000', reference: debt.orderReference })
    await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(101101)
    await life.transferTo({ ...own, amount: '110000', reference: debt.orderReference })
    await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(0)
    const sentBack = async () =>
      (
        await life.pool.query<{ minor: number }>(
          `select coalesce(sum(amount_minor), 0)::int as minor from payins.refund where order_id = $1 and status = 'settled'`,
          [debt.orderId],
        )
      ).rows[0]?.minor
    await expect.poll(sentBack, PATIENCE).toBe(8899)
  })
})
