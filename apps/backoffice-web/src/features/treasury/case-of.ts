import type { AgedItemWire } from '@puente/contract/staff'
import { paths } from '../../paths.ts'

/** The screen where staff act on an amount: its own case if it has one, otherwise its transfer. */
export function caseOf(item: AgedItemWire, mayActOnPayins: boolean): string | undefined {
  const { suspenseId, refundId, receivableId, transferId } = item
  if (mayActOnPayins) {
    if (suspenseId !== undefined) return paths.suspenseCase(suspenseId)
    if (refundId !== undefined) return paths.refund(refundId)
    if (receivableId !== undefined) return paths.receivable(receivableId)
  }
  return transferId === undefined ? undefined : paths.transfer(transferId)
}
