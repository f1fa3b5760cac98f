import type { Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, move } from '../../books/index.ts'
import { debtPaid } from '../events.ts'
import {
  lockReceivablesOfOrder,
  lockWrittenOffOfOrder,
  recoverRow,
  reduceReceivable,
} from './receivables.store.ts'

/** The amount set off and the journals, which the caller books in the same work. */
export interface TakenOff {
  readonly minor: bigint
  readonly journals: Journal[]
}

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/**
 * Sets off money of an order against the open debts for its reversed payments, oldest first, up to `upToMinor`.
 * `source` is a repayment that named the order, or money that would have been refunded.
 */
export async function payDebts(
  work: Work,
  orderId: Id<'transfer'>,
  upToMinor: bigint,
  source: 'order' | 'set-off',
): Promise<TakenOff> {
  const journals: Journal[] = []
  let minor = 0n
  if (upToMinor <= 0n) return { minor, journals }
  for (const { id, debtor, outstandingMinor, customerId } of await lockReceivablesOfOrder(work, orderId)) {
    const part = lesser(outstandingMinor, upToMinor - minor)
    if (part <= 0n) break
    await reduceReceivable(work, id, part, { source })
    if (source === 'order' && customerId !== undefined) await work.emit(debtPaid(id, part))
    journals.push({
      id: derivedId('set-off', id, String(outstandingMinor)),
      kind: 'payin-set-off',
      subject: orderId,
      legs: move(
        account('client-funds', 'CLP', orderId),
        account('customer-receivable', 'CLP', debtor),
        part,
      ),
    })
    minor += part
  }
  return { minor, journals }
}

/**
 * Sets off money of an order against the receivables for its reversed payments, up to `upToMinor`: open ones first,
 * then those written off. Returns the amount and the journals, which the caller books in the same work.
 */
export async function setOff(work: Work, orderId: Id<'transfer'>, upToMinor: bigint): Promise<TakenOff> {
  const { minor: paidMinor, journals } = await payDebts(work, orderId, upToMinor, 'set-off')
  let minor = paidMinor
  if (upToMinor - minor <= 0n) return { minor, journals }
  for (const { id, writtenOffMinor } of await lockWrittenOffOfOrder(work, orderId)) {
    const part = lesser(writtenOffMinor, upToMinor - minor)
    if (part <= 0n) break
    await recoverRow(work, id, part)
    journals.push({
      id: derivedId('recovered', id, String(writtenOffMinor)),
      kind: 'receivable-recovered',
      subject: orderId,
      legs: move(account('client-funds', 'CLP', orderId), account('reversal-losses', 'CLP'), part),
    })
    minor += part
  }
  return { minor, journals }
}
