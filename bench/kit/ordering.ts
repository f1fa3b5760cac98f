import type { Stand } from '../stand/stand.ts'
import { openApi, type Api } from './api.ts'
import { liftLimits, stockOrders, type Order } from './order-stock.ts'
import { plantOrderers } from './orderers.ts'

const CUSTOMERS = 200
const QUOTES_EACH = 150

/** An API whose customers have quotes to order by. */
export interface Ordering {
  readonly api: Api
  /** An order that nobody has made yet; throws when there is none left. */
  take(): Order
}

/** Starts it, the sandbox included, with quotes for so many orders that no run uses them up. */
export async function openOrdering(stand: Stand, name: string, callers: number): Promise<Ordering> {
  const api = await openApi(stand, name, { connections: callers, sandbox: true })
  try {
    await liftLimits(api.databaseUrl)
    const orderers = await plantOrderers(api.env, CUSTOMERS)
    const asked = { corridorId: 'us-usd', side: 'send', amount: '200000' }
    for (const { cookie } of orderers) await api.create('/api/quotes', asked, cookie)
    const stock = await stockOrders(api.databaseUrl, orderers, QUOTES_EACH)
    const take = () => {
      const order = stock.pop()
      if (order === undefined) throw new Error('the bench has used up its quotes')
      return order
    }
    return { api, take }
  } catch (error) {
    await api.end()
    throw error
  }
}

/** What is sent to order. */
export const orderBody = ({ quoteId, orderer: { recipientId } }: Order) => ({
  quoteId,
  recipientId,
  purpose: 'family-support',
  fundsSource: 'salary',
  relationship: 'family',
})

/** A quote of this moment, made into an order of this person's; answers what the API says of it. */
export async function orderAnew(api: Api, orderer: Order['orderer']): Promise<unknown> {
  const asked = { corridorId: 'us-usd', side: 'send', amount: '200000' }
  const { id: quoteId } = (await api.create('/api/quotes', asked, orderer.cookie)) as { id: string }
  return api.create('/api/transfers', orderBody({ orderer, quoteId }), orderer.cookie)
}
