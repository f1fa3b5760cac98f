import { accountKey, type AccountRef } from './account.ts'
import type { Journal } from './journal.ts'

/** The legs of a batch as columns. `journals`, `debits` and `credits` are 1-based indexes, as in PostgreSQL arrays. */
export interface LegColumns {
  /** Every account named by a leg, once. */
  readonly accounts: AccountRef[]
  readonly journals: number[]
  readonly positions: number[]
  readonly actions: string[]
  readonly debits: (number | null)[]
  readonly credits: (number | null)[]
  readonly amounts: (bigint | null)[]
  readonly currencies: (string | null)[]
  readonly pendings: (string | null)[]
  readonly timeouts: (Date | undefined)[]
}

/** Transposes journals into one array per column, for one `unnest`. */
export function legColumns(journals: readonly Journal[]): LegColumns {
  const ordinals = new Map<string, number>()
  const columns: LegColumns = {
    accounts: [],
    journals: [],
    positions: [],
    actions: [],
    debits: [],
    credits: [],
    amounts: [],
    currencies: [],
    pendings: [],
    timeouts: [],
  }
  const ordinal = (ref: AccountRef): number => {
    const key = accountKey(ref)
    const known = ordinals.get(key)
    if (known !== undefined) return known
    const next = columns.accounts.push(ref)
    ordinals.set(key, next)
    return next
  }
  journals.forEach((journal, index) => {
    journal.legs.forEach((leg, position) => {
      columns.journals.push(index + 1)
      columns.positions.push(position)
      const moves = 'debit' in leg
      columns.debits.push(moves ? ordinal(leg.debit) : null)
      columns.credits.push(moves ? ordinal(leg.credit) : null)
      columns.amounts.push('void' in leg ? null : (leg.amountMinor ?? null))
      columns.currencies.push(moves ? leg.currency : null)
      columns.timeouts.push('pending' in leg ? leg.timeoutAt : undefined)
      if ('pending' in leg) {
        columns.actions.push('pending')
        columns.pendings.push(leg.pending)
      } else if ('post' in leg) {
        columns.actions.push('post')
        columns.pendings.push(leg.post)
      } else if ('void' in leg) {
        columns.actions.push('void')
        columns.pendings.push(leg.void)
      } else {
        columns.actions.push('posted')
        columns.pendings.push(null)
      }
    })
  })
  return columns
}
