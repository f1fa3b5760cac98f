import type { Tx } from '@puente/postgres'
import type { AccountRef } from './account.ts'

/** One transaction and one moment: everything recorded in it carries that moment. */
export interface LedgerWork {
  readonly tx: Tx
  readonly now: Date
}

/** Moves an amount at once. */
export interface PostedLeg {
  readonly debit: AccountRef
  readonly credit: AccountRef
  /** Positive, at most AMOUNT_MINOR_MAX. */
  readonly amountMinor: bigint
  readonly currency: string
}

/** Holds an amount under the caller's id until a later leg posts or voids it; `expirePendings` voids it after `timeoutAt`. */
export interface PendingLeg extends PostedLeg {
  readonly pending: string
  readonly timeoutAt?: Date
}

/** Ends a hold by posting it, wholly or the given part; the rest is released. */
export interface PostLeg {
  readonly post: string
  readonly amountMinor?: bigint
}

/** Ends a hold by releasing it. */
export interface VoidLeg {
  readonly void: string
}

export type Leg = PostedLeg | PendingLeg | PostLeg | VoidLeg

/** One business event: all of its legs happen, in order, or none does. */
export interface Journal {
  /** The caller's uuid: posting the same id with the same body again changes nothing. */
  readonly id: string
  readonly kind: string
  /** The business thing whose money trail this is part of. */
  readonly subject: string
  /** The bank's or the contract's date; when absent, the moment of recording. */
  readonly effectiveAt?: Date
  /** Why, in words, for corrections and whatever a person did. */
  readonly reason?: string
  readonly legs: readonly Leg[]
}

/** What became of one journal. Only `done` wrote anything; every other code left the books as they were. */
export type Verdict =
  | { readonly journal: string; readonly code: 'done' | 'same-again' }
  /** Its effective date lies before `closedBefore`, and that part of the past is closed. */
  | { readonly journal: string; readonly code: 'period-closed'; readonly closedBefore: Date }
  /** The journal's own id, or with `leg` the id of the hold it opens, already stands for something else. */
  | { readonly journal: string; readonly code: 'same-id-other-body'; readonly leg?: number }
  | {
      readonly journal: string
      readonly code:
        | 'floor-broken'
        | 'account-closed'
        | 'unknown-account'
        | 'currency-mismatch'
        | 'already-resolved'
        | 'unknown-pending'
        | 'amount-invalid'
      /** The position of the first leg at fault, from 0. */
      readonly leg: number
      /** The account at fault, where one is. */
      readonly account?: AccountRef
    }

export type VerdictCode = Verdict['code']

/** Ten million million of a currency with two decimals: more is a mistake, and sums stay far from the end of int8. */
export const AMOUNT_MINOR_MAX = 10n ** 15n

/** Whether a leg may carry this amount. */
export const amountIsValid = (amountMinor: bigint): boolean =>
  amountMinor > 0n && amountMinor <= AMOUNT_MINOR_MAX
