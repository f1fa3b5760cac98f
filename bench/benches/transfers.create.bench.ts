import { defineBench } from '../harness/bench.ts'
import { missingOf } from '../kit/order-counts.ts'
import { openOrdering, orderBody, type Ordering } from '../kit/ordering.ts'

const CALLERS = 32

export const bench = defineBench<Ordering>({
  name: 'transfers.create',
  unit: 'transfers',
  about: `POST /api/transfers by 200 signed-in persons over HTTP, ${CALLERS} callers, one API process; gate, screening over HTTP and limits on`,
  callers: CALLERS,
  // A longer warm-up: the first thousand requests of a process measure compilation.
  pace: { warmUpMs: 4000, measureMs: 6000 },
  prepare: (stand) => openOrdering(stand, 'transfers.create', CALLERS),
  run: async ({ api, take }) => {
    const order = take()
    await api.create('/api/transfers', orderBody(order), order.orderer.cookie)
    return 1
  },
  verify: async ({ api }, done) => ({
    broken: await missingOf(api.databaseUrl, done),
    notes: [
      `${done.toLocaleString('en')} transfers answered; each with its order, history, screening, event and audit line`,
    ],
  }),
  end: ({ api }) => api.end(),
})
