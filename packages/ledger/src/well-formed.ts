import { accountKey, type AccountRef } from './account.ts'
import { amountIsValid, type Journal, type Leg } from './journal.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const LEGS_MAX = 1000

/**
 * Throws on a malformed journal: ids that are not lower-case uuids, no legs, one account on both sides, a leg that
 * ends a pending transfer of its own journal, text that PostgreSQL cannot store, invalid dates.
 */
export function assertWellFormed(journal: Journal): void {
  const fault = journalFault(journal) ?? legsFault(journal.legs)
  if (fault !== undefined) throw new Error(`journal ${journal.id}: ${fault}`)
}

function journalFault({ id, subject, kind, reason, effectiveAt, legs }: Journal): string | undefined {
  if (!UUID.test(id)) return 'its id is not a lower-case uuid'
  if (!UUID.test(subject)) return 'its subject is not a lower-case uuid'
  if (kind.includes('\0') || reason?.includes('\0') === true) return 'its text holds a NUL'
  if (effectiveAt !== undefined && Number.isNaN(effectiveAt.getTime())) return 'effectiveAt is not a date'
  if (legs.length === 0 || legs.length > LEGS_MAX) return `needs between 1 and ${LEGS_MAX} legs`
  return undefined
}

function legsFault(legs: readonly Leg[]): string | undefined {
  const opened = new Set<string>()
  for (const [position, leg] of legs.entries()) {
    if ('post' in leg || 'void' in leg) {
      const held = 'post' in leg ? leg.post : leg.void
      if (!UUID.test(held)) return `leg ${position} names a hold that is not a lower-case uuid`
      if (opened.has(held)) return `leg ${position} ends a hold of its own journal`
      continue
    }
    if (accountKey(leg.debit) === accountKey(leg.credit))
      return `leg ${position} has one account on both sides`
    if (!refIsSafe(leg.debit) || !refIsSafe(leg.credit))
      return `leg ${position} names an account by a malformed owner or text`
    if (!('pending' in leg)) continue
    if (!UUID.test(leg.pending)) return `leg ${position} opens a hold whose id is not a lower-case uuid`
    if (Number.isNaN(leg.timeoutAt?.getTime())) return `leg ${position}: timeoutAt is not a date`
    opened.add(leg.pending)
  }
  return undefined
}

const refIsSafe = (ref: AccountRef): boolean =>
  (ref.owner === null || UUID.test(ref.owner)) && !ref.code.includes('\0') && !ref.currency.includes('\0')

/** The fault of a leg that is invalid regardless of the books. */
export function legFault(leg: Leg): 'amount-invalid' | 'currency-mismatch' | undefined {
  if ('void' in leg) return undefined
  if (leg.amountMinor !== undefined && !amountIsValid(leg.amountMinor)) return 'amount-invalid'
  if ('post' in leg) return undefined
  return leg.debit.currency === leg.currency && leg.credit.currency === leg.currency
    ? undefined
    : 'currency-mismatch'
}
