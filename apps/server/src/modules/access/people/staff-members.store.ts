import type { StaffRole, Id } from '@puente/contract'
import type { StaffStatus } from '@puente/contract/staff'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import { allOf } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import { tableOf } from '../holder.ts'
import type { PasswordHash } from '../passwords/password.ts'

const EMAIL = 'access.staff.email'
const NAME = 'access.staff.name'

/** A member of staff with the status of the account. */
export interface StaffAccount {
  readonly id: Id<'staff'>
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly status: StaffStatus
  readonly createdAt: Date
  readonly closedAt: Date | undefined
  /** When the person may confirm proposals of others. */
  readonly confirmsFrom: Date | undefined
}

type Row = Stored<Omit<StaffAccount, 'email' | 'name'>> & { email: Buffer; name: Buffer }

const accounts = async (work: Work, rest: Sql): Promise<StaffAccount[]> =>
  (
    await work.tx.many<Row>(sql`
      select id, email, name, role, status, created_at, closed_at, confirms_from from access.staff where ${rest}`)
  ).map(({ email, name, ...row }) => ({
    ...fromStored(row),
    email: work.vault.decrypt(EMAIL, email, row.id),
    name: work.vault.decrypt(NAME, name, row.id),
  }))

export const staffAccountFor = async (work: Work, id: string): Promise<StaffAccount | undefined> =>
  (await accounts(work, sql`id = ${id}`))[0]

/** The account, locked until the work ends. */
export const lockStaffAccount = async (work: Work, id: string): Promise<StaffAccount | undefined> =>
  (await accounts(work, sql`id = ${id} for update`))[0]

/** All members of staff, closed accounts too, the newest first, starting after `after`. */
export const staffAccounts = (
  work: Work,
  { status }: { readonly status?: StaffStatus | undefined },
  after: Key | undefined,
  limit: number,
): Promise<StaffAccount[]> =>
  accounts(
    work,
    sql`${allOf([
      status === undefined ? undefined : sql`status = ${status}`,
      after && sql`id < ${after[0]}::uuid`,
    ])} order by id desc limit ${limit}`,
  )

/** More staff than an operator has. */
const ALL_STAFF = 1000

/** All members of staff, the newest first. */
export const everyStaffAccount = (work: Work): Promise<StaffAccount[]> =>
  staffAccounts(work, {}, undefined, ALL_STAFF)

/** Ids of active administrators, locked, so that two of them cannot leave at once. */
export async function lockAdministrators(work: Work): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(
    sql`select id from access.staff where role = 'admin' and status = 'active' order by id for update`,
  )
  return rows.map(({ id }) => id)
}

/** Number of active staff. Blocks changes of that number until the work ends. */
export async function lockHeadcount(work: Work): Promise<number> {
  await lockAdministrators(work)
  const { count } = await work.tx.one<{ count: number }>(
    sql`select count(*)::int as count from access.staff where status = 'active'`,
  )
  return count
}

/** Changes the role. The period without confirmations starts again. */
export async function setStaffRole(
  work: Work,
  id: string,
  role: StaffRole,
  confirmsFrom: Date,
): Promise<void> {
  await work.tx.run(
    sql`update access.staff set role = ${role}, confirms_from = ${confirmsFrom} where id = ${id}`,
  )
}

/** Lets the person confirm proposals of others from this instant. */
export async function liftConfirmationWait(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update access.staff set confirms_from = null where id = ${id}`)
}

/** Marks an account as invited after a second person confirmed it. */
export async function setInvitedByTwo(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update access.staff set status = 'invited', invited_by_two = true where id = ${id}`)
}

/** Marks an account as invited by the only member of staff. */
export async function setInvitedAlone(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update access.staff set status = 'invited', invited_by_two = false where id = ${id}`)
}

/** Closes an account that was proposed and never invited. The e-mail may be proposed again. */
export async function setStaffDeclined(work: Work, id: string): Promise<void> {
  await setStaffClosed(work, id)
  await work.tx.run(
    sql`update access.staff set email_index = ${work.vault.index(EMAIL, `declined ${id}`)} where id = ${id}`,
  )
}

export async function setStaffClosed(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update access.staff set status = 'closed', closed_at = ${work.now} where id = ${id}`)
}

export async function setStaffLocked(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`update access.staff set status = 'locked' where id = ${id}`)
}

/** Deletes the known browsers of a member of staff. */
export async function forgetStaffBrowsers(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`delete from ${tableOf('staff', 'device')} where holder_id = ${id}`)
}

/**
 * Sets the first password of an invited person. Returns false when the account has a password or is closed, or when the
 * only member of staff invited it and another has since opened an account.
 */
export async function openStaff(
  work: Work,
  id: string,
  password: PasswordHash,
  confirmsFrom: Date,
): Promise<boolean> {
  const headcount = await lockHeadcount(work)
  const rows = await work.tx.run(sql`
    update access.staff set password_hash = ${password}, status = 'active', confirms_from = ${confirmsFrom}
    where id = ${id} and status = 'invited' and (invited_by_two or ${headcount} < 2)`)
  return rows === 1
}
