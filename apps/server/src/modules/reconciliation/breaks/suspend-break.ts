import { refuse, type Refusal } from '@puente/contract'
import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { propose } from '../../approvals/index.ts'
import { suspendStatementCredit, type StatementCredit } from '../../payins/index.ts'
import { lockAccountById } from '../accounts.store.ts'
import { collectBooks, insertMadeEntry } from '../collect.store.ts'
import { detailOf, type Item } from '../item.ts'
import { candidatesFor, itemFor } from '../items.store.ts'
import { BREAK_ACTION, closeByHand, openBreak } from '../matching/match-by-hand.ts'

type Refused = 'account-not-allowed' | 'payer-unknown' | 'payment-known'

const CANDIDATES_MAX = 20

/** Whether a break is a credit of the clients' account on a statement. */
const isClientCredit = ({ code, currency, side, amountMinor, position }: Item): boolean =>
  code === 'client-bank' &&
  currency === 'CLP' &&
  side === 'bank' &&
  amountMinor > 0n &&
  position !== undefined

/** The credit of a break as a payment; refuses another movement, and a line without its payer. */
function creditOf(work: Work, item: Item): StatementCredit | Refusal<Refused> {
  if (!isClientCredit(item)) return refuse('account-not-allowed')
  const { name = '', rut = '', words = '' } = detailOf(work, item) ?? {}
  if (name.trim() === '' || item.rutIndex === undefined) return refuse('payer-unknown')
  const { id: itemId, amountMinor, day, refs } = item
  return { itemId, amountMinor, day, refs, payerName: name, payerRut: rut, words }
}

/** Whether a break may be booked as a payment in suspense. */
export const maySuspend = (work: Work, item: Item): boolean => !('refused' in creditOf(work, item))

/** Whether the books have an open receipt of this amount with the reference or the RUT of the line. */
async function isInBooks(work: Work, item: Item): Promise<boolean> {
  await collectBooks(work, item.accountId)
  return (await candidatesFor(work, item, CANDIDATES_MAX)).some(
    ({ side, amountMinor, refs, rutIndex }) =>
      side === 'books' &&
      amountMinor === item.amountMinor &&
      (refs.some((ref) => item.refs.includes(ref)) ||
        (item.rutIndex !== undefined && rutIndex?.equals(item.rutIndex) === true)),
  )
}

/** Proposes to book a credit that only the bank has as a payment in suspense; a second person must confirm it. */
export async function proposeSuspending(
  work: Work,
  id: string,
  note: string,
): Promise<true | Refusal<'not-found' | 'break-closed' | 'already-proposed' | Refused>> {
  const item = await openBreak(work, id)
  if ('refused' in item) return item
  const credit = creditOf(work, item)
  if ('refused' in credit) return credit
  if (await isInBooks(work, item)) return refuse('payment-known')
  const proposed = await propose(work, BREAK_ACTION, item.id, { action: 'suspend' }, note)
  return 'refused' in proposed ? proposed : true
}

/**
 * Books a credit that only the bank has as a payment in suspense, and matches its receipt with the line. The receipt
 * belongs to the payment, so that undoing the match does not reverse it. Returns the journals, which the caller books
 * last.
 */
export async function suspendBreak(
  work: Work,
  item: Item,
  by: { readonly madeBy: string; readonly confirmedBy: string; readonly reason: string },
): Promise<Journal[] | Refusal<Refused>> {
  const credit = creditOf(work, item)
  if ('refused' in credit) return credit
  if (await isInBooks(work, item)) return refuse('payment-known')
  const suspended = await suspendStatementCredit(work, credit)
  if ('refused' in suspended) return suspended
  await lockAccountById(work, item.accountId)
  const entryId = await insertMadeEntry(work, {
    accountId: item.accountId,
    journalId: suspended.receivedId,
    subject: suspended.paymentId,
    day: item.day,
    amountMinor: item.amountMinor,
    kind: 'payin-received',
    refs: item.refs,
    rutIndex: item.rutIndex,
  })
  const entry = await itemFor(work, entryId)
  if (entry === undefined) throw new Error(`entry ${entryId} is gone`)
  await closeByHand(work, [item, entry], by)
  return suspended.journals
}
