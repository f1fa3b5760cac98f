import type { TransferState } from '@puente/contract'
import type { AgedKind, AgedOutcome, AgedOwner, AgedStanding } from '@puente/contract/staff'

/** One sum that waits, as the facts behind it say. */
export interface Waiting {
  /** Of what it is about: the same in every place of the books where that has money. */
  readonly id: string
  readonly kind: AgedKind
  readonly amountMinor: bigint
  readonly currency: string
  readonly since: Date
  readonly owner: AgedOwner
  readonly outcome: AgedOutcome
  readonly staffId?: string | undefined
  /** When something happens to it by itself, where that is known. */
  readonly dueAt?: Date | undefined
  /** Frozen money has no maximum age. */
  readonly isFrozen: boolean
  readonly transferId?: string | undefined
  readonly transferReference?: string | undefined
  readonly customerId?: string | undefined
  readonly paymentId?: string | undefined
  readonly refundId?: string | undefined
}

/** A sum that waits, measured against the age it may not reach. */
export interface Aged extends Waiting {
  readonly ageDays: number
  readonly overdue: boolean
}

/** Which sums are meant; what is absent means all. */
export interface AgedFilter {
  readonly kind?: AgedKind | undefined
  readonly owner?: AgedOwner | undefined
  readonly standing?: AgedStanding | undefined
  /** What waits since before this moment is older than it may be. */
  readonly overdueBefore: Date
}

/** Whose turn it is while a transfer holds money. */
export function ownerOf(state: TransferState | undefined): AgedOwner {
  switch (state) {
    case undefined:
      return 'nobody'
    case 'awaiting-payin':
    case 'correcting':
    case 'held':
      return 'customer'
    case 'in-review':
    case 'rejected':
    case 'frozen':
      return 'compliance'
    default:
      return 'treasury'
  }
}

/** What becomes of it if nobody does anything. */
export function outcomeOf(kind: AgedKind, owner: AgedOwner, state: string | undefined): AgedOutcome {
  if (owner === 'nobody') return 'alarm'
  switch (kind) {
    case 'suspense':
      return state === 'held' ? 'officer-decides' : 'back-to-source'
    case 'customer-receivable':
    case 'partner-receivable':
      return 'stays-owed'
    case 'client-funds':
    case 'payout-funds':
      return outcomeOfTransfer(state)
    default:
      return 'partner-answers'
  }
}

function outcomeOfTransfer(state: string | undefined): AgedOutcome {
  switch (state as TransferState | undefined) {
    case 'frozen':
      return 'officer-decides'
    case 'in-review':
      return 'review-ends'
    case 'awaiting-payin':
    case 'expired':
    case 'cancelled':
    case 'rejected':
    case 'refunding':
    case 'returned':
    case 'correcting':
      return 'refund'
    default:
      return 'goes-on'
  }
}

const keyOf = ({ kind, currency }: Pick<Waiting, 'kind' | 'currency'>) => `${kind} ${currency}`

/** A balance of the books that should be zero. */
export interface Balance {
  readonly kind: AgedKind
  readonly currency: string
  readonly amountMinor: bigint
  readonly since: Date
}

/** What of each balance no fact explains: it has an age too, and nobody has it. */
export function unexplained(balances: readonly Balance[], facts: readonly Balance[]): Waiting[] {
  const explained = new Map<string, bigint>()
  for (const fact of facts) explained.set(keyOf(fact), (explained.get(keyOf(fact)) ?? 0n) + fact.amountMinor)
  const standing = new Map(balances.map((balance) => [keyOf(balance), balance]))
  const missing = facts
    .filter((fact) => !standing.has(keyOf(fact)))
    .map((fact) => ({ ...fact, amountMinor: 0n }))
  return [...new Map([...missing, ...balances].map((one) => [keyOf(one), one])).values()].flatMap(
    ({ kind, currency, amountMinor, since }) => {
      const rest = amountMinor - (explained.get(keyOf({ kind, currency })) ?? 0n)
      return rest === 0n
        ? []
        : [
            {
              id: currency,
              kind,
              currency,
              amountMinor: rest,
              since,
              owner: 'nobody',
              outcome: 'alarm',
              isFrozen: false,
            } as const,
          ]
    },
  )
}
