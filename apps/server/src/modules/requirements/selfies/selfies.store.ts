import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { ConsentText } from './consent-text.ts'
import type { SelfieCheck, SelfieConsent } from './selfie.ts'

const IP = 'requirements.selfie_consent.ip'
const NOTE = 'requirements.selfie_check.note'
const CHECKS_SHOWN = 20

/** The answer of a customer that is in force. */
export const currentAnswer = (work: Work, customerId: Id<'customer'>): Promise<SelfieConsent | undefined> =>
  work.tx.maybe<SelfieConsent>(sql`
    select id, customer_id, user_id, answer, kept_days, covers_provider, at from requirements.selfie_consent
    where customer_id = ${customerId} and ended_at is null`)

/** The customer for whom a user gave a consent that is in force. */
export const consentedBy = async (work: Work, userId: Id<'user'>): Promise<Id<'customer'> | undefined> =>
  (
    await work.tx.maybe<{ customerId: Id<'customer'> }>(sql`
      select customer_id from requirements.selfie_consent
      where user_id = ${userId} and answer = 'given' and ended_at is null
      order by at desc limit 1`)
  )?.customerId

export async function insertAnswer(
  work: Work,
  given: Omit<SelfieConsent, 'id' | 'at' | 'keptDays'>,
  { version, hash, keptDays }: ConsentText,
  ip: string | undefined,
): Promise<void> {
  const id = work.id()
  await work.tx.run(sql`
    insert into requirements.selfie_consent (id, customer_id, user_id, answer, text_version, text_hash, kept_days,
                                             covers_provider, ip, at)
    values (${id}, ${given.customerId}, ${given.userId}, ${given.answer}, ${version}, ${hash}, ${keptDays},
            ${given.coversProvider}, ${ip === undefined ? null : (await work.vault.of(given.userId)).encrypt(IP, ip, id)}, ${work.now})`)
}

/** Ends the answer in force. */
export async function endAnswer(work: Work, customerId: Id<'customer'>): Promise<void> {
  await work.tx.run(sql`
    update requirements.selfie_consent set ended_at = ${work.now}
    where customer_id = ${customerId} and ended_at is null`)
}

export async function insertCheck(work: Work, check: SelfieCheck): Promise<void> {
  const note =
    check.note === undefined
      ? null
      : (await work.vault.of(check.customerId)).encrypt(NOTE, check.note, check.id)
  await work.tx.run(sql`
    insert into requirements.selfie_check (id, customer_id, application_id, verdict, consent_id, selfie_id, identity_id,
                                           reason, method, note, decided_by, decided_at)
    values (${check.id}, ${check.customerId}, ${check.applicationId}, ${check.verdict ?? null},
            ${check.consentId ?? null}, ${check.selfieId ?? null}, ${check.identityId ?? null},
            ${check.reason ?? null}, ${check.method ?? null}, ${note}, ${check.decidedBy}, ${check.decidedAt})`)
}

type CheckRow = Stored<Omit<SelfieCheck, 'note'>> & { note: Buffer | null }

/** The last verdicts and other checks about a customer, the newest first. */
export async function newestChecks(work: Work, customerId: Id<'customer'>): Promise<SelfieCheck[]> {
  const rows = await work.tx.many<CheckRow>(sql`
    select id, customer_id, application_id, verdict, consent_id, selfie_id, identity_id, reason, method, note,
           decided_by, decided_at
    from requirements.selfie_check where customer_id = ${customerId}
    order by decided_at desc, id desc limit ${CHECKS_SHOWN}`)
  return rows.map(({ note, ...row }) => ({
    ...fromStored(row),
    note: note === null ? undefined : work.vault.decrypt(NOTE, note, row.id),
  }))
}
