import type { Id } from '@puente/contract'
import {
  orderSweep,
  receivePayment,
  recordRefund,
  recordSweep,
  refundsUnderWay,
} from '../../../modules/payins/index.ts'
import { followPayout, payoutsOf } from '../../../modules/payouts/index.ts'
import type { Screened } from '../../../modules/transfers/index.ts'
import type { RailStatus } from '../../../partners/rails.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { PartnerCall } from '../../../platform/data/partner-calls.ts'
import type { Work } from '../../../platform/work.ts'
import type { CastCustomer, CastRecipient } from './cast.ts'
import type { Done } from './past.ts'
import type { Step } from './order-lifecycle.ts'

/** Runs a work at the step's instant. */
export type Then = <T>(actor: Actor, body: (past: Work) => Promise<T>) => Promise<Done<T>>

const BANK = { kind: 'partner', name: 'bank' } as const
const RAILS = { kind: 'partner', name: 'rails' } as const
const TOOK_MS = 40
/** The delay of the second query about a rejected payout. */
const SECOND_LOOK_MS = 5000
/** The score of the simulated watch lists for a resembling name. */
const LIKENESS_BPS = 9300

const call = (partner: string, operation: string, at: Date, outcome = 'ok'): PartnerCall => ({
  partner,
  operation,
  outcome,
  durationMs: TOOK_MS,
  at,
})

/** The screening result of both parties: clear, or a hit on the recipient's name. */
export function screenedOf(recipient: CastRecipient, resembles: boolean, at: Date): Screened {
  const { name } = recipient
  const entry = recipient.resembles
  const hits =
    resembles && entry !== undefined
      ? [{ ...entry, scoreBps: LIKENESS_BPS, role: 'recipient' as const, screenedName: name }]
      : []
  return {
    screening: { verdict: hits.length > 0 ? 'hit' : 'clear', listVersion: 'prueba-1.0', hits },
    call: call('names', 'check-names', at),
  }
}

/** The bank credits a percentage of the order's amount, from the customer's own account. */
export async function paidBy(
  then: Then,
  { name, rut }: CastCustomer,
  order: { readonly key: string; readonly reference: string; readonly sendMinor: bigint },
  { at, percent = 100 }: Step,
): Promise<void> {
  const payment = {
    id: `demo ${order.key}`,
    reference: order.reference,
    amountMinor: (order.sendMinor * BigInt(percent)) / 100n,
    payerRut: rut,
    payerName: name,
    payerBank: 'Banco de Prueba',
    payerAccount: '000123456',
    status: 'confirmed',
    creditedAt: at,
  } as const
  const kept = await then(BANK, (past) => receivePayment(past, payment))
  if (kept !== 'new') throw new Error(`the payment of ${order.key} is ${kept}`)
}

const said: Readonly<Partial<Record<Step['act'], RailStatus>>> = {
  submit: 'accepted',
  credit: 'credited',
  reject: 'rejected',
}

/** The rail reports on one payout attempt. A rejection is reported twice, because one report is not enough. */
export async function railReported(
  then: Then,
  transferId: Id<'transfer'>,
  { act, at, attempt = 1, code }: Step,
): Promise<void> {
  const status = said[act]
  if (status === undefined) throw new Error(`a rail says nothing of ${act}`)
  await then(RAILS, async (past) => {
    const payout = (await payoutsOf(past, transferId)).find((one) => one.attempt === attempt)
    if (payout === undefined) throw new Error(`transfer ${transferId} has no payout ${attempt}`)
    const { id } = payout
    const value = { id: `demo-${id}`, clientReference: id, status }
    const answer = {
      outcome: 'ok',
      value: code === undefined ? value : { ...value, code },
      call: call('rails', act === 'submit' ? 'submit-payout' : 'get-payout', at),
    } as const
    await followPayout(past, id, answer, act === 'submit' ? 'submit' : 'ask')
    if (act !== 'reject') return
    const later = new Date(at.getTime() + SECOND_LOOK_MS)
    await followPayout({ ...past, now: later, realNow: later }, id, answer, 'ask')
  })
}

/** The bank has settled the refunds under way. */
export async function settleRefundsOf(then: Then, transferId: Id<'transfer'>, at: Date): Promise<void> {
  await then(BANK, async (past) => {
    for (const { id } of await refundsUnderWay(past, transferId)) {
      const value = { id: `demo-${id}`, clientReference: id, status: 'settled' } as const
      await recordRefund(past, id, { outcome: 'ok', value, call: call('bank', 'refund', at) })
    }
  })
}

/** The bank sweeps the earnings to the operator's account; false when the day already has a sweep. */
export async function sweepOf(then: Then, day: string, amountMinor: bigint, at: Date): Promise<boolean> {
  return then({ kind: 'system', name: 'payins' }, async (past) => {
    const sweep = await orderSweep(past, day, amountMinor)
    if (sweep === undefined) return false
    const value = { id: `demo-${sweep.id}`, clientReference: sweep.id, status: 'settled' } as const
    await recordSweep(past, sweep.id, { outcome: 'ok', value, call: call('bank', 'sweep', at) })
    return true
  })
}
