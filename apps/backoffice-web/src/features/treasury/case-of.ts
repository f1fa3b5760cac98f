import type { AgedItemWire } from '@puente/contract/staff'
import { paths } from '../../paths.ts'

/** Where somebody acts on a sum that waits: its own case before the transfer that it belongs to. */
export function caseOf(item: AgedItemWire, mayActOnPayins: boolean): string | undefined {
  const { suspenseId, refundId, receivableId, transferId } = item
  if (mayActOnPayins) {
    if (suspenseId !== undefined) return paths.suspenseCase(suspenseId)
    if (refundId !== undefined) return paths.refund(refundId)
    if (receivableId !== undefined) return paths.receivable(receivableId)
  }
  return transferId === undefined ? undefined : paths.transfer(transferId)
}
