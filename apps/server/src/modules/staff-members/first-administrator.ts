import { isRefusal, type Id, type Refusal } from '@puente/contract'
import { oneAtATime } from '../../platform/data/one-at-a-time.ts'
import type { Work } from '../../platform/work.ts'
import {
  issueUnsentInvitation,
  proposeStaff,
  setInvitedAlone,
  staffAccountFor,
  staffAccounts,
  type NewStaffRefusal,
  type StaffAccount,
} from '../access/index.ts'

/** The invited administrator, and the code that opens the account once. */
export interface FirstAdministrator {
  readonly id: Id<'staff'>
  readonly email: string
  readonly code: string
  readonly expiresAt: Date
}

type NewAdministrator = Omit<Parameters<typeof proposeStaff>[1], 'role'>

/**
 * Invites the operator's first administrator with a code that the caller hands over, because no mail may work yet.
 * Undefined when a member of staff exists, invited or closed ones included.
 */
export async function inviteFirstAdministrator(
  work: Work,
  administrator: NewAdministrator,
): Promise<FirstAdministrator | Refusal<NewStaffRefusal> | undefined> {
  if ((await firstTwo(work)).length > 0) return undefined
  const id = await proposeStaff(work, { ...administrator, role: 'admin' })
  if (isRefusal(id)) return id
  await setInvitedAlone(work, id)
  await work.audit({ action: 'invite-first-administrator', subject: id })
  return handOver(work, await staffAccountFor(work, id))
}

/**
 * Issues another code for the first administrator, and invalidates the earlier one. Undefined when the account was
 * opened, or when other accounts exist.
 */
export async function inviteFirstAdministratorAgain(work: Work): Promise<FirstAdministrator | undefined> {
  const [only, another] = await firstTwo(work)
  if (only?.status !== 'invited' || another !== undefined) return undefined
  await work.audit({ action: 'invite-first-administrator', subject: only.id })
  return handOver(work, only)
}

async function firstTwo(work: Work): Promise<StaffAccount[]> {
  await oneAtATime(work, 'staff', 'first')
  return staffAccounts(work, {}, undefined, 2)
}

async function handOver(work: Work, account: StaffAccount | undefined): Promise<FirstAdministrator> {
  if (account === undefined) throw new Error('the invited administrator is missing')
  const { id, email } = account
  return { id, email, ...(await issueUnsentInvitation(work, id, email)) }
}
