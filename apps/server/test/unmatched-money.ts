import type { TransferWire } from '@puente/contract/customer'
import type { RefundSummary, ReceivableWire, SuspenseSummary } from '@puente/contract/staff'
import { expect } from 'vitest'
import type { Client } from './client.ts'
import type { RunningEnvironment } from './life.ts'

/** A person without an account. */
export const outsider = { rut: '12.345.678-5', name: 'Otra Persona Ficticia' }

const PATIENCE = { timeout: 60_000, interval: 100 }

export const uuidOf = (wire: string): string =>
  wire.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/**
 * Money that does not match an order, made in the ways customers make it, and the two members of staff who decide
 * about it.
 */
export interface UnmatchedMoney {
  readonly treasury: Client
  readonly officer: Client
  /** Pays at the bank with this reference and waits until the money is in suspense. */
  suspended(payment: {
    rut?: string
    name?: string
    amount: string
    reference?: string
  }): Promise<SuspenseSummary>
  /** An order that was paid and cancelled, whose refund the bank rejected because the source account is closed. */
  rejectedRefund(client: Client, amount: string): Promise<{ ordered: TransferWire; refund: RefundSummary }>
  /** One proposes and the other confirms. Returns the response to the second. */
  decided(path: string, proposal: unknown): Promise<{ status: number; code: string }>
  /** The bank reverses the payment of this amount. */
  reverse(amount: string): Promise<void>
  /** A receivable from a person without an account: their payment was refunded, and then reversed by the bank. */
  owedByOutsider(amount: string): Promise<ReceivableWire>
}

type Find = <Item>(path: string, wanted: (item: Item) => boolean) => Promise<Item>

/** Polls one of treasury's lists until the wanted entry is in it. */
const findingAs =
  (treasury: Client): Find =>
  async (path, wanted) => {
    type Item = Parameters<typeof wanted>[0]
    let item: Item | undefined
    const look = async () => {
      item = (await treasury.get<{ items: Item[] }>(path)).body.items.find(wanted)
      return item !== undefined
    }
    await expect.poll(look, PATIENCE).toBe(true)
    if (item === undefined) throw new Error(`nothing at ${path}`)
    return item
  }

const suspending =
  (life: RunningEnvironment, find: Find): UnmatchedMoney['suspended'] =>
  async ({ amount, reference = '', ...from }) => {
    await life.transferTo({ ...outsider, ...from, amount, reference })
    return find<SuspenseSummary>('/api/suspense?limit=100', (item) => item.amount.amount === amount)
  }

const deciding =
  (one: Client, other: Client): UnmatchedMoney['decided'] =>
  async (path, proposal) => {
    const proposed = await one.post(`${path}/proposal`, proposal)
    if (proposed.status !== 200) return { status: proposed.status, code: proposed.body.code }
    const { status, body } = await other.decide(`${path}/decision`, 'confirm')
    return { status, code: body.code }
  }

const reversing =
  (life: RunningEnvironment): UnmatchedMoney['reverse'] =>
  async (amount) => {
    const { rows } = await life.pool.query<{ id: string }>(
      'select bank_payment_id as id from payins.payment where amount_minor = $1 order by id desc limit 1',
      [amount],
    )
    await life.controlSandbox(`/control/payments/${rows[0]?.id}/reverse`, {})
  }

const rejecting =
  (life: RunningEnvironment, find: Find): UnmatchedMoney['rejectedRefund'] =>
  async (client, amount) => {
    const ordered = await life.order(client, { amount: '300000' })
    await life.pay(client, ordered.id, { amount })
    const received = async () =>
      (await client.get<TransferWire>(`/api/transfers/${ordered.id}`)).body.payment?.receivedMinor
    await expect.poll(received, PATIENCE).toBe(amount)
    await client.post(`/api/transfers/${ordered.id}/cancellation`, {})
    const isIts = ({ transferId }: RefundSummary) => transferId === ordered.id
    return { ordered, refund: await find<RefundSummary>('/api/refunds?limit=100', isIts) }
  }

/** Creates the kit for an environment. */
export async function unmatchedMoneyOf(life: RunningEnvironment): Promise<UnmatchedMoney> {
  const [treasury, officer] = [await life.signedIn('tesoreria'), await life.signedIn('oficial')]
  const find = findingAs(treasury)
  const suspended = suspending(life, find)
  const decided = deciding(treasury, officer)
  const reverse = reversing(life)
  const settled = async (amount: string) =>
    (
      await life.pool.query("select from payins.refund where amount_minor = $1 and status = 'settled'", [
        amount,
      ])
    ).rowCount
  return {
    treasury,
    officer,
    suspended,
    decided,
    reverse,
    rejectedRefund: rejecting(life, find),
    owedByOutsider: async (amount) => {
      const item = await suspended({ amount })
      const { status } = await decided(`/api/suspense/${item.id}`, { action: 'return', note: 'Devolver' })
      expect(status).toBe(200)
      await expect.poll(() => settled(amount), PATIENCE).toBe(1)
      await reverse(amount)
      return find<ReceivableWire>('/api/receivables', (one) => one.amount.amount === amount)
    },
  }
}
