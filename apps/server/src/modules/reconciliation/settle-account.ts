import type { Journal } from '@puente/ledger'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { account as ofBooks, book, move, type AccountCode } from '../books/index.ts'
import { fromSantiago } from '../corridors/index.ts'
import { settled, type ReconciledAccount } from './accounts.store.ts'
import { collectBooks, insertMadeEntry } from './collect.store.ts'
import { matchable } from './items.store.ts'
import { matchItems } from './matching/match-items.ts'
import type { Found } from './matching/matchable.ts'
import { insertMatches, type NewMatch } from './matching/matches.store.ts'
import { keepOpening } from './opening.ts'
import { rulesInForce } from './matching/rules.ts'

const NOON_MINUTE = 12 * 60

/**
 * The journal that moves `amountMinor` (positive: received) on one of our accounts against another, on the bank's day.
 */
export const correction = (
  { code, currency }: Pick<ReconciledAccount, 'code' | 'currency'>,
  counter: AccountCode,
  amountMinor: bigint,
  journal: Pick<Journal, 'id' | 'kind' | 'subject'> & { readonly day: string; readonly reason: string },
): Journal => ({
  id: journal.id,
  kind: journal.kind,
  subject: journal.subject,
  reason: journal.reason,
  effectiveAt: fromSantiago(journal.day, NOON_MINUTE),
  legs: move(ofBooks(code as AccountCode, currency), ofBooks(counter, currency), amountMinor),
})

interface Closed {
  readonly match: NewMatch
  readonly journals: readonly Journal[]
}

/** The match of a rule. A fee that the bank kept is booked, and its entry is part of the match. */
async function closing(
  work: Work,
  account: ReconciledAccount,
  version: number,
  { rule, items, bookedMinor }: Found,
): Promise<Closed> {
  const id = work.id()
  const match: NewMatch = {
    id,
    accountId: account.id,
    rule,
    rulesVersion: version,
    reason: undefined,
    journalId: undefined,
    bookedMinor: undefined,
    madeBy: undefined,
    confirmedBy: undefined,
    itemIds: items.map((item) => item.id),
  }
  if (bookedMinor === 0n) return { match, journals: [] }
  const journalId = derivedId('partner-charge', id)
  const day = items.find(({ side }) => side === 'bank')?.day ?? items[0]?.day ?? ''
  const entry = await insertMadeEntry(work, {
    accountId: account.id,
    journalId,
    subject: id,
    day,
    amountMinor: bookedMinor,
    kind: 'partner-charge',
  })
  return {
    match: { ...match, journalId, bookedMinor, itemIds: [...match.itemIds, entry] },
    journals: [
      correction(account, 'partner-charges', bookedMinor, {
        id: journalId,
        kind: 'partner-charge',
        subject: id,
        day,
        reason: rule,
      }),
    ],
  }
}

/**
 * Collects new entries and applies the rules in force to all open items of an account that this work has locked. Books
 * last. Returns the number of matches.
 */
export async function settleAccount(work: Work, account: ReconciledAccount): Promise<number> {
  await collectBooks(work, account.id)
  if (account.startsOn === undefined) return 0
  const { version, data } = await rulesInForce(work)
  const { found } = matchItems(data.rules, await matchable(work, account.id), account.currency)
  const closed: Closed[] = []
  for (const one of found) closed.push(await closing(work, account, version, one))
  await insertMatches(
    work,
    closed.map(({ match }) => match),
  )
  await keepOpening(work, account, version)
  await settled(work, account.id)
  await book(
    work,
    closed.flatMap(({ journals }) => journals),
  )
  return found.length
}
