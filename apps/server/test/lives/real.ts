import { snapshotsOf, verify } from '@puente/ledger'
import { createPool, type Pool } from '@puente/postgres'
import type { RecipientWire, TransferWire } from '@puente/contract/customer'
import { availableMinor } from '../../src/modules/books/index.ts'
import { payinJobs } from '../../src/modules/payins/index.ts'
import { payoutJobs } from '../../src/modules/payouts/index.ts'
import { quoteJobs } from '../../src/modules/quotes/index.ts'
import { transferJobs } from '../../src/modules/transfers/index.ts'
import { deliverEvent } from '../../src/platform/events/deliver-events.ts'
import { subscriptions } from '../../src/wiring/run-worker.ts'
import type { Client } from '../client.ts'
import { orderBody, postForm, recipientBody } from '../life.ts'
import { readOutside } from '../outside.ts'
import { asOwner } from '../owner.ts'
import { controlSandbox } from '../sandbox-control.ts'
import { createEnvironment, type TestEnvironment } from '../world.ts'
import { faultyPorts, type Faults } from './faulty-ports.ts'

const payers = [
  { name: 'Persona Demo', rut: '11.222.333-9' },
  { name: 'Empresa Demo SpA', rut: '76.555.444-6' },
] as const
export const SLOTS = payers.length

/** The actual state of a transfer: as its customer sees it, at the bank, at the rail and in the books. */
export interface Truth {
  readonly seen: string
  readonly paid: number
  readonly refunded: number
  readonly credits: number
  readonly attempts: number
  readonly held: number
  readonly owed: number
}

const uuidOf = (wire: string) => wire.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
const ROUNDS_MAX = 60
/** Jobs that act only after days; no day passes in this test. */
const unmoved = ['payins.sweep', 'payins.screen', 'transfers.expire', 'transfers.choices', 'transfers.holds']
/** Makes rows due: pauses, leases and second queries use real time, for which the model does not wait. */
const hurries = [
  "update payouts.payout set due_at = '-infinity' where status in ('ready', 'unknown', 'submitted') and due_at > now() - interval '1 hour'",
  "update payouts.payout set said_at = said_at - interval '10 seconds' where said_at is not null",
  "update payouts.payout set look_at = '-infinity' where look_at is not null",
  "update payins.refund set due_at = '-infinity' where status in ('ready', 'submitted')",
  "update transfers.transfer set lease_until = '-infinity' where state = 'funded'",
  "update platform.partner_message set retry_at = '-infinity' where handled_at is null",
].join('; ')

/** The real server over a database and simulated partners, advanced round by round by the test. */
export class Real {
  readonly faults: Faults = { orders: [], asks: [], refunds: [], denied: new Set() }
  readonly world: TestEnvironment
  private readonly clients: Client[]
  private readonly rounds: (() => Promise<unknown>)[]
  private current: (string | undefined)[] = []

  /** One connection as the owner, kept open because it is used many times a round. */
  private readonly owner: Pool

  constructor(world: TestEnvironment, clients: Client[]) {
    this.owner = createPool({ url: world.databaseUrl, max: 1 })
    this.world = world
    this.clients = clients
    const ports = faultyPorts(world.ports, this.faults)
    const jobs = [
      ...quoteJobs(ports),
      ...payinJobs(ports),
      ...payoutJobs(ports.rails),
      ...transferJobs(ports.names),
    ]
    this.rounds = jobs
      .filter(({ name }) => !unmoved.includes(name))
      .map((job) => () => job.round(world.runtime))
  }

  /** Removes the transfers and faults of the previous run. */
  async begin(): Promise<void> {
    this.calm()
    this.faults.denied.clear()
    await this.settle()
    this.current = []
    await this.rows("update transfers.correction set opened_at = opened_at - interval '2 years'")
  }

