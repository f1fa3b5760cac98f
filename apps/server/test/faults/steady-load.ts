import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { RecipientWire, TransferWire } from '@puente/contract/customer'
import { Client } from '../client.ts'
import { orderBody, postForm, recipientBody } from '../life.ts'
import { makeTravellers, type StressCustomer } from '../walk/people.ts'
import type { TestEnvironment } from '../world.ts'

const PESOS = '10000'
const READS = ['/api/transfers', '/api/recipients', '/api/config', '/api/session'] as const
const PAUSE_MS = 40
/** A customer may have a limited number of open orders, and paid ones stay open while no worker runs. */
const UNDELIVERED_MAX = 3

/** What the customers did, each request sent once. */
export interface LoadResult {
  readonly requests: number
  /** Requests without the expected status: method, path, status and code. */
  readonly failures: readonly string[]
  /** Ids of the orders, of those that were cancelled, and of those that were paid. */
  readonly ordered: readonly string[]
  readonly cancelled: readonly string[]
  readonly paid: readonly string[]
}

/** Customers who read and order through a proxy until `stop`. */
export interface SteadyLoad {
  readonly requests: () => number
  stop(): Promise<LoadResult>
}

/** Creates customers and lets each read, order, repeat the order with its key, and pay or cancel it, again and again. */
export async function startLoad(world: TestEnvironment, url: string, customers = 4): Promise<SteadyLoad> {
  const travellers = await makeTravellers({ ...world, customer: () => new Client(url) }, customers)
  const done = { requests: 0, failures: [], ordered: [], cancelled: [], paid: [] } as {
    requests: number
    failures: string[]
    ordered: string[]
    cancelled: string[]
    paid: string[]
  }
  const stopping = new AbortController()

  /** Sends a request once. Returns its body when it has the expected status. */
  async function once<T>(client: Client, method: 'GET' | 'POST', path: string, sent?: unknown, key?: string) {
    done.requests += 1
    const expected = method === 'GET' ? 200 : path.endsWith('/cancellation') ? 200 : 201
    const began = performance.now()
    try {
      const options = method === 'POST' ? { key: key ?? randomUUID() } : {}
      const { status, body } = await client.ask<T>(method, path, sent, options)
      if (status === expected) return body
      done.failures.push(`${method} ${path}: ${status} ${body.code}`)
    } catch (error) {
      const afterMs = Math.round(performance.now() - began)
      done.failures.push(`${method} ${path}: ${String((error as Error).cause ?? error)} after ${afterMs} ms`)
    }
    return undefined
  }

  /** Returns the id of the order when it was paid. */
  async function order(
    { client }: StressCustomer,
    recipientId: string,
    pays: boolean,
  ): Promise<string | undefined> {
    const wish = { corridorId: 'us-usd', side: 'send', amount: PESOS }
    const quote = await once<{ id: string }>(client, 'POST', '/api/quotes', wish)
    if (quote === undefined) return undefined
    const key = randomUUID()
    const sent = () =>
      once<TransferWire>(client, 'POST', '/api/transfers', orderBody(quote.id, recipientId), key)
    const ordered = await sent()
    if (ordered === undefined) return undefined
    done.ordered.push(ordered.id)
    const again = await sent()
    if (again !== undefined && again.id !== ordered.id) done.failures.push(`one key made two orders`)
    if (!pays) {
      const cancelled = await once(client, 'POST', `/api/transfers/${ordered.id}/cancellation`, {})
      if (cancelled !== undefined) done.cancelled.push(ordered.id)
      return undefined
    }
    const page = await once<{ url: string }>(client, 'POST', `/api/transfers/${ordered.id}/payments`, {})
    if (page === undefined) return undefined
    await postForm(page.url, { account: 'corriente', amount: PESOS, action: 'approve' })
    done.paid.push(ordered.id)
    return ordered.id
  }

  async function write(traveller: StressCustomer): Promise<void> {
    const kept = await once<RecipientWire>(
      traveller.client,
      'POST',
      '/api/recipients',
      recipientBody('us-usd'),
    )
    const undelivered: string[] = []
    for (let n = 0; kept !== undefined && !stopping.signal.aborted; n++) {
      const [oldest] = undelivered
      const seen =
        oldest && (await once<TransferWire>(traveller.client, 'GET', `/api/transfers/${oldest}`))
      if (seen?.state === 'delivered') undelivered.shift()
      const paid = await order(traveller, kept.id, n % 2 === 0 && undelivered.length < UNDELIVERED_MAX)
      if (paid !== undefined) undelivered.push(paid)
      await pause(PAUSE_MS)
    }
  }

  async function read({ client }: StressCustomer): Promise<void> {
    for (let n = 0; !stopping.signal.aborted; n++) {
      await once(client, 'GET', READS[n % READS.length] ?? '')
      await pause(PAUSE_MS)
    }
  }

  const running = Promise.all(travellers.flatMap((one) => [write(one), read(one)]))
  running.catch(() => stopping.abort())
  return {
    requests: () => done.requests,
    stop: async () => {
      stopping.abort()
      await running
      return done
    },
  }
}

/** The states of orders by id, as the database has them. */
export async function statesOf(world: TestEnvironment): Promise<ReadonlyMap<string, string>> {
  const { rows } = await world.pool.query<{ id: string; state: string }>(
    `select 'trf_' || replace(id::text, '-', '') as id, state from transfers.transfer`,
  )
  return new Map(rows.map(({ id, state }) => [id, state]))
}
