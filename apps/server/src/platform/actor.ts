import type { StaffRole } from '@puente/contract'

/** Who stands behind a change. Everything written says one of these. */
export type Actor =
  | { readonly kind: 'customer'; readonly userId: string; readonly customerId: string }
  | { readonly kind: 'staff'; readonly staffId: string; readonly role: StaffRole }
  | { readonly kind: 'partner'; readonly name: string }
  | { readonly kind: 'system'; readonly name: string }
  | { readonly kind: 'anyone' }

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
