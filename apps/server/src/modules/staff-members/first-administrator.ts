import { isRefusal, type Id, type Refusal } from '@puente/contract'
import { oneAtATime } from '../../platform/data/one-at-a-time.ts'
import type { Work } from '../../platform/work.ts'
import {
  endStaffProofs,
  everyStaffAccount,
  issueUnsentInvitation,
  lockAdministrators,
  lockStaffAccount,
  normalEmail,
  proposeStaff,
  setInvitedAlone,
  setInvitedByTwo,
  staffAccountFor,
  staffAccounts,
  type NewStaffRefusal,
  type StaffAccount,
} from '../access/index.ts'

/** An invited administrator, and the code that opens the account once. */
export interface InvitedAdministrator {
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
): Promise<InvitedAdministrator | Refusal<NewStaffRefusal> | undefined> {
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
export async function inviteFirstAdministratorAgain(work: Work): Promise<InvitedAdministrator | undefined> {
  const [only, another] = await firstTwo(work)
  if (only?.status !== 'invited' || another !== undefined) return undefined
  await work.audit({ action: 'invite-first-administrator', subject: only.id })
  return handOver(work, only)
}

/**
 * Ends the password and the second factors of an administrator who lost them, and issues a code to set new ones. Refuses
 * while another administrator is active: two people decide that in the back office.
 */
export async function registerAdministratorAgain(
  work: Work,
  typedEmail: string,
): Promise<InvitedAdministrator | 'nobody' | 'others'> {
  const email = normalEmail(typedEmail)
  const found = (await everyStaffAccount(work)).find((account) => account.email === email)
  const account = found && (await lockStaffAccount(work, found.id))
  if (account?.role !== 'admin' || !['active', 'locked', 'invited'].includes(account.status)) return 'nobody'
  if ((await lockAdministrators(work)).some((id) => id !== account.id)) return 'others'
  // The command on the server stands for the two people.
  await setInvitedByTwo(work, account.id)
  await endStaffProofs(work, account.id)
  await work.audit({ action: 'register-administrator-again', subject: account.id })
  return handOver(work, account)
}

async function firstTwo(work: Work): Promise<StaffAccount[]> {
  await oneAtATime(work, 'staff', 'first')
  return staffAccounts(work, {}, undefined, 2)
}

async function handOver(work: Work, account: StaffAccount | undefined): Promise<InvitedAdministrator> {
  if (account === undefined) throw new Error('the invited administrator is missing')
  const { id, email } = account
  return { id, email, ...(await issueUnsentInvitation(work, id, email)) }
}
