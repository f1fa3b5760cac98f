import { refuse, type Refusal, type Id } from '@puente/contract'
import { counterAccounts, type CounterAccount } from '@puente/contract/staff'
import type { Journal } from '@puente/ledger'
import { derivedId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { propose } from '../../approvals/index.ts'
import { insertMadeEntry } from '../collect.store.ts'
import type { Item } from '../item.ts'
import { itemFor } from '../items.store.ts'
import { BREAK_ACTION, closeByHand, openBreak } from '../matching/match-by-hand.ts'
import { OPENING_DIFFERENCE } from '../opening.store.ts'
import { correction } from '../settle-account.ts'

/** The accounts against which a break may be booked. They depend on whose money the account has. */
export const countersOf = ({
  code,
  currency,
  kind,
}: Pick<Item, 'code' | 'currency' | 'kind'>): readonly CounterAccount[] =>
  counterAccounts.filter((counter) => {
    if (counter === 'iva-payable') return code === 'operator-bank'
    if (counter === 'operator-capital')
      return kind === OPENING_DIFFERENCE ? code !== 'client-bank' : code === 'nostro' && currency !== 'CLP'
    return true
  })

/** Proposes to close a break with a journal; a second person must always confirm it. */
export async function proposeBooking(
  work: Work,
  id: string,
  account: CounterAccount,
  note: string,
): Promise<true | Refusal<'not-found' | 'break-closed' | 'account-not-allowed' | 'already-proposed'>> {
  const item = await openBreak(work, id)
  if ('refused' in item) return item
  if (!countersOf(item).includes(account)) return refuse('account-not-allowed')
  const proposed = await propose(work, BREAK_ACTION, item.id, { action: 'book', account }, note)
  return 'refused' in proposed ? proposed : true
}

/**
 * Closes a break with a journal: what only the bank has is booked, what only the books have is reversed. Returns the
 * journal, which the caller books last.
 */
export async function bookBreak(
  work: Work,
  item: Item,
  counter: CounterAccount,
  by: {
    readonly approvalId: Id<'proposal'>
    readonly madeBy: string
    readonly confirmedBy: string
    readonly reason: string
  },
): Promise<Journal> {
  const journalId = derivedId('break-booked', by.approvalId)
  const amountMinor = item.side === 'bank' ? item.amountMinor : -item.amountMinor
  const entryId = await insertMadeEntry(work, {
    accountId: item.accountId,
    journalId,
    subject: item.id,
    day: item.day,
    amountMinor,
    kind: 'break-booked',
  })
  const entry = await itemFor(work, entryId)
  if (entry === undefined) throw new Error(`entry ${entryId} is gone`)
  await closeByHand(work, [item, entry], by, { journalId, bookedMinor: amountMinor })
  return correction(item, counter, amountMinor, {
    id: journalId,
    kind: 'break-booked',
    subject: item.id,
    day: item.day,
    reason: by.reason,
  })
}
