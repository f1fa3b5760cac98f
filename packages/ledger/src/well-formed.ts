import { accountKey, type AccountRef } from './account.ts'
import { amountIsValid, type Journal, type Leg } from './journal.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const LEGS_MAX = 1000

/**
 * Throws on a journal that no right program sends: ids that are not lower-case uuids, no legs, one account on both
 * sides, a leg that ends a hold of its own journal, text that PostgreSQL cannot keep, dates that are none.
 */
export function assertWellFormed(journal: Journal): void {
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`journal ${journal.id}: ${what}`)
  }
  must(UUID.test(journal.id), 'its id is not a lower-case uuid')
  must(UUID.test(journal.subject), 'its subject is not a lower-case uuid')
  must(!`${journal.kind}${journal.reason ?? ''}`.includes('\0'), 'its text holds a NUL')
  must(!Number.isNaN(journal.effectiveAt?.getTime()), 'effectiveAt is not a date')
  must(journal.legs.length > 0 && journal.legs.length <= LEGS_MAX, `needs between 1 and ${LEGS_MAX} legs`)
  const opened = new Set<string>()
  journal.legs.forEach((leg, position) => {
    if ('post' in leg || 'void' in leg) {
      const held = 'post' in leg ? leg.post : leg.void
      must(UUID.test(held), `leg ${position} names a hold that is not a lower-case uuid`)
      must(!opened.has(held), `leg ${position} ends a hold of its own journal`)
      return
    }
    must(accountKey(leg.debit) !== accountKey(leg.credit), `leg ${position} has one account on both sides`)
    must(
      refIsSafe(leg.debit) && refIsSafe(leg.credit),
      `leg ${position} names an account by a malformed owner or text`,
    )
    if ('pending' in leg) {
      must(UUID.test(leg.pending), `leg ${position} opens a hold whose id is not a lower-case uuid`)
      must(!Number.isNaN(leg.timeoutAt?.getTime()), `leg ${position}: timeoutAt is not a date`)
      opened.add(leg.pending)
    }
  })
}

const refIsSafe = (ref: AccountRef): boolean =>
  (ref.owner === null || UUID.test(ref.owner)) && !`${ref.code}${ref.currency}`.includes('\0')

/** Whether the leg's own words already rule it out, whatever the books say. */
export function legFault(leg: Leg): 'amount-invalid' | 'currency-mismatch' | undefined {
  if ('void' in leg) return undefined
  if (leg.amountMinor !== undefined && !amountIsValid(leg.amountMinor)) return 'amount-invalid'
  if ('post' in leg) return undefined
  return leg.debit.currency === leg.currency && leg.credit.currency === leg.currency
    ? undefined
    : 'currency-mismatch'
}
