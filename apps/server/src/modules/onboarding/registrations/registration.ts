import type { Id } from '@puente/contract'
import type { PasswordHash } from '../../access/index.ts'

/** A sign-up whose e-mail is not verified yet. */
export interface Registration {
  readonly id: Id<'registration'>
  readonly email: string
  readonly givenNames: string
  readonly surnames: string
  readonly password: PasswordHash
  /** Invitation code as typed. */
  readonly invitationCode: string | undefined
}

/** Life of a registration that is not completed, in real time. */
export const registrationLifeMs = 24 * 3_600_000
