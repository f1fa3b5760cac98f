import type { Journal } from '@puente/ledger'
import type { Desk } from '../../platform/work.ts'
import { availableMinor, book } from '../books/index.ts'
import { closeOrder } from '../payins/index.ts'
import { advance } from './advance.ts'
import { giveBack } from './give-back.ts'
import { lockOverdue } from './transfers.store.ts'

const actor = { kind: 'system', name: 'transfers' } as const
const BATCH = 100

/** Ends orders whose deadline has passed; part payments go back. Answers how many it ended. */
export async function expireUnpaid(desk: Desk): Promise<number> {
  return desk.work(actor, async (work) => {
    const overdue = await lockOverdue(work, BATCH)
    const journals: Journal[] = []
    for (const { id } of overdue) {
      const available = await availableMinor(work, 'client-funds', 'CLP', id)
      if (available > 0n) {
        journals.push(...(await giveBack(work, id, available, 'not-paid-whole')))
      } else {
        await advance(work, [{ transferId: id, event: 'expired' }])
        await closeOrder(work, id)
      }
    }
    await book(work, journals)
    return overdue.length
  })
}
