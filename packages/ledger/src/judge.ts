import { accountKey, type AccountRef, type FloorRule } from './account.ts'
import { bodyHash } from './body-hash.ts'
import type { Journal, Leg, Verdict, VerdictCode } from './journal.ts'
import { legFault } from './well-formed.ts'

/** The state of an account that judging needs. Totals start as recorded and change as journals pass. */
export interface JudgedAccount {
  readonly ref: AccountRef
  readonly floor: FloorRule
  readonly closed: boolean
  creditsLessDebits: bigint
  debitsPending: bigint
  creditsPending: bigint
}

export interface JudgedPending {
  readonly debit: JudgedAccount
  readonly credit: JudgedAccount
  readonly amountMinor: bigint
  resolved: boolean
}

/** The part of the books that a batch touches. The judge updates it with each journal that passes. */
export interface Books {
  readonly accounts: Map<string, JudgedAccount>
  readonly holds: Map<string, JudgedPending>
  /** Journal id → body hash in hex. */
  readonly journals: Map<string, string>
  /** Everything effective before this instant is in a closed period. */
  readonly closedBefore: Date | null
}

type Fault =
  | {
      readonly code: Exclude<VerdictCode, 'done' | 'same-again' | 'same-id-other-body' | 'period-closed'>
      readonly account?: AccountRef
    }
  | { readonly code: 'same-id-other-body' }

/**
 * Judges the journals in order, each as if those before it had been posted. A journal that fails leaves the books
 * unchanged. A journal without an effective date is effective now.
 */
export function judge(
  books: Books,
  journals: readonly Journal[],
  now: Date,
): { verdicts: Verdict[]; sound: Journal[] } {
  const sound: Journal[] = []
  const verdicts = journals.map((journal): Verdict => {
    const hash = bodyHash(journal)
    const known = books.journals.get(journal.id)
    if (known !== undefined) {
      return { journal: journal.id, code: known === hash ? 'same-again' : 'same-id-other-body' }
    }
    const { closedBefore } = books
    if (closedBefore !== null && (journal.effectiveAt ?? now) < closedBefore)
      return { journal: journal.id, code: 'period-closed', closedBefore }
    const undo: (() => void)[] = []
    for (const [position, leg] of journal.legs.entries()) {
      const fault = judgeLeg(books, leg, undo)
      if (fault === undefined) continue
      for (const step of undo.reverse()) step()
      return { journal: journal.id, leg: position, ...fault }
    }
    books.journals.set(journal.id, hash)
    sound.push(journal)
    return { journal: journal.id, code: 'done' }
  })
  return { verdicts, sound }
}

function judgeLeg(books: Books, leg: Leg, undo: (() => void)[]): Fault | undefined {
  const fault = legFault(leg)
  if (fault !== undefined) return { code: fault }
  if ('post' in leg || 'void' in leg) return judgeResolution(books, leg, undo)

  const debit = books.accounts.get(accountKey(leg.debit))
  if (debit === undefined) return { code: 'unknown-account', account: leg.debit }
  const credit = books.accounts.get(accountKey(leg.credit))
  if (credit === undefined) return { code: 'unknown-account', account: leg.credit }
  for (const account of [debit, credit])
    if (account.closed) return { code: 'account-closed', account: account.ref }

  if ('pending' in leg) {
    if (books.holds.has(leg.pending)) return { code: 'same-id-other-body' }
    books.holds.set(leg.pending, { debit, credit, amountMinor: leg.amountMinor, resolved: false })
    undo.push(() => books.holds.delete(leg.pending))
    move({ debit, credit, posted: 0n, pending: leg.amountMinor }, undo)
  } else {
    move({ debit, credit, posted: leg.amountMinor, pending: 0n }, undo)
  }
  const broken = [debit, credit].find((account) => available(account) < 0n)
  return broken === undefined ? undefined : { code: 'floor-broken', account: broken.ref }
}

function judgeResolution(
  books: Books,
  leg: Extract<Leg, { post: string } | { void: string }>,
  undo: (() => void)[],
) {
  const hold = books.holds.get('post' in leg ? leg.post : leg.void)
  if (hold === undefined) return { code: 'unknown-pending' } as const
  if (hold.resolved) return { code: 'already-resolved' } as const
  const { debit, credit } = hold
  const closed = 'post' in leg && [debit, credit].find((account) => account.closed)
  if (closed) return { code: 'account-closed', account: closed.ref } as const
  const posted = 'post' in leg ? (leg.amountMinor ?? hold.amountMinor) : 0n
  if (posted > hold.amountMinor) return { code: 'amount-invalid' } as const
  hold.resolved = true
  undo.push(() => {
    hold.resolved = false
  })
  move({ debit, credit, posted, pending: -hold.amountMinor }, undo)
  return undefined
}

interface Movement {
  readonly debit: JudgedAccount
  readonly credit: JudgedAccount
  readonly posted: bigint
  readonly pending: bigint
}

function move(movement: Movement, undo: (() => void)[]): void {
  apply(movement)
  undo.push(() => apply({ ...movement, posted: -movement.posted, pending: -movement.pending }))
}

function apply({ debit, credit, posted, pending }: Movement): void {
  debit.creditsLessDebits -= posted
  debit.debitsPending += pending
  credit.creditsLessDebits += posted
  credit.creditsPending += pending
}

/** The amount above the floor; unlimited for an account without a floor. */
function available(account: JudgedAccount): bigint {
  if (account.floor === 'credit-floor-zero') return account.creditsLessDebits - account.debitsPending
  if (account.floor === 'debit-floor-zero') return -account.creditsLessDebits - account.creditsPending
  return 0n
}
