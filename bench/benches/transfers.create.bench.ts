import { withConnection } from '@puente/postgres'
import { defineBench } from '../harness/bench.ts'
import { openApi, type Api } from '../kit/api.ts'
import { liftLimits, stockOrders, type Order } from '../kit/order-stock.ts'
import { plantOrderers } from '../kit/orderers.ts'

const CALLERS = 32
const CUSTOMERS = 200
const QUOTES_EACH = 150

interface Ordering {
  readonly api: Api
  /** Orders that nobody has made yet. */
  readonly stock: Order[]
}

export const bench = defineBench<Ordering>({
  name: 'transfers.create',
  unit: 'transfers',
  about: `POST /api/transfers by ${CUSTOMERS} signed-in persons over HTTP, ${CALLERS} callers, one API process; gate, screening over HTTP and limits on`,
  callers: CALLERS,
  prepare: async (stand) => {
    const api = await openApi(stand, 'transfers.create', { connections: CALLERS, sandbox: true })
    await liftLimits(api.databaseUrl)
    const orderers = await plantOrderers(api.env, CUSTOMERS)
    const asked = { corridorId: 'us-usd', side: 'send', amount: '200000' }
    for (const { cookie } of orderers) await api.create('/api/quotes', asked, cookie)
    return { api, stock: await stockOrders(api.databaseUrl, orderers, QUOTES_EACH) }
  },
  run: async ({ api, stock }) => {
    const order = stock.pop()
    if (order === undefined) throw new Error('the bench has used up its quotes')
    const { orderer, quoteId } = order
    const words = { purpose: 'family-support', fundsSource: 'salary', relationship: 'family' }
    await api.create(
      '/api/transfers',
      { quoteId, recipientId: orderer.recipientId, ...words },
      orderer.cookie,
    )
    return 1
  },
  verify: async ({ api }, done) => {
    const counts = await countKept(api.databaseUrl)
    const wrong = Object.entries(counts).filter(([, count]) => count !== BigInt(done))
    return {
      broken: wrong.map(([what, count]) => `${done} transfers were answered, and there are ${count} ${what}`),
      notes: [
        `${done.toLocaleString('en')} transfers answered; each with its order, history, screening, event and audit line`,
      ],
    }
  },
  end: ({ api }) => api.end(),
})

/** Every row that one order leaves, counted; each count is the number of orders. */
async function countKept(databaseUrl: string): Promise<Record<string, bigint>> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<Record<string, bigint>>(`
      select (select count(*) from transfers.transfer where state = 'awaiting-payin') as "waiting transfers",
             (select count(distinct quote_id) from transfers.transfer) as "quotes used",
             (select count(*) from payins.payin_order where closed_at is null) as "open orders",
             (select count(*) from transfers.event where event = 'ordered') as "lines of history",
             (select count(*) from platform.outbox) as "events to hand over",
             (select count(*) from platform.audit where action = 'createTransfer' and outcome = 'done') as "audit lines",
             (select count(*) from platform.idempotency where scope like 'createTransfer %') as "kept answers"`)
    return rows[0] ?? {}
  })
}
