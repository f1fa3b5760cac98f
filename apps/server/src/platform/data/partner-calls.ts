import { sql } from '@puente/postgres'
import type { Work } from '../work.ts'

/** One question to a partner, as it is kept: no bodies, no personal data. */
export interface PartnerCall {
  readonly partner: string
  readonly operation: string
  /** 'ok', or how it failed: refused, unreachable, unknown, … */
  readonly outcome: string
  readonly durationMs: number
  readonly at: Date
}

/** Keeps what was asked of partners about a subject: which operation, how it ended, how long it took. */
export async function recordPartnerCalls(
  work: Work,
  subject: string | undefined,
  calls: readonly PartnerCall[],
): Promise<void> {
  for (const call of calls) {
    await work.tx.run(sql`
      insert into platform.partner_call (id, partner, operation, subject, outcome, duration_ms, at)
      values (${work.id()}, ${call.partner}, ${call.operation}, ${subject ?? null}, ${call.outcome},
              ${call.durationMs}, ${call.at})`)
  }
}

/** Every call about a subject, in the order made. */
export async function partnerCallsOf(work: Work, subject: string): Promise<PartnerCall[]> {
  const rows = await work.tx.many<{
    partner: string
    operation: string
    outcome: string
    duration_ms: number
    at: Date
  }>(sql`
    select partner, operation, outcome, duration_ms, at from platform.partner_call
    where subject = ${subject} order by id limit 200`)
  return rows.map(({ duration_ms: durationMs, ...row }) => ({ ...row, durationMs }))
}
