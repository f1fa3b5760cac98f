import { randomUUIDv7 } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, withConnection } from '@puente/postgres'
import { loadConfig } from '../../apps/server/src/platform/config/index.ts'
import type { Runtime } from '../../apps/server/src/platform/work.ts'
import { openRuntime } from '../../apps/server/src/wiring/runtime.ts'
import { portsOf } from '../../apps/server/src/wiring/ports.ts'
import { startWork } from '../../apps/server/src/wiring/run-worker.ts'
import { defineBench } from '../harness/bench.ts'
import { openApi, type Api } from '../kit/api.ts'
import { inProcessPartners } from '../kit/in-process-partners.ts'
import { watchLifecycles, type Lives } from '../kit/lifecycles.ts'
import { liftLimits } from '../kit/order-stock.ts'
import { orderAnew } from '../kit/ordering.ts'
import { seedOrderers, type Orderer } from '../kit/orderers.ts'
import { copyOrders, type Made } from '../kit/orders-made.ts'

const CUSTOMERS = 500
const COPIES = 40
const BATCH = 100
const BACKLOG_MAX = 1000

interface Engine {
  readonly api: Api
  readonly runtime: Runtime
  readonly lives: Lives
  /** Orders that wait for their payment. */
  readonly stock: Made[]
  readonly stop: () => Promise<void>
}

const DAILY_MS = 120_000

/** A first start begins the scoring and the erasures of the day, which a worker does once a day. */
async function untilDailyRoundsEnded(databaseUrl: string): Promise<void> {
  const until = Date.now() + DAILY_MS
  while (Date.now() < until) {
    const ended = await withConnection(databaseUrl, async (client) => {
      const { rows } = await client.query<{ ended: boolean }>(`
        select exists (select from risk.sweep where after is null)
          and exists (select from retention.run where ended_at is not null) as ended`)
      return rows[0]?.ended === true
    })
    if (ended) return
    await sleep(500)
  }
  throw new Error(`the daily rounds did not end within ${DAILY_MS} ms`)
}

async function startEngine(api: Api, orderers: readonly Orderer[]) {
  const config = loadConfig(api.env)
  const { runtime, close } = await openRuntime(config, 'bench', { prepared: true })
  const made = await copyOrders(runtime, api.databaseUrl, COPIES)
  const known = new Map(made.map((order) => [order.id, order]))
  const ruts = new Map(orderers.map(({ customerId, rut }) => [customerId, rut]))
  const partners = inProcessPartners(portsOf(config, runtime), (id) => {
    const { reference = '', amountMinor = 0n, customerId = '' } = known.get(id) ?? {}
    const payerRut = ruts.get(customerId) ?? ''
    const payer = { payerName: 'Persona Banco', payerBank: '012', payerAccount: '12345678' }
    return { reference, amountMinor, payerRut, ...payer }
  })
  const { stop } = await startWork(config, runtime, partners)
  await untilDailyRoundsEnded(api.databaseUrl)
  return { runtime, made, stop: () => stop().then(close) }
}

/** The bank's messages about several payments at once, as its handler would have stored them. */
async function notifyPaid(runtime: Runtime, paid: readonly Made[]): Promise<void> {
  const bodies = paid.map(({ id }) =>
    JSON.stringify({ id: `evt-${id}`, type: 'payment.confirmed', data: { paymentId: id } }),
  )
  await runtime.work({ kind: 'partner', name: 'bank' }, ({ tx, now }) =>
    tx.run(sql`
      insert into platform.partner_message (id, partner, event_id, type, body, headers, received_at, retry_at)
      select id, 'bank', event_id, 'payment.confirmed', convert_to(body, 'UTF8'), '{}', ${now}, '-infinity'
      from unnest(${paid.map(() => randomUUIDv7())}::uuid[], ${paid.map(({ id }) => id)}::text[], ${bodies}::text[])
        as received(id, event_id, body)`),
  )
}

export const bench = defineBench<Engine>({
  name: 'transfers.lives.engine',
  unit: 'lives',
  about: `paid, converted, paid out, delivered: orders made beforehand, ${BATCH} payments received at once, one worker, partners that answer in its own process; counted as delivered`,
  callers: 1,
  pace: { rounds: 1, warmUpMs: 5000, measureMs: 15_000 },
  prepare: async (stand) => {
    const api = await openApi(stand, 'transfers.lives.engine', { connections: 8, sandbox: true })
    try {
      await liftLimits(api.databaseUrl)
      const orderers = await seedOrderers(api.env, CUSTOMERS)
      for (let from = 0; from < orderers.length; from += 8)
        await Promise.all(orderers.slice(from, from + 8).map((orderer) => orderAnew(api, orderer)))
      const { runtime, made, stop } = await startEngine(api, orderers)
      return { api, runtime, lives: watchLifecycles(api.databaseUrl, BACKLOG_MAX), stock: made, stop }
    } catch (error) {
      await api.end()
      throw error
    }
  },
  run: async ({ runtime, lives, stock }) => {
    await lives.room()
    const paid = stock.splice(-BATCH)
    if (paid.length === 0) throw new Error('the bench has used up its orders')
    await notifyPaid(runtime, paid)
    lives.began(paid.length)
    return lives.fresh()
  },
  settle: ({ lives }) => lives.drain(),
  verify: ({ lives }) => lives.prove(),
  end: async ({ api, lives, stop }) => {
    await lives.end()
    await stop()
    await api.end()
  },
})
