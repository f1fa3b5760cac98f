import { refuse, type Refusal } from '@puente/contract'
import { journalsById, type Journal } from '@puente/ledger'
import { derivedId } from '../../../platform/ids.ts'
import type { Decision, DecisionRefusal } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, openApprovals, propose, type Approval } from '../../approvals/index.ts'
import { account, book, move, type AccountCode } from '../../books/index.ts'
import { fromSantiago } from '../../corridors/index.ts'
import { lockAccountById, markDue } from '../accounts.store.ts'
import { insertMadeEntry } from '../collect.store.ts'
import type { Item } from '../item.ts'
import { itemFor, itemsByIds } from '../items.store.ts'
import { closeByHand, staffIdOf } from './match-by-hand.ts'
import {
  insertUndoing,
  matchFor,
  undoingOf,
  type Match,
  type MatchOfItems,
  type Undoing,
} from './matches.store.ts'

/** Reverses the journal of a match; its entry and the new one cancel each other. */
async function takeBack(
  work: Work,
  entry: Item,
  { reason, by, confirmedBy }: Omit<Undoing, 'at'>,
): Promise<Journal> {
  const [booked] = await journalsById(work, [entry.journalId ?? ''])
  if (booked === undefined) throw new Error(`journal ${entry.journalId ?? ''} is not in the books`)
  const id = derivedId('match-undone', booked.id)
  const made = await insertMadeEntry(work, {
    accountId: entry.accountId,
    journalId: id,
    subject: booked.subject,
    day: entry.day,
    amountMinor: -entry.amountMinor,
    kind: 'match-undone',
  })
  const back = await itemFor(work, made)
  if (back === undefined) throw new Error(`entry ${made} is gone`)
  await closeByHand(work, [entry, back], {
    madeBy: by,
    reason,
    ...(confirmedBy === undefined ? {} : { confirmedBy }),
  })
  return {
    id,
    kind: 'match-undone',
    subject: booked.subject,
    reason,
    effectiveAt: fromSantiago(entry.day, 12 * 60),
    legs: booked.legs.flatMap(({ debit, credit, amountMinor, currency }) =>
      move(
        account(credit.code as AccountCode, currency),
        account(debit.code as AccountCode, currency),
        amountMinor,
      ),
    ),
  }
}

/** The action of approvals about undoing a match. */
export const UNDO_ACTION = 'undo-match'

/** What two people made, or what was booked, one person does not undo. */
export const undoingNeedsSecond = ({ confirmedBy, journalId }: Match): boolean =>
  confirmedBy !== undefined || journalId !== undefined

/** The proposal to undo a match, if one waits. */
export const openUndoing = async (work: Work, id: string): Promise<Approval | undefined> =>
  (await openApprovals(work, UNDO_ACTION, [id])).get(id)

/** The match with its account locked. Refuses one that was undone. */
async function lockMatch(
  work: Work,
  id: string,
): Promise<MatchOfItems | Refusal<'not-found' | 'match-undone'>> {
  const match = await matchFor(work, id)
  if (match === undefined) return refuse('not-found')
  await lockAccountById(work, match.accountId)
  return (await undoingOf(work, id)) === undefined ? match : refuse('match-undone')
}

/** Opens the items of a match again, for people only, and reverses its journal. */
async function undo(work: Work, match: MatchOfItems, by: Omit<Undoing, 'at'>): Promise<void> {
  if (!(await insertUndoing(work, match.id, by))) throw new Error(`match ${match.id} was undone twice`)
  await markDue(work, match.accountId)
  await work.audit({ action: 'undo-match', subject: match.id })
  const items = await itemsByIds(work, match.itemIds)
  const entry =
    match.journalId === undefined ? undefined : items.find((one) => one.journalId === match.journalId)
  if (entry !== undefined) await book(work, [await takeBack(work, entry, by)])
}

/**
 * Undoes a match: its items are open again, for people only, and its journal is reversed. What two people made or what
 * was booked is only proposed; a second person must confirm it.
 */
export async function undoMatch(
  work: Work,
  id: string,
  reason: string,
): Promise<true | Refusal<'not-found' | 'match-undone' | 'already-proposed'>> {
  const match = await lockMatch(work, id)
  if ('refused' in match) return match
  if (undoingNeedsSecond(match)) {
    const proposed = await propose(work, UNDO_ACTION, id, {}, reason)
    return 'refused' in proposed ? proposed : true
  }
  await undo(work, match, { reason, by: staffIdOf(work), confirmedBy: undefined })
  return true
}

/** Confirms the undoing of a match, which is then carried out, or sends it back. */
export async function decideUndoing(
  work: Work,
  id: string,
  said: Decision,
): Promise<true | Refusal<'not-found' | 'match-undone' | DecisionRefusal>> {
  const match = await lockMatch(work, id)
  if ('refused' in match) return match
  const decided = await decide(work, UNDO_ACTION, id, said)
  if ('refused' in decided) return decided
  if (said.decision === 'send-back') return true
  await undo(work, match, {
    reason: decided.note,
    by: decided.proposedBy,
    confirmedBy: staffIdOf(work),
  })
  return true
}
