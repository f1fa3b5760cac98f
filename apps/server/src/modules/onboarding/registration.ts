import type { PasswordHash } from '../access/index.ts'

/** Someone who wants an account and has yet to prove their e-mail. */
export interface Registration {
  readonly id: string
  readonly email: string
  readonly givenNames: string
  readonly surnames: string
  readonly password: PasswordHash
  /** With whose invitation they come, as they typed it. */
  readonly invitationCode: string | undefined
}

/** A registration that nobody completes is forgotten after a day of real time. */
export const registrationLifeMs = 24 * 3_600_000
