import type { Id, SelfieVerdict } from '@puente/contract'
import { sql } from '@puente/postgres'
import { exists } from '../../../platform/jobs/due.ts'
import type { Due } from '../../../platform/jobs/jobs.ts'
import type { Work } from '../../../platform/work.ts'

const ANSWER = 'requirements.selfie_comparison.answer'

/** What a provider answered: a verdict, and how alike the faces are, from 0 to 10,000. */
export interface FaceAnswer {
  readonly verdict: SelfieVerdict
  readonly scoreBps: number
}

/** The advice about a selfie. */
export interface Comparison {
  readonly state: 'waiting' | 'answered' | 'none'
  readonly answer: FaceAnswer | undefined
}

/** A selfie that is being compared, with the identity document beside it. */
export interface LeasedComparison {
  readonly selfieId: Id<'document'>
  readonly customerId: Id<'customer'>
  readonly identityId: Id<'document'>
  readonly attempts: number
  readonly leasedUntil: Date
}

/** Notes that a provider has to compare a selfie. */
export async function insertComparison(
  work: Work,
  selfieId: Id<'document'>,
  customerId: Id<'customer'>,
): Promise<void> {
  await work.tx.run(sql`
    insert into requirements.selfie_comparison (selfie_id, customer_id, state, due_at)
    values (${selfieId}, ${customerId}, 'waiting', ${work.realNow})`)
}

/** A selfie can be compared once an identity document was accepted. */
const due = (now: Date) => sql`
  c.state = 'waiting' and c.due_at <= ${now} and (c.leased_until is null or c.leased_until < ${now})
    and exists (select from requirements.identity i where i.customer_id = c.customer_id and i.front_id is not null)`

/** The condition of the job that compares selfies: one waits that nothing compares now. */
export const comparisonsAreDue: Due = ({ realNow }) =>
  exists(sql`requirements.selfie_comparison c`, due(realNow))

/** Leases the selfie that waits the longest until an instant. */
export async function leaseComparison(work: Work, leasedUntil: Date): Promise<LeasedComparison | undefined> {
  const leased = await work.tx.maybe<
    Omit<LeasedComparison, 'leasedUntil' | 'identityId'> & { identityId: Id<'document'> | null }
  >(sql`
    update requirements.selfie_comparison l
    set attempts = l.attempts + 1, leased_until = ${leasedUntil}, identity_id = i.front_id
    from requirements.identity i
    where i.customer_id = l.customer_id and i.front_id is not null and l.selfie_id = (
      select c.selfie_id from requirements.selfie_comparison c where ${due(work.realNow)}
      order by c.due_at limit 1 for update of c skip locked)
    returning l.selfie_id, l.customer_id, l.identity_id, l.attempts`)
  if (leased === undefined || leased.identityId === null) return undefined
  return { ...leased, identityId: leased.identityId, leasedUntil }
}

/** Stores the answer, or that none will come, unless the row is gone or leased by another worker meanwhile. */
export async function endComparison(
  work: Work,
  { selfieId, customerId, leasedUntil }: LeasedComparison,
  answer: FaceAnswer | undefined,
): Promise<void> {
  const encrypted =
    answer === undefined
      ? null
      : (await work.vault.of(customerId)).encrypt(ANSWER, JSON.stringify(answer), selfieId)
  await work.tx.run(sql`
    update requirements.selfie_comparison
    set state = ${answer === undefined ? 'none' : 'answered'}, answer = ${encrypted}, leased_until = null,
      ended_at = ${work.now}
    where selfie_id = ${selfieId} and state = 'waiting' and leased_until = ${leasedUntil}`)
}

/** Asks again at an instant. */
export async function delayComparison(
  work: Work,
  { selfieId, leasedUntil }: LeasedComparison,
  dueAt: Date,
): Promise<void> {
  await work.tx.run(sql`
    update requirements.selfie_comparison set due_at = ${dueAt}, leased_until = null
    where selfie_id = ${selfieId} and state = 'waiting' and leased_until = ${leasedUntil}`)
}

/** The advice about a selfie; undefined when no provider was to be asked. */
export async function comparisonOf(work: Work, selfieId: Id<'document'>): Promise<Comparison | undefined> {
  const row = await work.tx.maybe<{ state: Comparison['state']; answer: Buffer | null }>(
    sql`select state, answer from requirements.selfie_comparison where selfie_id = ${selfieId}`,
  )
  if (row === undefined) return undefined
  const { state, answer } = row
  return {
    state,
    answer:
      answer === null ? undefined : (JSON.parse(work.vault.decrypt(ANSWER, answer, selfieId)) as FaceAnswer),
  }
}

/** Deletes the advice about selfies of a customer, or about these selfies. */
export async function deleteComparisons(
  work: Work,
  of: { readonly customerId: Id<'customer'> } | { readonly selfieIds: readonly Id<'document'>[] },
): Promise<void> {
  const where =
    'customerId' in of
      ? sql`customer_id = ${of.customerId}`
      : sql`selfie_id = any(${[...of.selfieIds]}::uuid[])`
  await work.tx.run(sql`delete from requirements.selfie_comparison where ${where}`)
}
