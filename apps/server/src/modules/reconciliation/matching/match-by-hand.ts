import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { propose } from '../../approvals/index.ts'
import { lockAccountById, markDue } from '../accounts.store.ts'
import type { Item } from '../item.ts'
import { itemFor, itemsByIds } from '../items.store.ts'
import { insertMatches } from './matches.store.ts'
import { rulesInForce } from './rules.ts'

/** The action of approvals about a break. */
export const BREAK_ACTION = 'close-break'

export const staffIdOf = (work: Work): string => {
  if (work.actor.kind !== 'staff') throw new Error('only staff work on breaks')
  return work.actor.staffId
}

/** The break, with its account locked. Refuses a closed one. */
export async function openBreak(
  work: Work,
  id: string,
): Promise<Item | Refusal<'not-found' | 'break-closed'>> {
  const seen = await itemFor(work, id)
  if (seen === undefined || seen.state === 'refused') return refuse('not-found')
  await lockAccountById(work, seen.accountId)
  const item = await itemFor(work, id)
  return item?.state === 'open' ? item : refuse('break-closed')
}

const sumOf = (items: readonly Item[]): bigint =>
  items.reduce((total, { amountMinor }) => total + amountMinor, 0n)
const grossOf = (items: readonly Item[]): bigint =>
  items.reduce((total, { amountMinor: minor }) => total + (minor < 0n ? -minor : minor), 0n)

/**
 * Checks that these items can be one match: all open on one account, with equal sums on both sides, or a sum of zero on
 * one side.
 */
export async function matchOf(
  work: Work,
  item: Item,
  others: readonly string[],
): Promise<readonly Item[] | Refusal<'not-found' | 'break-closed' | 'sums-differ'>> {
  const ids = [...new Set([item.id, ...others])]
  const items = await itemsByIds(work, ids)
  if (items.length !== ids.length || items.some(({ accountId }) => accountId !== item.accountId))
    return refuse('not-found')
  if (items.some(({ state }) => state !== 'open')) return refuse('break-closed')
  const [bank, books] = [
    items.filter(({ side }) => side === 'bank'),
    items.filter(({ side }) => side === 'books'),
  ]
  const differenceMinor = sumOf(bank) - sumOf(books)
  if (differenceMinor !== 0n || items.length < 2)
    return refuse('sums-differ', { differenceMinor: String(differenceMinor), currency: item.currency })
  return items
}

/** Inserts a match made by people. */
export async function closeByHand(
  work: Work,
  items: readonly Item[],
  by: { readonly madeBy: string; readonly confirmedBy?: string; readonly reason: string },
  booked: { readonly journalId?: string; readonly bookedMinor?: bigint } = {},
): Promise<string> {
  const id = work.id()
  const accountId = items[0]?.accountId ?? 0n
  await insertMatches(work, [
    {
      id,
      accountId,
      rule: undefined,
      rulesVersion: undefined,
      reason: by.reason,
      journalId: booked.journalId,
      bookedMinor: booked.bookedMinor,
      madeBy: by.madeBy,
      confirmedBy: by.confirmedBy,
      itemIds: items.map((item) => item.id),
    },
  ])
  await markDue(work, accountId)
  await work.audit({ action: 'match-by-hand', subject: id, facts: { items: items.length } })
  return id
}

/**
 * Matches a break with items of the same sum. Up to a limit per currency it takes effect immediately; above it a second
 * person must confirm.
 */
export async function matchByHand(
  work: Work,
  id: string,
  others: readonly string[],
  note: string,
): Promise<
  'matched' | 'proposed' | Refusal<'not-found' | 'break-closed' | 'sums-differ' | 'already-proposed'>
> {
  const item = await openBreak(work, id)
  if ('refused' in item) return item
  const items = await matchOf(work, item, others)
  if ('refused' in items) return items
  const { data } = await rulesInForce(work)
  const sides = (['bank', 'books'] as const).map((side) => grossOf(items.filter((one) => one.side === side)))
  const limit = BigInt(data.handLimitMinor[item.currency] ?? '0')
  if (sides.every((minor) => minor <= limit)) {
    await closeByHand(work, items, { madeBy: staffIdOf(work), reason: note })
    return 'matched'
  }
  const proposal = { action: 'match', items: items.map((one) => one.id).join(' ') }
  const proposed = await propose(work, BREAK_ACTION, item.id, proposal, note)
  return 'refused' in proposed ? proposed : 'proposed'
}
