import { createHash } from 'node:crypto'
import type { Work } from '../../platform/work.ts'
import { openApprovals } from '../approvals/index.ts'
import type { ReconciledAccount } from './accounts.store.ts'
import { BREAK_ACTION } from './matching/match-by-hand.ts'
import { insertMatches } from './matching/matches.store.ts'
import { insertOpening, openingsOf, setOpeningAmount, unexplainedOpening } from './opening.store.ts'

/** The rule named in the match of an opening difference that has become zero. */
const EXPLAINED = 'Saldo inicial explicado'

/**
 * Keeps the opening difference of an account as a break: the bank's first opening balance less what the books had before
 * that day, without the earlier entries that later statements have explained. The account is locked and its entries are
 * collected. An open difference is corrected in place unless a proposal about it waits for a second person; then, or
 * after it was closed, the rest is a break of its own. A difference of zero is closed.
 */
export async function keepOpening(
  work: Work,
  account: ReconciledAccount,
  rulesVersion: number,
): Promise<void> {
  const restMinor = await unexplainedOpening(work, account.id)
  if (restMinor === 0n) return
  const openings = await openingsOf(work, account.id)
  const proposed = await openApprovals(
    work,
    BREAK_ACTION,
    openings.map(({ id }) => id),
  )
  const open = openings.find(({ id, state }) => state === 'open' && !proposed.has(id))
  if (open === undefined) {
    const identity = createHash('sha256').update(`opening-difference\0${openings.length}`).digest()
    await insertOpening(work, account.id, { id: work.id(), identity, amountMinor: restMinor })
    return
  }
  const amountMinor = open.amountMinor + restMinor
  await setOpeningAmount(work, open.id, amountMinor)
  if (amountMinor !== 0n) return
  await insertMatches(work, [
    {
      id: work.id(),
      accountId: account.id,
      rule: EXPLAINED,
      rulesVersion,
      reason: undefined,
      journalId: undefined,
      bookedMinor: undefined,
      madeBy: undefined,
      confirmedBy: undefined,
      itemIds: [open.id],
    },
  ])
}
