import type { Id, SelfieAnswer, TermsKind } from '@puente/contract'
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

export interface AnsweredSelfie {
  readonly answer: SelfieAnswer
  readonly version: number
  readonly at: Date
  readonly endedAt: Date | null
}

/** Every answer of a user to the request for a selfie, the latest first. */
export const selfieAnswersOf = (work: Work, userId: Id<'user'>): Promise<AnsweredSelfie[]> =>
  work.tx.many<AnsweredSelfie>(sql`
    select answer, text_version as version, at, ended_at from requirements.v_selfie_consent
    where user_id = ${userId} order by at desc, id desc`)
