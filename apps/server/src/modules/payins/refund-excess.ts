import type { Journal } from '@puente/ledger'
import type { Work } from '../../platform/work.ts'
import { refundOrder } from './refund-order.ts'
import { payDebts } from './set-off.ts'

/**
 * Orders back what an order holds beyond what it needs. Money that came for the order pays first what the customer owes
 * over it; only the rest goes back. Answers the journals to book in the same work.
 */
export async function refundExcess(
  work: Work,
  orderId: string,
  excessMinor: bigint,
  reason: string,
): Promise<Journal[]> {
  const { minor, journals } = await payDebts(work, orderId, excessMinor, 'order')
  const rest = excessMinor - minor
  return rest > 0n ? [...journals, ...(await refundOrder(work, orderId, rest, reason))] : journals
}
