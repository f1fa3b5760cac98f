import type { MemberRole, StaffRole } from '@puente/contract'

/** Who stands behind a change. Everything written says one of these. */
export type Actor =
  | { readonly kind: 'customer'; readonly userId: string; readonly customerId: string }
  | {
      readonly kind: 'staff'
      readonly staffId: string
      readonly role: StaffRole
      /** Until this instant the actor may not confirm proposals of others, because the account or the role is new. */
      readonly confirmsFrom?: Date
    }
  | { readonly kind: 'partner'; readonly name: string }
  | { readonly kind: 'system'; readonly name: string }
  | { readonly kind: 'anyone' }

/** Who stands behind a request, and what their session has shown. */
export interface Caller {
  readonly actor: Actor
  /** What a customer's user is for the customer they act for; without it they can do nothing there. */
  readonly role?: MemberRole
  /** When this session last showed more than a password, in real time. */
  readonly provenAt?: Date
  /** True for staff who have yet to enrol their second factor: only endpoints that say so are open to them. */
  readonly enrolling?: boolean
}

/** Whether the actor is a compliance officer. */
export const isOfficer = (actor: Actor): boolean => actor.kind === 'staff' && actor.role === 'officer'

/** The actor as it is kept in histories and the audit trail: ids only, never names. */
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
