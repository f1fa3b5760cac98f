import type { Id } from '@puente/contract'
import type { CaseKind } from '@puente/contract/staff'

/** A case: an object of one kind that can wait for staff. */
export interface Case {
  readonly kind: CaseKind
  readonly subject: string
}

/** A case and the member of staff to whom it is assigned. */
export interface Assignment extends Case {
  readonly staffId: Id<'staff'>
  readonly assignedAt: Date
}

/** What a member of staff wrote about a case. */
export interface Comment {
  readonly id: Id<'note'>
  readonly writtenBy: Id<'staff'>
  readonly text: string
  readonly at: Date
  readonly mentions: readonly Id<'staff'>[]
}
