import type { Journal } from '@puente/ledger'
import type { Runtime } from '../../../platform/work.ts'
import { availableMinor, book } from '../../books/index.ts'
import { judgeOrder } from '../funding/consider-funding.ts'
import { lockOverdue } from '../transfers.store.ts'

const actor = { kind: 'system', name: 'transfers' } as const
const BATCH = 100

/**
 * Handles orders past their payment deadline: without money they expire, with part of it the customer gets a choice.
 * Returns the number of orders.
 */
export async function expireUnpaid(runtime: Runtime): Promise<number> {
  return runtime.work(actor, async (work) => {
    const overdue = await lockOverdue(work, BATCH)
    const journals: Journal[] = []
    for (const transfer of overdue) {
      const available = await availableMinor(work, 'client-funds', 'CLP', transfer.id)
      journals.push(...(await judgeOrder(work, transfer, available)))
    }
    await book(work, journals)
    return overdue.length
  })
}
