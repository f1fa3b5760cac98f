import { defineBench } from '../harness/bench.ts'
import { must, openApi, type Api } from '../kit/api.ts'
import { watchLifecycles, type Lives } from '../kit/lifecycles.ts'
import { liftLimits } from '../kit/order-stock.ts'
import { orderAnew } from '../kit/ordering.ts'
import { seedOrderers, type Orderer } from '../kit/orderers.ts'

const CALLERS = 64
const CUSTOMERS = 200
const BACKLOG_MAX = 400
const CONTROL = { authorization: 'Bearer sandbox-control-key' }

interface Living {
  readonly api: Api
  readonly lives: Lives
  readonly orderers: readonly Orderer[]
  turn: number
}

interface Ordered {
  readonly price: { readonly send: { readonly amount: string } }
  readonly payment: { readonly reference: string }
}

/** Creates a quote and an order and pays it. The bank's webhook arrives by itself, and the worker does the rest. */
async function begin({ api }: Living, orderer: Orderer): Promise<void> {
  const { payment, price } = (await orderAnew(api, orderer)) as Ordered
  const paid = { payerRut: orderer.rut, amount: price.send.amount, reference: payment.reference }
  must(201, await api.sandbox.post('/control/payments', paid, undefined, CONTROL))
}

export const bench = defineBench<Living>({
  name: 'transfers.lives.http',
  unit: 'lives',
  about: `quote, order, payment, conversion, payout, delivery: ${CALLERS} callers, one API and one worker process, every partner over HTTP with webhooks, mails on; counted as delivered`,
  callers: CALLERS,
  pace: { rounds: 1, warmUpMs: 5000, measureMs: 15_000 },
  prepare: async (stand) => {
    const api = await openApi(stand, 'transfers.lives.http', {
      connections: CALLERS,
      sandbox: true,
      worker: true,
    })
    await liftLimits(api.databaseUrl)
    // The rail answers at once, so that its delay is not measured.
    must(200, await api.sandbox.post('/control/payout-speed', { speed: 'instant' }, undefined, CONTROL))
    const orderers = await seedOrderers(api.env, CUSTOMERS)
    return { api, lives: watchLifecycles(api.databaseUrl, BACKLOG_MAX), orderers, turn: 0 }
  },
  run: async (living) => {
    const { lives, orderers } = living
    await lives.room()
    const orderer = orderers[living.turn++ % orderers.length]
    if (orderer !== undefined) await begin(living, orderer)
    lives.began(1)
    return lives.fresh()
  },
  settle: ({ lives }) => lives.drain(),
  verify: ({ lives }) => lives.prove(),
  end: async ({ api, lives }) => {
    await lives.end()
    await api.end()
  },
})
