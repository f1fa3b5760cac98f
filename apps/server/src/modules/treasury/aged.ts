import type { TransferState, Id } from '@puente/contract'
import type { AgedKind, AgedOutcome, AgedOwner, AgedStanding } from '@puente/contract/staff'

/** One waiting sum, from the facts that explain it. */
export interface Waiting {
  /** The id of its subject, which is the same in every account of the books. */
  readonly id: string
  readonly kind: AgedKind
  readonly amountMinor: bigint
  readonly currency: string
  readonly since: Date
  readonly owner: AgedOwner
  readonly outcome: AgedOutcome
  readonly staffId?: Id<'staff'> | undefined
  /** When it is resolved automatically, if that is known. */
  readonly dueAt?: Date | undefined
  /** Frozen money has no maximum age. */
  readonly isFrozen: boolean
  readonly transferId?: Id<'transfer'> | undefined
  readonly transferReference?: string | undefined
  readonly customerId?: Id<'customer'> | undefined
  readonly paymentId?: Id<'payment'> | undefined
  readonly refundId?: Id<'refund'> | undefined
}

/** A waiting sum with its age and the maximum age. */
export interface Aged extends Waiting {
  readonly ageDays: number
  readonly overdue: boolean
}

/** Filter of waiting sums; an absent field does not filter. */
export interface AgedFilter {
  readonly kind?: AgedKind | undefined
  readonly owner?: AgedOwner | undefined
  readonly standing?: AgedStanding | undefined
  /** Sums waiting since before this instant are overdue. */
  readonly overdueBefore: Date
}

/** Who must act on the money of a transfer in this state. */
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

/** What happens to it if nobody acts. */
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

/** The part of each balance that no fact explains, with its age and without an owner. */
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
