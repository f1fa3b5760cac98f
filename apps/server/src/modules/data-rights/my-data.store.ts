import type { Id, TermsKind } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

export interface Consent {
  readonly kind: TermsKind
  readonly version: number
  readonly at: Date
}

/** Every version of every text that a user accepted, the latest first. */
export const consentsOf = (work: Work, userId: Id<'user'>): Promise<Consent[]> =>
  work.tx.many<Consent>(sql`
    select kind, version, at from terms.v_acceptance
    where user_id = ${userId} order by at desc, kind, version desc`)
