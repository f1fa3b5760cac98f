import { appUrlOf, createPool, type Pool } from '@puente/postgres'
import { loadConfig } from '../../apps/server/src/platform/config/index.ts'
import { defineBench } from '../harness/bench.ts'
import { missingOf } from '../kit/order-counts.ts'
import type { Order } from '../kit/order-stock.ts'
import { openOrdering, orderBody, type Ordering } from '../kit/ordering.ts'
import { countOf, recordPost, type Recording } from '../kit/recorded-api.ts'
import { replayOrder } from '../kit/replay.ts'

const CALLERS = 32

interface Replaying extends Ordering {
  readonly pool: Pool
  readonly recorded: Order
  readonly recording: Recording
}

export const bench = defineBench<Replaying>({
  name: 'transfers.create-sql',
  unit: 'transfers',
  about: `the statements of POST /api/transfers and nothing else, ${CALLERS} callers over as many connections as the API has`,
  callers: CALLERS,
  prepare: async (stand) => {
    const ordering = await openOrdering(stand, 'transfers.create-sql', CALLERS)
    const { env } = ordering.api
    const recorded = ordering.take()
    const recording = await recordPost(env, {
      path: '/api/transfers',
      body: orderBody(recorded),
      cookie: recorded.orderer.cookie,
    })
    const { databaseUrl, databasePoolMax: max } = loadConfig(env)
    const pool = createPool({ url: appUrlOf(databaseUrl), max, prepared: true })
    return { ...ordering, pool, recorded, recording }
  },
  run: async ({ pool, recording, recorded, take }) => {
    await replayOrder(pool, recording, recorded, take())
    return 1
  },
  verify: async ({ api, recording }, done) => ({
    // Plus the recorded order.
    broken: await missingOf(api.databaseUrl, done + 1),
    notes: [`one request: ${countOf(recording)}`],
  }),
  end: async ({ api, pool }) => {
    await pool.end()
    await api.end()
  },
})
