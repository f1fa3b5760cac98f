import type { Stand } from '../stand/stand.ts'
import { openApi, type Api } from './api.ts'
import { liftLimits, stockOrders, type Order } from './order-stock.ts'
import { seedOrderers } from './orderers.ts'

const CUSTOMERS = 200
const QUOTES_EACH = 150

/** An API whose customers have quotes. */
export interface Ordering {
  readonly api: Api
  /** The next unused order input; throws when none is left. */
  take(): Order
}

/** Starts it, including the sandbox, with more quotes than any run uses. */
export async function openOrdering(stand: Stand, name: string, callers: number): Promise<Ordering> {
  const api = await openApi(stand, name, { connections: callers, sandbox: true })
  try {
    await liftLimits(api.databaseUrl)
    const orderers = await seedOrderers(api.env, CUSTOMERS)
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

/** The request body of an order. */
export const orderBody = ({ quoteId, orderer: { recipientId } }: Order) => ({
  quoteId,
  recipientId,
  purpose: 'family-support',
  fundsSource: 'salary',
  relationship: 'family',
})

/** Creates a new quote and orders with it; returns the API's response. */
export async function orderAnew(api: Api, orderer: Order['orderer']): Promise<unknown> {
  const asked = { corridorId: 'us-usd', side: 'send', amount: '200000' }
  const { id: quoteId } = (await api.create('/api/quotes', asked, orderer.cookie)) as { id: string }
  return api.create('/api/transfers', orderBody({ orderer, quoteId }), orderer.cookie)
}
