import { toWireId } from '@puente/contract'
import type { ReturnWire } from '@puente/contract/staff'
import { partnerError } from '../../../platform/partner-errors/index.ts'
import type { Work } from '../../../platform/work.ts'
import { ageInBankingDays, bankingCalendar } from '../../corridors/index.ts'
import type { Returned } from './corrections.store.ts'
import { payoutId } from '../delivery/open-payout.ts'
import { transfersByIds } from '../transfers.store.ts'

/** Returned payouts as rows of the list, with their transfers in one query. */
export async function returnViews(work: Work, returned: readonly Returned[]): Promise<ReturnWire[]> {
  const found = await transfersByIds(
    work,
    returned.map(({ transferId }) => transferId),
  )
  const byId = new Map(found.map((transfer) => [transfer.id, transfer]))
  const calendar = await bankingCalendar(work)
  return returned.map((one) => {
    const transfer = byId.get(one.transferId)
    if (transfer === undefined) throw new Error(`return ${one.id} has no transfer`)
    return {
      id: toWireId('return', one.id),
      transferId: toWireId('transfer', transfer.id),
      transferReference: transfer.reference,
      transferState: transfer.state,
      payoutId: toWireId('payout', payoutId(transfer.id, one.attempt)),
      attempt: one.attempt,
      code: one.code,
      reason: partnerError('rails', one.code).customerReason,
      acts: one.acts,
      amount: { amount: String(transfer.receiveMinor), currency: transfer.currency },
      openedAt: one.openedAt.toISOString(),
      ageDays: ageInBankingDays(calendar, one.openedAt, one.closedAt ?? work.now),
      dueAt: one.dueAt.toISOString(),
      ...(one.closedAt === undefined ? {} : { closedAt: one.closedAt.toISOString() }),
      ...(one.outcome === undefined ? {} : { outcome: one.outcome }),
    }
  })
}
