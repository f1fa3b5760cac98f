import type { MemberRole, StaffRole, Id } from '@puente/contract'

/** Who makes a change. Recorded with everything written. */
export type Actor =
  | { readonly kind: 'customer'; readonly userId: Id<'user'>; readonly customerId: Id<'customer'> }
  | {
      readonly kind: 'staff'
      readonly staffId: Id<'staff'>
      readonly role: StaffRole
      /** Until this instant the actor may not confirm proposals of others, because the account or the role is new. */
      readonly confirmsFrom?: Date
    }
  | { readonly kind: 'partner'; readonly name: string }
  | { readonly kind: 'system'; readonly name: string }
  | { readonly kind: 'anyone' }

/** The actor of a request, and what their session has proven. */
export interface Principal {
  readonly actor: Actor
  /** The user's role at the customer they act for. Without a role they have no rights there. */
  readonly role?: MemberRole
  /** When this session last passed step-up, in real time. */
  readonly provenAt?: Date
  /** True for staff without a second factor: only endpoints marked for enrolment are open to them. */
  readonly enrolling?: boolean
}

/** Whether the actor is a compliance officer. */
export const isOfficer = (actor: Actor): boolean => actor.kind === 'staff' && actor.role === 'officer'

/** The actor as stored in histories and the audit trail: ids only, never names. */
export function actorText(actor: Actor): string {
  switch (actor.kind) {
    case 'customer':
      return `customer:${actor.userId}`
    case 'staff':
      return `staff:${actor.staffId}`
    case 'partner':
    case 'system':
      return `${actor.kind}:${actor.name}`
    case 'anyone':
      return 'anyone'
  }
}
