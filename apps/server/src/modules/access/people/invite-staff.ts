import { randomBytes } from 'node:crypto'
import { isRefusal, refuse, type Refusal, type Id } from '@puente/contract'
import type { Runtime, Work } from '../../../platform/work.ts'
import { issueCode, spendCode, tryCode, type RightCode } from '../contacts/codes.ts'
import type { NewStaff } from './create-user.ts'
import { parseEmail } from '../contacts/email.ts'
import type { AuthContext } from '../auth-context.ts'
import { signInto, type Visit } from '../sign-in/open-session.ts'
import { passwordOwner } from '../passwords/own-words.ts'
import { hashPassword, type PasswordHash } from '../passwords/password.ts'
import { passwordFault } from '../passwords/password-rule.ts'
import { openStaff } from './staff-members.store.ts'
import { newPowerConfirmsFrom, staffRules } from './staff-rules.ts'
import { insertStaff } from './staff.store.ts'

const actor = { kind: 'system', name: 'access' } as const

/** Sends a code that opens an account. A new code invalidates the earlier ones. */
export const sendInvitation = (work: Work, id: string, email: string) =>
  issueCode(work, { purpose: 'invitation', subject: id, channel: 'mail', address: email })

/**
 * Hash of a random password, for an account whose owner has yet to choose one. Create it before the unit of work
 * begins.
 */
export const unknownPassword = (): Promise<PasswordHash> =>
  hashPassword(randomBytes(32).toString('base64url'))

/** Refuses an e-mail whose domain the staff rules do not allow. */
export async function mailDomainFault(
  work: Work,
  email: string,
): Promise<Refusal<'mail-domain-refused'> | undefined> {
  const { mailDomains } = await staffRules(work)
  const domain = email.split('@').at(-1)?.toLowerCase() ?? ''
  return mailDomains.length === 0 || mailDomains.includes(domain) ? undefined : refuse('mail-domain-refused')
}

export type NewStaffRefusal = 'staff-known' | 'mail-domain-refused' | 'fields-wrong'

/** Creates an account without an invitation. Returns its id. */
export async function proposeStaff(
  work: Work,
  { email: typed, ...staff }: NewStaff,
): Promise<string | Refusal<NewStaffRefusal>> {
  const email = parseEmail(typed)
  if (email === undefined) return refuse('fields-wrong', {}, [{ at: 'email', fault: 'wrong-format' }])
  const fault = await mailDomainFault(work, email)
  if (fault !== undefined) return fault
  const id = await insertStaff(work, { ...staff, email }, 'proposed')
  return id ?? refuse('staff-known', {}, [{ at: 'email', fault: 'in-use' }])
}

export interface AcceptedInvitation {
  readonly code: RightCode
  readonly password: PasswordHash
}

/** Checks the code and the new password of an invited person. Hashes when both are right. */
export async function checkInvitation(
  runtime: Runtime,
  context: AuthContext,
  staffId: Id<'staff'>,
  typed: { readonly code: string; readonly password: string },
): Promise<AcceptedInvitation | Refusal<'code-wrong' | 'code-expired' | 'fields-wrong'>> {
  const code = await tryCode(runtime, { subject: staffId, purpose: 'invitation', code: typed.code })
  if (isRefusal(code)) return code
  const owner = await runtime.work(actor, (work) =>
    passwordOwner(work, context, { realm: 'staff', id: staffId }),
  )
  const fault = await passwordFault(typed.password, owner)
  if (fault !== undefined) return refuse('fields-wrong', {}, [{ at: 'password', fault }])
  return { code, password: await hashPassword(typed.password) }
}

/** Opens the account, and a session that may only enrol a second factor, because staff must have one. */
export async function acceptInvitation(
  work: Work,
  visit: Visit,
  staffId: Id<'staff'>,
  { code, password }: AcceptedInvitation,
): Promise<true | Refusal<'code-expired'>> {
  const spent = await spendCode(work, code)
  if (isRefusal(spent)) return spent
  const confirmsFrom = await newPowerConfirmsFrom(work)
  if (!(await openStaff(work, staffId, password, confirmsFrom))) return refuse('code-expired')
  await work.audit({ action: 'acceptStaffInvitation', subject: staffId })
  // The code came by mail, which is the proof of an account without a second factor.
  await signInto(work, visit, { realm: 'staff', id: staffId }, { enrolling: true, proven: true })
  return true
}
