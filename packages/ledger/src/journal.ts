import type { Tx } from '@puente/postgres'
import type { AccountRef } from './account.ts'

/** One transaction and the instant that everything recorded in it carries. */
export interface LedgerWork {
  readonly tx: Tx
  readonly now: Date
}

/** Moves an amount immediately. */
export interface PostedLeg {
  readonly debit: AccountRef
  readonly credit: AccountRef
  /** Positive, at most AMOUNT_MINOR_MAX. */
  readonly amountMinor: bigint
  readonly currency: string
}

/**
 * Opens a pending transfer under the caller's id. A later leg posts or voids it; `expirePendings` voids it after
 * `timeoutAt`.
 */
export interface PendingLeg extends PostedLeg {
  readonly pending: string
  readonly timeoutAt?: Date
}

/** Posts a pending transfer, wholly or the given part; the rest is released. */
export interface PostLeg {
  readonly post: string
  readonly amountMinor?: bigint
}

/** Voids a pending transfer: its amount is released. */
export interface VoidLeg {
  readonly void: string
}

export type Leg = PostedLeg | PendingLeg | PostLeg | VoidLeg

/** One business event. All of its legs are recorded, in order, or none. */
export interface Journal {
  /** A uuid chosen by the caller. Posting the same id with the same body again changes nothing. */
  readonly id: string
  readonly kind: string
  /** The id of the business object that this journal is about, for its money trail. */
  readonly subject: string
  /** The date given by a bank or a contract; when absent, the instant of recording. */
  readonly effectiveAt?: Date
  /** The reason in words, for corrections and manual journals. */
  readonly reason?: string
  readonly legs: readonly Leg[]
}

/** The result of one journal. Only `done` writes; every other code leaves the books unchanged. */
export type Verdict =
  | { readonly journal: string; readonly code: 'done' | 'same-again' }
  /** The effective date is before `closedBefore`, in a closed period. */
  | { readonly journal: string; readonly code: 'period-closed'; readonly closedBefore: Date }
  /** The journal's own id, or with `leg` the id of the pending transfer it opens, is used by something else. */
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
      /** The position of the leg at fault, from 0. */
      readonly leg: number
      /** The account at fault, where one is. */
      readonly account?: AccountRef
    }

export type VerdictCode = Verdict['code']

/**
 * Ten trillion units (10^13) of a currency with two decimals. A larger amount is an error; sums stay far below the
 * limit of int8.
 */
export const AMOUNT_MINOR_MAX = 10n ** 15n

/** Whether a leg may carry this amount. */
export const amountIsValid = (amountMinor: bigint): boolean =>
  amountMinor > 0n && amountMinor <= AMOUNT_MINOR_MAX
