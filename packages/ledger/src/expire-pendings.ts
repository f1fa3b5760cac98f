import { derivedId } from './body-hash.ts'
import type { LedgerWork, Verdict } from './journal.ts'
import { overdueHolds } from './expire-pendings.store.ts'
import { post } from './post.ts'

/**
 * Voids holds whose time is over, oldest first, at most `limit`: each by a real journal of kind `expiry`, about the
 * same subject. Answers their verdicts; a hold that somebody ended in the meantime is `already-resolved`.
 */
export async function expirePendings(work: LedgerWork, limit = 500): Promise<Verdict[]> {
  const overdue = await overdueHolds(work, limit)
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
