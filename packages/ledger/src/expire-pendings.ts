import { derivedId } from './body-hash.ts'
import type { LedgerWork, Verdict } from './journal.ts'
import { overduePendings } from './expire-pendings.store.ts'
import { post } from './post.ts'

/**
 * Voids pending transfers past their timeout, oldest first, at most `limit`. Each void is a journal of kind `expiry`
 * with the same subject. Returns the verdicts; a pending transfer that ended in the meantime is `already-resolved`.
 */
export async function expirePendings(work: LedgerWork, limit = 500): Promise<Verdict[]> {
  const overdue = await overduePendings(work, limit)
  return post(
    work,
    overdue.map(({ pendingId, subject }) => ({
      id: derivedId(`expiry of ${pendingId}`),
      kind: 'expiry',
      subject,
      legs: [{ void: pendingId }],
    })),
  )
}
