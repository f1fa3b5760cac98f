import { uuidOf } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'

let life: RunningEnvironment
let persona: Client
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
})
afterAll(async () => life?.close())

const seen = async (id: string) => (await persona.get<TransferWire>(`/api/transfers/${id}`)).body
const estimateOf = ({ timeline }: TransferWire) =>
  timeline.find(({ step }) => step === 'delivered')?.estimatedAt
/** Makes the promise of an order one that was given some days earlier. */
const promisedEarlier = (id: string) =>
  asOwner(
    life,
    `update quotes.quote set arrival_at = arrival_at - interval '9 days'
     where id = (select quote_id from transfers.transfer where id = $1)`,
    [uuidOf('transfer', id)],
  )

it('an unpaid order: its estimate is that of the price', async () => {
  const { id } = await life.order(persona)
  const transfer = await seen(id)
  expect(estimateOf(transfer)).toBe(transfer.price.arrival.estimatedAt)
})

it('an order that can no longer arrive as promised: estimated from now, and its price keeps the promise', async () => {
  const { id } = await life.order(persona)
  await promisedEarlier(id)
  const transfer = await seen(id)
  expect(Date.parse(transfer.price.arrival.estimatedAt)).toBeLessThan(Date.now())
  expect(Date.parse(estimateOf(transfer) ?? '')).toBeGreaterThan(life.clock.now().getTime())
})

it('a delivered transfer: has no estimate', async () => {
  const { id } = await life.order(persona)
  await life.pay(persona, id)
  expect(estimateOf(await life.reaches(persona, id, 'delivered'))).toBeUndefined()
})
