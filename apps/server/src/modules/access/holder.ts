import { raw, type Sql } from '@puente/postgres'
import type { Actor } from '../../platform/actor.ts'
import type { Encrypter } from '../../platform/data/encryption/vault.ts'
import type { Work } from '../../platform/work.ts'

/** The realm of an account: customers' users or staff. Both sign in the same way, with separate tables. */
export type Realm = 'user' | 'staff'

/** An account that signs in: a customer's user or a member of staff. */
export interface AccountId {
  readonly realm: Realm
  readonly id: string
}

/** An id without an account. Requests for unknown accounts use it, so that they run the same queries as known ones. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The account that acts. Throws for partners and the system, which have none. */
export function accountOfActor(actor: Actor): AccountId {
  if (actor.kind === 'customer') return { realm: 'user', id: actor.userId }
  if (actor.kind === 'staff') return { realm: 'staff', id: actor.staffId }
  throw new Error(`${actor.kind} has no account`)
}

/** Encrypts data of an account: a user's with the key of the user, that of staff with a key of the configuration. */
export const vaultOf = ({ vault }: Work, { realm, id }: AccountId): Promise<Encrypter> =>
  vault.of(realm === 'user' ? id : undefined)

type Kept = 'device' | 'totp' | 'recovery_code' | 'passkey' | 'challenge' | 'pending_sign_in'

/** The table of this kind in the realm. */
export const tableOf = (realm: Realm, kept: Kept): Sql => raw(`access.${realm}_${kept}`)
/** The table of the accounts of a realm. */
export const accountTableOf = (realm: Realm): Sql => raw(`access.${realm}`)
/** The table of sessions of a realm, and its column with the id of the account. */
export const sessionsOf = (realm: Realm): { readonly table: Sql; readonly holder: Sql } =>
  realm === 'user'
    ? { table: raw('access.session'), holder: raw('user_id') }
    : { table: raw('access.staff_session'), holder: raw('staff_id') }
