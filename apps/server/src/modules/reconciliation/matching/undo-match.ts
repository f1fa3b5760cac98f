import { refuse, type Refusal } from '@puente/contract'
import { journalsById, type Journal } from '@puente/ledger'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { account, book, move, type AccountCode } from '../../books/index.ts'
import { fromSantiago } from '../../corridors/index.ts'
import { lockAccountById, markDue } from '../accounts.store.ts'
import { insertMadeEntry } from '../collect.store.ts'
import type { Item } from '../item.ts'
import { itemFor, itemsByIds } from '../items.store.ts'
import { closeByHand, staffIdOf } from './match-by-hand.ts'
import { insertUndoing, matchFor } from './matches.store.ts'

/** Reverses the journal of a match; its entry and the new one cancel each other. */
async function takeBack(work: Work, entry: Item, reason: string, by: string): Promise<Journal> {
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
  await closeByHand(work, [entry, back], { madeBy: by, reason })
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

/** Undoes a match: its items are open again, for people only, and its journal is reversed. */
export async function undoMatch(
  work: Work,
  id: string,
  reason: string,
): Promise<true | Refusal<'not-found' | 'match-undone'>> {
  const match = await matchFor(work, id)
  if (match === undefined) return refuse('not-found')
  await lockAccountById(work, match.accountId)
  const by = staffIdOf(work)
  if (!(await insertUndoing(work, id, reason, by))) return refuse('match-undone')
  await markDue(work, match.accountId)
  await work.audit({ action: 'undo-match', subject: id })
  const items = await itemsByIds(work, match.itemIds)
  const entry =
    match.journalId === undefined ? undefined : items.find((one) => one.journalId === match.journalId)
  if (entry !== undefined) await book(work, [await takeBack(work, entry, reason, by)])
  return true
}
