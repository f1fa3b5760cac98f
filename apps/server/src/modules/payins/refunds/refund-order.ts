import type { Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, move } from '../../books/index.ts'
import { refundSettled } from '../events.ts'
import { addRefunded, refundableOf } from '../received/payments.store.ts'
import { insertRefund } from './refunds.store.ts'
import { setOff } from '../receivables/set-off.ts'

/** Divides an amount among payments, in their order; `left` is the part that exceeds them. */
export function partsOf(
  payments: readonly { readonly id: string; readonly heldMinor: bigint }[],
  amountMinor: bigint,
): {
  readonly parts: readonly { readonly paymentId: Id<'payment'>; readonly part: bigint }[]
  readonly left: bigint
} {
  const parts: { paymentId: Id<'payment'>; part: bigint }[] = []
  let left = amountMinor
  for (const { id, heldMinor } of payments) {
    const part = heldMinor < left ? heldMinor : left
    if (part <= 0n) continue
    parts.push({ paymentId: id, part })
    left -= part
  }
  return { parts, left }
}

/**
 * Refunds `amountMinor` of an order's money to the accounts it came from, the last payment first. Money that replaces a
 * reversed payment is not refunded but set off against the debt for it. Returns the journals that reserve the amount;
 * the caller books them in the same work. Throws when the amount exceeds what was received and is due.
 */
export async function refundOrder(
  work: Work,
  orderId: Id<'transfer'>,
  amountMinor: bigint,
  reason: string,
): Promise<Journal[]> {
  const journals: Journal[] = []
  const { parts, left } = partsOf(await refundableOf(work, orderId), amountMinor)
  for (const { paymentId, part } of parts) {
    const refund = { purpose: 'refund', paymentId, orderId, amountMinor: part } as const
    const id = await insertRefund(work, refund, reason)
    await addRefunded(work, paymentId, part)
    journals.push({
      id: derivedId('refund-ordered', id),
      kind: 'refund-ordered',
      subject: orderId,
      reason,
      legs: move(account('client-funds', 'CLP', orderId), account('refund-clearing', 'CLP'), part),
    })
  }
  const owed = await setOff(work, orderId, left)
  if (owed.minor < left) throw new Error(`order ${orderId} holds less than the refund asked for`)
  // Nothing is transferred, so the refund is complete now.
  if (journals.length === 0) await work.emit(refundSettled(orderId, derivedId('set-off', orderId)))
  return [...journals, ...owed.journals]
}
