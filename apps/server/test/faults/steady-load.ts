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
const UNDELIVERED_MAX = 1

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

interface Run {
  requests: number
  readonly failures: string[]
  readonly ordered: string[]
  readonly cancelled: string[]
  readonly paid: string[]
  readonly over: AbortSignal
}

/** Sends a request once. Returns its body when it has the expected status. */
async function once<T>(
  run: Run,
  client: Client,
  method: 'GET' | 'POST',
  path: string,
  sent?: { readonly body: unknown; readonly key?: string },
): Promise<T | undefined> {
  run.requests += 1
  const expected = method === 'GET' || path.endsWith('/cancellation') ? 200 : 201
  const options = method === 'POST' ? { key: sent?.key ?? randomUUID() } : {}
  const began = performance.now()
  try {
    const { status, body } = await client.ask<T>(method, path, sent?.body, options)
    if (status === expected) return body
    run.failures.push(`${method} ${path}: ${status} ${body.code}`)
  } catch (error) {
    const afterMs = Math.round(performance.now() - began)
    run.failures.push(`${method} ${path}: ${String((error as Error).cause ?? error)} after ${afterMs} ms`)
  }
  return undefined
}

/** Orders twice with one key, then pays or cancels. Returns the id of the order when it was paid. */
async function order(
  run: Run,
  client: Client,
  recipientId: string,
  pays: boolean,
): Promise<string | undefined> {
  const wish = { corridorId: 'us-usd', side: 'send', amount: PESOS }
  const quote = await once<{ id: string }>(run, client, 'POST', '/api/quotes', { body: wish })
  if (quote === undefined) return undefined
  const sent = { body: orderBody(quote.id, recipientId), key: randomUUID() }
  const ordered = await once<TransferWire>(run, client, 'POST', '/api/transfers', sent)
  if (ordered === undefined) return undefined
  run.ordered.push(ordered.id)
  const again = await once<TransferWire>(run, client, 'POST', '/api/transfers', sent)
  if (again !== undefined && again.id !== ordered.id) run.failures.push('one key made two orders')
  const path = `/api/transfers/${ordered.id}`
  if (!pays) {
    const cancelled = await once(run, client, 'POST', `${path}/cancellation`, { body: {} })
    if (cancelled !== undefined) run.cancelled.push(ordered.id)
    return undefined
  }
  const page = await once<{ url: string }>(run, client, 'POST', `${path}/payments`, { body: {} })
  if (page === undefined) return undefined
  await postForm(page.url, { account: 'corriente', amount: PESOS, action: 'approve' })
  run.paid.push(ordered.id)
  return ordered.id
}

async function write(run: Run, { client }: StressCustomer): Promise<void> {
  const body = recipientBody('us-usd')
  const kept = await once<RecipientWire>(run, client, 'POST', '/api/recipients', { body })
  const undelivered: string[] = []
  for (let n = 0; kept !== undefined && !run.over.aborted; n++) {
    const [oldest] = undelivered
    if (oldest !== undefined) {
      const seen = await once<TransferWire>(run, client, 'GET', `/api/transfers/${oldest}`)
      if (seen?.state === 'delivered') undelivered.shift()
    }
    const paid = await order(run, client, kept.id, n % 2 === 0 && undelivered.length < UNDELIVERED_MAX)
    if (paid !== undefined) undelivered.push(paid)
    await pause(PAUSE_MS)
  }
}

async function read(run: Run, { client }: StressCustomer): Promise<void> {
  for (let n = 0; !run.over.aborted; n++) {
    await once(run, client, 'GET', READS[n % READS.length] ?? '')
    await pause(PAUSE_MS)
  }
}

/** Creates customers and lets each read, order, repeat the order with its key, and pay or cancel it, again and again. */
export async function startLoad(world: TestEnvironment, url: string, customers = 4): Promise<SteadyLoad> {
  const travellers = await makeTravellers({ ...world, customer: () => new Client(url) }, customers)
  const stopping = new AbortController()
  const over = stopping.signal
  const run: Run = { requests: 0, failures: [], ordered: [], cancelled: [], paid: [], over }
  const running = Promise.all(travellers.flatMap((one) => [write(run, one), read(run, one)]))
  running.catch(() => stopping.abort())
  return {
    requests: () => run.requests,
    stop: async () => {
      stopping.abort()
      await running
      return run
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
