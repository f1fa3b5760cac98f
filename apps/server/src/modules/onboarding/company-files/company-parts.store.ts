import type { CompanyPart, CompanySection, Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** A part of a company's application that staff accepted. */
export interface AcceptedPart {
  readonly part: CompanyPart
  readonly acceptedBy: Id<'staff'>
  readonly acceptedAt: Date
}

export const acceptedParts = (work: Work, companyId: string): Promise<AcceptedPart[]> =>
  work.tx.many<AcceptedPart>(sql`
    select part, accepted_by, accepted_at from onboarding.company_part where company_id = ${companyId} order by part`)

/** Marks a part as accepted. One that is accepted stays as it is. */
export async function acceptPart(
  work: Work,
  companyId: string,
  part: CompanyPart,
  acceptedBy: Id<'staff'>,
): Promise<void> {
  await work.tx.run(sql`
    insert into onboarding.company_part (company_id, part, accepted_by, accepted_at)
    values (${companyId}, ${part}, ${acceptedBy}, ${work.now}) on conflict (company_id, part) do nothing`)
}

/** Opens parts again: they were changed or sent back, or staff took the acceptance back. */
export async function reopenParts(
  work: Work,
  companyId: string,
  parts: readonly CompanySection[],
): Promise<void> {
  await work.tx.run(sql`
    delete from onboarding.company_part where company_id = ${companyId} and part = any(${parts}::text[])`)
}
