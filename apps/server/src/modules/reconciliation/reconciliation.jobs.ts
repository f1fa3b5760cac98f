import type { Job } from '../../platform/jobs/jobs.ts'
import type { Runtime } from '../../platform/work.ts'
import { dueAccounts, lockAccountById, openReconciledAccounts } from './accounts.store.ts'
import { forgetLines } from './forget-lines.ts'
import { settleAccount } from './settle-account.ts'

const actor = { kind: 'system', name: 'reconciliation' } as const

/** Collects new entries of the books and applies the rules to accounts with something new: one work per account. */
export async function settleAccounts(runtime: Runtime): Promise<number> {
  const due = await runtime.work(actor, async (work) => {
    await openReconciledAccounts(work)
    return dueAccounts(work)
  })
  for (const id of due)
    await runtime.work(actor, async (work) => settleAccount(work, await lockAccountById(work, id)))
  return 0
}

/** Jobs of reconciliation. */
export const reconciliationJobs: readonly Job[] = [
  { name: 'reconciliation.settle', everyMs: 10_000, round: settleAccounts },
  { name: 'reconciliation.forget', everyMs: 60 * 60_000, round: forgetLines },
]
