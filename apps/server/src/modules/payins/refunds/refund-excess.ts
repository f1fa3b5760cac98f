import type { Id } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { excessRefunded } from '../events.ts'
import { refundableOf } from '../received/payments.store.ts'
import { partsOf, refundOrder } from './refund-order.ts'
import { payDebts } from '../receivables/set-off.ts'

/**
 * Refunds what an order has received beyond its amount. The excess first pays the customer's debt for the order.
 * Returns the journals to book in the same work.
 */
export async function refundExcess(
  work: Work,
  orderId: Id<'transfer'>,
  excessMinor: bigint,
  reason: string,
): Promise<Journal[]> {
  const { minor, journals } = await payDebts(work, orderId, excessMinor, 'order')
  const rest = excessMinor - minor
  if (rest <= 0n) return journals
  const { left } = partsOf(await refundableOf(work, orderId), rest)
  if (left < rest) await work.emit(excessRefunded(orderId, rest - left))
  return [...journals, ...(await refundOrder(work, orderId, rest, reason))]
}
