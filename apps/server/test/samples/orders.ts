import type { RecipientWire, TransferWire } from '@puente/contract/customer'
import { expect } from 'vitest'
import type { Client } from '../client.ts'
import { orderBody, recipientBody } from '../life.ts'
import { hours } from '../test-clock.ts'
import { once, type Cast } from './cast.ts'

/** The input of a quote. */
export const quoteBody = { corridorId: 'us-usd', side: 'send', amount: '200000' }

/** The id of a new quote. */
export const quote = async (client: Client): Promise<string> =>
  (await client.post<{ id: string }>('/api/quotes', quoteBody)).body.id

/** The id of a new recipient. */
export const recipient = async (client: Client): Promise<string> =>
  (await client.post<RecipientWire>('/api/recipients', recipientBody())).body.id

/** The body of an order with a new quote and a new recipient. */
export const newOrder = async (client: Client) => orderBody(await quote(client), await recipient(client))

/** The person's orders in the states that samples need, created on demand. */
export interface Orders {
  /** Ends unpaid orders, of which a customer may have three: each sample ends the previous ones. */
  endOpen(): Promise<void>
  /** A new one that awaits its payment. */
  waiting(): Promise<string>
  /** A delivered one, the same for everyone. */
  delivered(): Promise<string>
  /** A new one whose payout the rail refused immediately. */
  returned(): Promise<string>
  /** A new one that was partly paid in time. */
  short(): Promise<string>
}

/** The orders of a cast. */
export function ordersOf({ life, as }: Cast): Orders {
  const endOpen = async () => {
    for (const client of [as('persona'), as('empresa')]) {
      const { body } = await client.get<{ items: { id: string; state: string }[] }>('/api/transfers')
      for (const { id, state } of body.items)
        if (state === 'waiting-for-payment') await client.post(`/api/transfers/${id}/cancellation`, {})
    }
  }
  const waiting = async () => {
    await endOpen()
    return (await life.order(as('persona'))).id
  }
  const until = (id: string, reached: (transfer: TransferWire) => boolean) =>
    expect
      .poll(async () => reached((await as('persona').get<TransferWire>(`/api/transfers/${id}`)).body), {
        timeout: 60_000,
      })
      .toBe(true)
  return {
    endOpen,
    waiting,
    delivered: once(async () => {
      const id = await waiting()
      await life.pay(as('persona'), id)
      await life.reaches(as('persona'), id, 'delivered')
      return id
    }),
    returned: async () => {
      const { id } = await life.order(as('persona'), { recipient: { name: 'Rosa Imposible' } })
      await life.pay(as('persona'), id)
      await life.reaches(as('persona'), id, 'needs-correction')
      return id
    },
    short: async () => {
      const id = await waiting()
      await life.pay(as('persona'), id, { amount: '50000' })
      await until(id, ({ payment }) => payment?.receivedMinor === '50000')
      await life.moveClock(hours(25))
      await until(id, ({ choice }) => choice !== undefined)
      // The next caller needs a rate of the new day.
      const priced = async () => (await quote(as('persona'))) !== undefined
      await expect.poll(priced, { timeout: 60_000 }).toBe(true)
      return id
    },
  }
}
