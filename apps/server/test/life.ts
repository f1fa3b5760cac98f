import { snapshotsOf, verify } from '@puente/ledger'
import { vi } from 'vitest'
import type { RecipientWire, TransferWire } from '@puente/contract/customer'
import type { TrialBalanceWire } from '@puente/contract/staff'
import { startWork } from '../src/wiring/run-worker.ts'
import type { Client } from './client.ts'
import { controlSandbox } from './sandbox-control.ts'
import { createEnvironment, type TestEnvironment, type WorldOptions } from './world.ts'

/** A test environment with a running worker. */
export interface RunningEnvironment extends TestEnvironment {
  /** Quotes, creates the recipient and orders. Returns the transfer. */
  order(client: Client, wish?: Wish): Promise<TransferWire>
  /** The same order to an existing recipient. */
  orderTo(client: Client, recipientId: string, wish?: Omit<Wish, 'recipient'>): Promise<TransferWire>
  /** Pays on the bank's page, from the payer's own account unless another is named. */
  pay(client: Client, transferId: string, how?: Payment): Promise<void>
  /** Makes a bank transfer with any reference. */
  transferTo(payment: { rut: string; name: string; amount: string; reference: string }): Promise<void>
  /** Waits until the customer sees this state. */
  reaches(client: Client, transferId: string, state: TransferWire['state']): Promise<TransferWire>
  /** Runs every verification of the books. Returns the clearing accounts that are not at zero. */
  openClearing(): Promise<string[]>
  controlSandbox(path: `/control/${string}`, body: unknown): Promise<unknown>
  /** Stops the worker, so that jobs run only when a test runs them. */
  stopWork(): Promise<void>
}

export interface Wish {
  readonly corridorId?: string
  readonly side?: 'send' | 'receive'
  readonly amount?: string
  readonly recipient?: Partial<{ name: string; kind: string; details: Record<string, string> }>
}

export interface Payment {
  readonly account?: 'corriente' | 'vista' | 'otra'
  readonly amount?: string
  readonly action?: 'approve' | 'reject'
}

const accounts: Record<string, Record<string, string>> = {
  'us-usd': {
    routingNumber: '021000021',
    accountNumber: '000123450000',
    accountType: 'checking',
    street: '1 Example Street',
    city: 'New York',
    state: 'NY',
    postalCode: '10001',
  },
  'mx-mxn': { clabe: '002010077777777771' },
  'co-cop': {
    bank: '1007',
    accountType: 'savings',
    accountNumber: '12345670000',
    documentType: 'cc',
    documentNumber: '1020304050',
  },
  'pe-pen': {
    cci: '01136600010003254221',
    accountType: 'savings',
    documentType: 'dni',
    documentNumber: '12345678',
  },
  'es-eur': { iban: 'ES9121000418450200051332' },
  'de-eur': { iban: 'DE89370400440532013000' },
}
let accountsMade = 0

