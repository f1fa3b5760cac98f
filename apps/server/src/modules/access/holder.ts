import { raw, type Sql } from '@puente/postgres'
import type { Actor } from '../../platform/actor.ts'

/** Customers' users and staff prove who they are in the same way, in tables of their own. */
export type Side = 'user' | 'staff'

/** Someone who signs in: a customer's user, or one of the staff. */
export interface Holder {
  readonly side: Side
  readonly id: string
}

/** An id without an account. Requests for unknown accounts use it, so that they run the same queries as known ones. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Who acts, where only people can; throws for partners and the system, whom no handler of access lets in. */
export function holderOf(actor: Actor): Holder {
  if (actor.kind === 'customer') return { side: 'user', id: actor.userId }
  if (actor.kind === 'staff') return { side: 'staff', id: actor.staffId }
  throw new Error(`${actor.kind} has no account`)
}

type Kept = 'device' | 'totp' | 'recovery_code' | 'passkey' | 'challenge' | 'pending_sign_in'

/** The table of a side in which this is kept. */
export const tableOf = (side: Side, kept: Kept): Sql => raw(`access.${side}_${kept}`)
/** The table of the people themselves. */
export const peopleOf = (side: Side): Sql => raw(`access.${side}`)
/** The table of sessions, and the column that says whose. */
export const sessionsOf = (side: Side): { readonly table: Sql; readonly holder: Sql } =>
  side === 'user'
    ? { table: raw('access.session'), holder: raw('user_id') }
    : { table: raw('access.staff_session'), holder: raw('staff_id') }
