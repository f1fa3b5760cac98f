import type { TransferWire } from '@puente/contract/customer'
import type { ReceivableWire, StuckTransferWire } from '@puente/contract/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { openWire, type Exchange, type Wire } from '../../../../test/faults/wire.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { unmatchedMoneyOf, uuidOf, type UnmatchedMoney } from '../../../../test/unmatched-money.ts'
import { outcomesOf } from '../../../../test/outcomes.ts'
import { asOwner } from '../../../../test/owner.ts'
import { hours } from '../../../../test/test-clock.ts'

let life: RunningEnvironment
let wire: Wire
let kit: UnmatchedMoney
let persona: Client
/** A false report of the bank about every refund, or about one when asked, for a number of responses. */
let falseReport: { readonly status: string; times: number; readonly about?: string } | undefined
/** Response to an order that the bank has accepted. */
let refusal: { readonly status: number; readonly code: string } | undefined
const isOrder = ({ method, path }: Exchange) => method === 'POST' && path === '/bank/refunds'

async function hold(exchange: Exchange): Promise<void> {
  const { path, forward, reply } = exchange
  const { status, body } = await forward()
  if (isOrder(exchange) && refusal !== undefined)
    return reply({ status: refusal.status, body: JSON.stringify({ code: refusal.code }) })
  const isRefund = path.startsWith('/bank/refunds')
  if (!isRefund || falseReport === undefined || falseReport.times === 0 || status >= 300)
    return reply({ status, body })
  if (falseReport.about !== undefined && !path.endsWith(falseReport.about)) return reply({ status, body })
  falseReport.times -= 1
  reply({ status, body: JSON.stringify({ ...(JSON.parse(body) as object), status: falseReport.status }) })
}

beforeAll(async () => {
  wire = await openWire(() => life.sandbox?.url ?? '', hold)
  life = await startEnvironment({ env: { BANK_URL: wire.url } })
  kit = await unmatchedMoneyOf(life)
  persona = await life.signedIn('persona')
})
beforeEach(async () => {
  falseReport = undefined
  refusal = undefined
  await life.controlSandbox('/control/failures', { partner: 'bank', kind: 'none' })
})
afterAll(async () => {
  await life?.close()
  await wire?.close()
})

interface Kept {
  readonly id: string
  readonly status: string
}
const refunds = (amount: string) =>
  asOwner<Kept>(
    life,
    'select id, status from payins.refund where amount_minor = $1 order by created_at, id',
    [amount],
  )
const statuses = async (amount: string) => (await refunds(amount)).map(({ status }) => status)

/** Waits until the condition holds, with all inquiries and orders due immediately. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const round = async () => {
    life.clock.advanceReal(1500)
    await asOwner(
      life,
      `update payins.refund set due_at = '-infinity' where status in ('ready', 'submitted');
       update payins.refund set look_at = '-infinity' where look_at is not null`,
    )
    return holds()
  }
  await expect.poll(round, { timeout: 60_000, interval: 150 }).toBe(true)
}

/** An order that was partly paid and then cancelled: the part is refunded. */
async function cancelled(amount: string): Promise<TransferWire> {
  const ordered = await life.order(persona, { amount: '300000' })
  await life.pay(persona, ordered.id, { amount })
  await outcomesOf(life, persona).until(ordered.id, ({ payment }) =>
    payment?.receivedMinor === amount ? true : undefined,
  )
  // After a settlement message, the bank's rejection could not be confirmed.
  if (falseReport?.times === Infinity)
    await life.controlSandbox('/control/failures', { partner: 'bank', kind: 'webhooks-off' })
  await persona.post(`/api/transfers/${ordered.id}/cancellation`, {})
  return ordered
}
const quiet = () => outcomesOf(life, persona).allQuiet()