const form = (fields: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/** Submits a form of the simulated partners' pages. Throws unless the next page follows. */
export async function postForm(url: string, fields: Record<string, string | undefined>): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: form(fields), redirect: 'manual' })
  if (response.status !== 303 && response.status !== 302)
    throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 300)}`)
}

/** The corridor's details with an account that no recipient has yet. */
export function detailsFor(corridorId: string): Record<string, string> {
  const details = accounts[corridorId] ?? {}
  accountsMade += 1
  return corridorId === 'us-usd'
    ? { ...details, accountNumber: `77${String(accountsMade).padStart(6, '0')}0000` }
    : details
}

/** A new recipient, as a customer would enter it. */
export const recipientBody = (corridorId = 'us-usd') => ({
  corridorId,
  kind: 'person',
  name: 'Rosa Ejemplo',
  relationship: 'family',
  details: detailsFor(corridorId),
})

/** An order of this quote to this recipient. */
export const orderBody = (quoteId: string, recipientId: string) => ({
  quoteId,
  recipientId,
  purpose: 'family-support',
  fundsSource: 'salary',
  relationship: 'family',
})

async function recipientFor(client: Client, corridorId: string, wish: Wish): Promise<string> {
  const made = await client.post<RecipientWire>('/api/recipients', {
    ...recipientBody(corridorId),
    ...wish.recipient,
  })
  if (made.status === 201) return made.body.id
  if (made.body.code === 'recipient-already-kept') return String(made.body.facts['recipientId'])
  throw new Error(`no recipient: ${JSON.stringify(made.body)}`)
}

async function orderTo(
  client: Client,
  recipientId: string,
  { corridorId = 'us-usd', side = 'send', amount = '200000' }: Omit<Wish, 'recipient'> = {},
): Promise<TransferWire> {
  // A worker that has just started, or whose clock was moved, has not read the rates yet.
  const quote = await vi.waitFor(
    async () => {
      const asked = await client.post<{ id: string }>('/api/quotes', { corridorId, side, amount })
      if (asked.status === 503) throw new Error(JSON.stringify(asked.body))
      return asked
    },
    { timeout: 60_000, interval: 200 },
  )
  const ordered = await client.post<TransferWire>('/api/transfers', orderBody(quote.body.id, recipientId))
  if (ordered.status !== 201) throw new Error(`not ordered: ${JSON.stringify([quote.body, ordered.body])}`)
  return ordered.body
}

interface LifeOptions extends WorldOptions {
  /** Runs before the worker starts. */
  readonly before?: (world: TestEnvironment) => Promise<unknown>
}

/** Starts a test environment with its worker. */
export async function startEnvironment(options: LifeOptions = {}): Promise<RunningEnvironment> {
  const world = await createEnvironment(options)
  await options.before?.(world)
  const work = await startWork(world.config, world.runtime, world.ports)
  let stopped: Promise<void> | undefined
  const stopWork = () => (stopped ??= work.stop())
  const sandboxUrl = world.sandbox?.url ?? ''
  let treasury: Promise<Client> | undefined
  return {
    ...world,
    order: async (client, wish = {}) =>
      orderTo(client, await recipientFor(client, wish.corridorId ?? 'us-usd', wish), wish),
    orderTo,
    pay: async (client, transferId, how = {}) => {
      const page = await client.post<{ url: string }>(`/api/transfers/${transferId}/payments`, {})
      if (page.status !== 201) throw new Error(`no payment page: ${JSON.stringify(page.body)}`)
      const asked = (await client.get<TransferWire>(`/api/transfers/${transferId}`)).body.payment
        ?.remainingMinor
      await postForm(page.body.url, {
        account: how.account ?? 'corriente',
        amount: how.amount ?? asked,
        action: how.action ?? 'approve',
      })
    },
    transferTo: (payment) => postForm(`${sandboxUrl}/bank/transfer`, payment),
    reaches: (client, transferId, state) => reaches(client, transferId, state),
    openClearing: async () => openClearing(world, await (treasury ??= world.signedIn('tesoreria'))),
    controlSandbox: (path, body) => controlSandbox(sandboxUrl, path, body),
    stopWork,
    close: async () => {
      await stopWork()
      await world.close()
    },
  }
}

/** The longest wait for a state. A machine under load needs several times that of an idle one. */
const PATIENCE_MS = 60_000

async function reaches(
  client: Client,
  transferId: string,
  state: TransferWire['state'],
): Promise<TransferWire> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const { body } = await client.get<TransferWire>(`/api/transfers/${transferId}`)
    if (body.state === state) return body
    if (Date.now() > until) throw new Error(`${transferId} is ${body.state}, not ${state}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function openClearing(world: TestEnvironment, treasury: Client): Promise<string[]> {
  const { body } = await treasury.get<TrialBalanceWire>('/api/trial-balance')
  for (const { currency, difference } of body.currencies) {
    if (difference !== '0') throw new Error(`${currency} does not net to zero: ${difference}`)
  }
  const faults = await verify(snapshotsOf(world.runtime.pool))
  if (faults.length > 0) throw new Error(`the ledger is not whole: ${JSON.stringify(faults[0])}`)
  return body.accounts
    .filter(({ clearing, balance }) => clearing && balance !== '0')
    .map(({ code, currency, balance }) => `${code} ${balance} ${currency}`)
}
