import type { MemberRole, StaffRole } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { normalEmail } from '../contacts/email.ts'
import type { PasswordHash } from '../passwords/password.ts'
import { insertStaff } from './staff.store.ts'
import { insertUser } from './users.store.ts'

export interface NewUser {
  /** Already verified: mail reaches it. */
  readonly email: string
  /** Hashed before the unit of work begins: `await hashPassword(…)`. */
  readonly password: PasswordHash
  readonly name: string
  /** Customers the user may act for. After signing in the user acts for the first. */
  readonly customerIds: readonly [string, ...string[]]
  /** The user's role for these customers. The user who opens a company's account is its administrator. */
  readonly role?: MemberRole
}

export interface NewStaff {
  readonly email: string
  readonly password: PasswordHash
  readonly name: string
  readonly role: StaffRole
}

/** Creates a user who may act for the given customers. Returns its id; undefined when the e-mail has an account. */
export async function createUser(work: Work, user: NewUser): Promise<string | undefined> {
  return insertUser(work, { ...user, email: normalEmail(user.email) })
}

/** Creates a member of staff. Returns their id; undefined when the e-mail has an account. */
export async function createStaff(work: Work, staff: NewStaff): Promise<string | undefined> {
  return insertStaff(work, { ...staff, email: normalEmail(staff.email) }, 'active')
}