describe('a refund with false reports of the bank', () => {
  it('rejected once while it settles: settled, and not sent again', async () => {
    falseReport = { status: 'rejected', times: 1 }
    const transfer = await cancelled('51000')
    await life.reaches(persona, transfer.id, 'refunded')
    expect(await statuses('51000')).toEqual(['settled'])
    await quiet()
  })

  it.each(['account-closed', 'unknown-payment'])(
    'refused with %s though it was accepted: settled, and not sent again',
    async (code) => {
      const amount = code === 'account-closed' ? '52000' : '53000'
      refusal = { status: 422, code }
      const transfer = await cancelled(amount)
      await until(async () => (await statuses(amount)).includes('settled'))
      await life.reaches(persona, transfer.id, 'refunded')
      expect(await statuses(amount)).toEqual(['settled'])
      await quiet()
    },
  )

  it('rejected twice and settled later, while its money is in suspense: not sent again', async () => {
    falseReport = { status: 'rejected', times: Infinity }
    const transfer = await cancelled('54000')
    await until(async () => (await statuses('54000')).includes('rejected'))
    falseReport = undefined
    await until(async () => (await statuses('54000')).includes('settled'))
    await life.reaches(persona, transfer.id, 'refunded')
    expect(await statuses('54000')).toEqual(['settled'])
    await quiet()
  })

  it('rejected and ordered again, without a message: the bank is asked about the first, and the second is withdrawn', async () => {
    falseReport = { status: 'rejected', times: Infinity }
    const transfer = await cancelled('55000')
    await until(async () => (await statuses('55000')).includes('rejected'))
    const [first] = await refunds('55000')
    // Every inquiry fails until the second refund is about to be ordered.
    await asOwner(life, 'update payins.refund set look_at = null where amount_minor = 55000')
    falseReport = undefined
    const path = `/api/refunds/ref_${first?.id.replaceAll('-', '')}`
    expect((await kit.decided(path, { action: 'retry', note: 'El banco dice que no llegó' })).status).toBe(
      200,
    )
    await until(async () => (await statuses('55000')).includes('settled'))
    expect(await statuses('55000')).toEqual(['settled', 'cancelled'])
    await life.reaches(persona, transfer.id, 'refunded')
    await quiet()
  })

  it('settled after the second was settled too: a receivable of treasury, which two people write off', async () => {
    // The bank can pay twice only while it has money of other customers.
    const other = await life.order(persona)
    await life.pay(persona, other.id)
    await life.reaches(persona, other.id, 'delivered')
    falseReport = { status: 'rejected', times: Infinity }
    const transfer = await cancelled('56000')
    await until(async () => (await statuses('56000')).includes('rejected'))
    const [first] = await refunds('56000')
    const path = `/api/refunds/ref_${first?.id.replaceAll('-', '')}`
    falseReport = { status: 'rejected', times: Infinity, about: first?.id ?? '' }
    expect((await kit.decided(path, { action: 'retry', note: 'Otra vez' })).status).toBe(200)
    await until(async () => (await statuses('56000')).includes('settled'))
    await life.reaches(persona, transfer.id, 'refunded')
    falseReport = undefined
    const owed = async () =>
      (await kit.treasury.get<{ items: ReceivableWire[] }>('/api/receivables?limit=100')).body.items.find(
        ({ amount }) => amount.amount === '56000',
      )
    await until(async () => (await owed()) !== undefined)
    expect((await owed())?.refundId).toBe(`ref_${first?.id.replaceAll('-', '')}`)
    const lost = await kit.decided(`/api/receivables/${(await owed())?.id}`, {
      note: 'El banco no lo recupera',
    })
    expect(lost.status).toBe(200)
    await quiet()
  })

  it('unassigned money whose refund is reported as rejected once: refunded once', async () => {
    falseReport = { status: 'rejected', times: 1 }
    const item = await kit.suspended({ amount: '57000' })
    const returned = await kit.decided(`/api/suspense/${item.id}`, { action: 'return', note: 'Devolver' })
    expect(returned.status).toBe(200)
    await until(async () => (await statuses('57000')).includes('settled'))
    expect(await statuses('57000')).toEqual(['settled'])
    await quiet()
  })

  it('no outcome for longer than the terms allow: staff see it, two of them end it, and it is sent again', async () => {
    falseReport = { status: 'accepted', times: Infinity }
    const transfer = await cancelled('58000')
    await until(async () => (await statuses('58000')).includes('submitted'))
    const [first] = await refunds('58000')
    const path = `/api/refunds/ref_${first?.id.replaceAll('-', '')}`
    const unpaid = { action: 'unpaid', note: 'El banco lo confirmó por escrito' }
    expect((await kit.decided(path, unpaid)).status).toBe(409)
    await life.moveClock(hours(25))
    const { body } = await kit.treasury.get<{ items: StuckTransferWire[] }>('/api/stuck-transfers?limit=100')
    expect(body.items.find(({ id }) => id === transfer.id)?.why).toBe('refund-unanswered')
    expect((await kit.decided(path, unpaid)).status).toBe(200)
    expect(await statuses('58000')).toEqual(['rejected'])
    // The bank had settled it: its answer ends the refund.
    falseReport = undefined
    await until(async () => (await statuses('58000')).includes('settled'))
    await life.reaches(persona, transfer.id, 'refunded')
    expect(uuidOf(transfer.id)).toBeDefined()
    await quiet()
  })
})
