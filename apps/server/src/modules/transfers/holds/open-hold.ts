import { batchedQuery } from '../../../platform/data/batched-query.ts'
import type { Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { stoppingItems, type PendingItem } from '../../pending-items/index.ts'
import { advance } from '../advance.ts'
import { holdsOf, insertHold } from './holds.store.ts'
import { holdTerms } from '../terms.ts'
import type { Transfer } from '../transfer.ts'

type Ordered = Pick<Transfer, 'id' | 'customerId' | 'userId'>

/** The item that stops a transfer now, if any: one of its customer, or of the user who ordered it. */
export const stoppedBy = batchedQuery(async (common, transfers: readonly Ordered[]) => {
  const subjects = new Set(transfers.flatMap(({ customerId, userId }) => [customerId, userId]))
  const items = await stoppingItems(common, [...subjects])
  return transfers.map(({ customerId, userId }) => items.get(customerId)?.[0] ?? items.get(userId)?.[0])
})

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/**
 * Puts a funded transfer on hold before its conversion, with its pesos untouched. Repeated holds extend neither the
 * banking day for which a price is valid nor the end of the whole wait.
 */
export async function openHold(work: Work, transfer: Transfer, item: PendingItem): Promise<void> {
  const moved = await advance(work, [
    { transferId: transfer.id, event: 'hold-opened', facts: { kind: item.kind } },
  ])
  if (!moved.has(transfer.id)) return
  const { rateBankingDays, answerBankingDays } = await holdTerms(work)
  const calendar = await bankingCalendar(work)
  const before = await holdsOf(work, transfer.id)
  const atThisPrice = before.find(({ quoteId }) => quoteId === transfer.quoteId)
  const rateUntil = atThisPrice?.rateUntil ?? addBankingDays(calendar, work.now, rateBankingDays)
  const givesUpAt = before[0]?.givesUpAt ?? addBankingDays(calendar, rateUntil, answerBankingDays)
  await insertHold(work, {
    id: work.id(),
    transferId: transfer.id,
    itemId: item.id,
    quoteId: transfer.quoteId,
    openedAt: work.now,
    rateUntil: earlier(rateUntil, givesUpAt),
    givesUpAt,
  })
}
