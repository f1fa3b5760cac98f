import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { PasswordHash } from '../../access/index.ts'
import type { Registration } from './registration.ts'

const EMAIL = 'onboarding.registration.email'
const GIVEN_NAMES = 'onboarding.registration.given_names'
const SURNAMES = 'onboarding.registration.surnames'

export async function insertRegistration(
  work: Work,
  registration: Registration,
  expiresAt: Date,
): Promise<void> {
  const { vault } = work
  await work.tx.run(sql`
    insert into onboarding.registration (id, email, given_names, surnames, password_hash, invitation_code,
      created_at, expires_at)
    values (${registration.id}, ${vault.encrypt(EMAIL, registration.email, registration.id)},
            ${vault.encrypt(GIVEN_NAMES, registration.givenNames, registration.id)}, ${vault.encrypt(SURNAMES, registration.surnames, registration.id)},
            ${registration.password}, ${registration.invitationCode ?? null}, ${work.now}, ${expiresAt})`)
}

async function registrationWhere(work: Work, condition: Sql): Promise<Registration | undefined> {
  const row = await work.tx.maybe<{
    id: string
    email: Buffer
    givenNames: Buffer
    surnames: Buffer
    passwordHash: PasswordHash
    invitationCode: string | null
  }>(sql`
    select id, email, given_names, surnames, password_hash, invitation_code from onboarding.registration where ${condition}`)
  return (
    row && {
      id: row.id,
      email: work.vault.decrypt(EMAIL, row.email, row.id),
      givenNames: work.vault.decrypt(GIVEN_NAMES, row.givenNames, row.id),
      surnames: work.vault.decrypt(SURNAMES, row.surnames, row.id),
      password: row.passwordHash,
      invitationCode: row.invitationCode ?? undefined,
    }
  )
}

/** The registration, locked; undefined when it has expired or was completed. */
export const lockRegistration = (work: Work, id: string): Promise<Registration | undefined> =>
  registrationWhere(work, sql`id = ${id} and expires_at > ${work.realNow} for update`)

export async function deleteRegistration(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`delete from onboarding.registration where id = ${id}`)
}

/** Deletes up to `limit` expired registrations. Returns their ids. */
export async function deleteExpiredRegistrations(work: Work, limit: number): Promise<string[]> {
  const rows = await work.tx.many<{ id: string }>(sql`
    delete from onboarding.registration where id in (
      select id from onboarding.registration where expires_at <= ${work.realNow}
      order by expires_at limit ${limit} for update skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}