  private async rows<Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.owner.query(statement, [...values])).rows as Row[]
  }

  async close(): Promise<void> {
    await this.owner.end()
    await this.world.close()
  }

  private calm(): void {
    for (const queue of [this.faults.orders, this.faults.asks, this.faults.refunds]) queue.splice(0)
  }

  private client(slot: number): Client {
    const client = this.clients[slot]
    if (client === undefined) throw new Error(`no customer ${slot}`)
    return client
  }

  private id(slot: number): string {
    const id = this.current[slot]
    if (id === undefined) throw new Error(`customer ${slot} has no transfer`)
    return id
  }

  async order(slot: number, send: number, corridorId = 'us-usd'): Promise<void> {
    const client = this.client(slot)
    const wish = { corridorId, side: 'send', amount: String(send) }
    const quote = await client.post<{ id: string }>('/api/quotes', wish)
    const kept = await client.post<RecipientWire>('/api/recipients', recipientBody(corridorId))
    const recipientId = kept.status === 201 ? kept.body.id : kept.body.facts['recipientId']
    const made = await client.post<TransferWire>(
      '/api/transfers',
      orderBody(quote.body.id, String(recipientId)),
    )
    if (made.status !== 201)
      throw new Error(`not ordered: ${JSON.stringify([quote.body, kept.body, made.body])}`)
    this.current[slot] = made.body.id
  }

  /** Pays on the bank's page, or by a bank transfer where the order accepts no more. */
  async pay(slot: number, amount: number): Promise<void> {
    const page = await this.client(slot).post<{ url: string }>(`/api/transfers/${this.id(slot)}/payments`, {})
    const how = { account: 'corriente', amount: String(amount), action: 'approve' }
    if (page.status === 201) return postForm(page.body.url, how)
    const [row] = await this.rows<{ reference: string }>(
      'select reference from transfers.transfer where id = $1',
      [uuidOf(this.id(slot))],
    )
    await postForm(`${this.world.sandbox?.url}/bank/transfer`, {
      ...payers[slot],
      amount: String(amount),
      reference: row?.reference,
    })
  }

  async notify(slot: number, path: string, body: unknown = {}): Promise<string> {
    const answer = await this.client(slot).post(`/api/transfers/${this.id(slot)}/${path}`, body)
    return answer.status < 300 ? 'done' : answer.body.code
  }

  private async attempts(slot: number): Promise<{ id: string; status: string }[]> {
    return this.rows('select id, status from payouts.payout where transfer_id = $1 order by attempt', [
      uuidOf(this.id(slot)),
    ])
  }

  /** Sets the state of one attempt at the rail. */
  async push(slot: number, attempt: number, to: string, code?: string): Promise<void> {
    const id = (await this.attempts(slot))[attempt]?.id ?? ''
    this.faults.denied.delete(id)
    await this.control(`/control/payouts/${id}/advance`, { to, ...(code === undefined ? {} : { code }) })
  }

  /** Makes the rail report an attempt as rejected that it still has. */
  async deny(slot: number, attempt: number): Promise<void> {
    this.faults.denied.add((await this.attempts(slot))[attempt]?.id ?? '')
  }

  async control(path: `/control/${string}`, body: unknown): Promise<void> {
    await controlSandbox(this.world.sandbox?.url, path, body)
  }

  private async handle(): Promise<number> {
    const rows = await this.rows<{
      id: string
      name: string
      subject: string
      facts: Record<string, string>
    }>(
      'with gone as (delete from platform.outbox returning id, name, subject, facts) select id::text, name, subject, facts from gone order by gone.id',
    )
    for (const event of rows)
      for (const { subscriber, events } of subscriptions)
        if (subscriber === 'transfers' && events.includes(event.name))
          await deliverEvent(this.world.runtime, subscriptions, { ...event, subscriber })
    return rows.length
  }

  private async standing(): Promise<string> {
    const [row] = await this.rows<{ at: string }>(
      `select concat_ws(';',
         (select string_agg(state, ',' order by id) from transfers.transfer),
         (select string_agg(status || coalesce(code, '') || coalesce(said, ''), ',' order by id) from payouts.payout),
         (select string_agg(status, ',' order by created_at, attempt) from payins.refund),
         (select count(*) from payins.payment), (select count(*) from transfers.claim where closed_at is null),
         (select count(*) from platform.partner_message where handled_at is null)) as at`,
    )
    return row?.at ?? ''
  }

  /** Runs all jobs until nothing changes any more. */
  async settle(): Promise<void> {
    let before = ''
    for (let round = 0, quiet = 0; quiet < 2; round++) {
      if (round > ROUNDS_MAX) throw new Error(`it never comes to rest: ${before}`)
      await this.owner.query(hurries)
      for (const job of this.rounds) await job()
      const received = await this.handle()
      await this.endRefunds()
      const now = await this.standing()
      const isBusy = this.faults.orders.length + this.faults.refunds.length > 0 && round < 10
      quiet = now === before && received === 0 && !isBusy ? quiet + 1 : 0
      before = now
    }
    this.calm()
  }

  /** Makes the bank settle refunds immediately; the model has no delay. */
  private async endRefunds(): Promise<void> {
    const { refunds } = readOutside(this.world.config.dataDir)
    for (const { id, status } of refunds)
      if (status === 'accepted') await this.control(`/control/refunds/${id}/advance`, { to: 'settled' })
  }

  async look(slot: number): Promise<Truth> {
    const id = uuidOf(this.id(slot))
    const seen = (await this.client(slot).get<TransferWire>(`/api/transfers/${this.id(slot)}`)).body.state
    const outside = readOutside(this.world.config.dataDir)
    const ids = async (what: string) =>
      new Set((await this.rows<{ id: string }>(what, [id])).map((row) => row.id))
    const payments = await ids('select bank_payment_id as id from payins.payment where order_id = $1')
    const refunds = await ids('select id::text from payins.refund where order_id = $1')
    const payouts = new Set((await this.attempts(slot)).map((one) => one.id))
    const sum = (rows: readonly { id: string; amount: string }[], among: ReadonlySet<string>) =>
      rows.filter((row) => among.has(row.id)).reduce((total, { amount }) => total + Number(amount), 0)
    const owed = await ids(
      'select id::text from transfers.claim where transfer_id = $1 and closed_at is null',
    )
    const held = await this.world.runtime.work({ kind: 'system', name: 'model' }, (work) =>
      availableMinor(work, 'client-funds', 'CLP', id),
    )
    return {
      seen,
      paid: sum(outside.payments, payments),
      refunded: sum(
        outside.refunds.filter(({ status }) => status === 'settled'),
        refunds,
      ),
      credits: outside.payouts
        .filter(({ clientReference }) => payouts.has(clientReference))
        .reduce((total, { credits }) => total + credits, 0),
      attempts: payouts.size,
      held: Number(held),
      owed: owed.size,
    }
  }

  /** The faults that verification of the books finds. */
  async faultsInBooks(): Promise<string[]> {
    const faults = await verify(snapshotsOf(this.world.pool))
    return faults.map(({ promise, first }) => `${promise}: ${first}`)
  }
}

/** Opens an environment that runs only when advanced, without limits on orders. */
export async function openReal(): Promise<Real> {
  const world = await createEnvironment()
  await asOwner(
    world,
    `update platform.versioned set data = data || '{"dayUsdCents": "900000000000", "monthUsdCents": "900000000000"}' where noun = 'limits'`,
  )
  await asOwner(
    world,
    `update platform.versioned set data = data || '{"monthUsdCents": "900000000000", "yearUsdCents": "900000000000"}'
     where noun = 'due-diligence'`,
  )
  await asOwner(
    world,
    `update platform.versioned set data = data || '{"openOrdersMax": 1000000}' where noun = 'order-terms'`,
  )
  const real = new Real(world, [await world.signedIn('persona'), await world.signedIn('empresa')])
  await real.control('/control/payout-speed', { speed: 'manual' })
  return real
}
