import { sql } from '@puente/postgres'
import type { Work } from '../work.ts'
import { batchedQuery, type Common } from './batched-query.ts'

/** The record of one call to a partner, without bodies or personal data. */
export interface PartnerCall {
  readonly partner: string
  readonly operation: string
  /** 'ok', or the failure: refused, unreachable, unknown, … */
  readonly outcome: string
  readonly durationMs: number
  readonly at: Date
}

/** Records calls to partners about a subject: operation, outcome and duration. */
export async function recordPartnerCalls(
  work: Work,
  subject: string | undefined,
  calls: readonly PartnerCall[],
): Promise<void> {
  await Promise.all(
    calls.map((call) => recordOne(work, { ...call, id: work.id(), subject: subject ?? null })),
  )
}

type Row = PartnerCall & { readonly id: string; readonly subject: string | null }

const recordOne = batchedQuery(async ({ tx }: Common, rows: readonly Row[]) => {
  await tx.run(sql`
    insert into platform.partner_call (id, partner, operation, subject, outcome, duration_ms, at)
    select * from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ partner }) => partner)}::text[],
      ${rows.map(({ operation }) => operation)}::text[], ${rows.map(({ subject }) => subject)}::uuid[],
      ${rows.map(({ outcome }) => outcome)}::text[], ${rows.map(({ durationMs }) => durationMs)}::int[],
      ${rows.map(({ at }) => at)}::timestamptz[])`)
})

/** All calls about a subject, in order. */
export async function partnerCallsOf(work: Work, subject: string): Promise<PartnerCall[]> {
  const rows = await work.tx.many<{
    partner: string
    operation: string
    outcome: string
    durationMs: number
    at: Date
  }>(sql`
    select partner, operation, outcome, duration_ms, at from platform.partner_call
    where subject = ${subject} order by id limit 200`)
  return rows.map(({ durationMs, ...row }) => ({ ...row, durationMs }))
}
