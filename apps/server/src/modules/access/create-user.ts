import type { MemberRole, StaffRole } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { normalEmail } from './email.ts'
import type { PasswordHash } from './password.ts'
import { insertStaff } from './staff.store.ts'
import { insertUser } from './users.store.ts'

export interface NewUser {
  /** Proven: whoever makes a user has seen that a mail reaches them. */
  readonly email: string
  /** Hashed before the work began: `await hashPassword(…)`. */
  readonly password: PasswordHash
  readonly name: string
  /** For whom the user may act; the first is whom they act for after signing in. */
  readonly customerIds: readonly [string, ...string[]]
  /** What the user is for them; whoever opens an account administers it. */
  readonly role?: MemberRole
}

export interface NewStaff {
  readonly email: string
  readonly password: PasswordHash
  readonly name: string
  readonly role: StaffRole
}

/** Makes a user who may act for the given customers, and answers its id; undefined when the e-mail has one already. */
export async function createUser(work: Work, user: NewUser): Promise<string | undefined> {
  return insertUser(work, { ...user, email: normalEmail(user.email) })
}

/** Makes a member of staff, and answers their id; undefined when the e-mail has one already. */
export async function createStaff(work: Work, staff: NewStaff): Promise<string | undefined> {
  return insertStaff(work, { ...staff, email: normalEmail(staff.email) }, 'active')
}
