import type { Id, RestrictionClass } from '@puente/contract'
import type {
  RestrictionChange,
  RestrictionEnd,
  RestrictionKind,
  RestrictionReason,
} from '@puente/contract/staff'
import type { Day } from '../../corridors/index.ts'

/** What staff set about a restriction. */
export interface RestrictionTerms {
  readonly reason: RestrictionReason
  readonly endsBy: RestrictionEnd
  readonly ownerId: Id<'staff'>
  readonly reviewOn: Day
  /** Only of an exit: the day on which its notice ends. */
  readonly effectiveOn: Day | undefined
}

/** What staff stop for a customer: orders, sign-in, the relationship, or the erasure of data. */
export interface Restriction extends RestrictionTerms {
  readonly id: Id<'restriction'>
  readonly customerId: Id<'customer'>
  readonly kind: RestrictionKind
  readonly since: Date
  readonly endedAt: Date | undefined
}

/** A step in the history of a restriction. */
export interface RestrictionStep extends RestrictionTerms {
  readonly id: string
  readonly restrictionId: Id<'restriction'>
  readonly change: RestrictionChange
  readonly note: string | undefined
  /** Undefined when the end of the relationship ended the restriction. */
  readonly proposedBy: Id<'staff'> | undefined
  readonly decidedBy: Id<'staff'> | undefined
  readonly at: Date
}

/** The class that the customer reads for each reason. Compliance and courts read like a routine check. */
export const classOf: Readonly<Record<RestrictionReason, RestrictionClass>> = {
  identity: 'identity',
  documents: 'documents',
  payment: 'payment',
  'routine-check': 'routine',
  'lost-credentials': 'identity',
  'customer-request': 'own-request',
  'court-order': 'routine',
  compliance: 'routine',
}

/** Reasons that only analyst and officer read. */
export const confidentialReasons: ReadonlySet<RestrictionReason> = new Set(['court-order', 'compliance'])
