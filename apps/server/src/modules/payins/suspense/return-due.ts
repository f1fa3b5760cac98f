import type { Journal } from '@puente/ledger'
import type { Runtime } from '../../../platform/work.ts'
import { book } from '../../books/index.ts'
import { returnSuspense } from './return-suspense.ts'
import { lockDueSuspense } from './suspense.store.ts'

const actor = { kind: 'system', name: 'payins' } as const
const BATCH = 50

/** Refunds money in suspense that is due and was not matched. Returns the number of items. */
export async function returnDue(runtime: Runtime): Promise<number> {
  return runtime.work(actor, async (work) => {
    const due = await lockDueSuspense(work, BATCH)
    const journals: Journal[] = []
    for (const item of due) journals.push(await returnSuspense(work, item))
    await book(work, journals)
    return due.length
  })
}
