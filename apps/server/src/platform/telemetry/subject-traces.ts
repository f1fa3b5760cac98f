import { sql } from '@puente/postgres'
import { batchedById, batchedQuery, type Common } from '../data/batched-query.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Work } from '../work.ts'
import {
  activeSpan,
  currentTraceparent,
  isTracing,
  spanOf,
  after,
  startSpan,
  traceparentOf,
} from './tracing.ts'

interface Kept {
  readonly subject: string
  readonly traceparent: string
}

const keepAll = batchedQuery<Kept>(async ({ tx, realNow }, kept) => {
  await tx.run(sql`
    insert into platform.trace (subject, traceparent, at)
    select subject, traceparent, ${realNow}
    from unnest(${kept.map(({ subject }) => subject)}::uuid[], ${kept.map((one) => one.traceparent)}::text[])
      as kept (subject, traceparent)
    on conflict (subject) do nothing`)
})

/** Stores the active trace as that of a subject, for what happens to it later. Stores nothing without a sampled trace. */
export async function keepTrace(work: Common, subject: string): Promise<void> {
  const traceparent = currentTraceparent()
  if (traceparent !== undefined) await keepAll(work, { subject, traceparent })
}

const readOne = batchedById(async ({ tx }, subjects) => {
  const rows = await tx.many<Kept>(sql`
    select subject, traceparent from platform.trace where subject = any(${subjects}::uuid[])`)
  return new Map(rows.map(({ subject, traceparent }) => [subject, traceparent]))
})

/** The stored traces of these subjects; empty when this process exports no spans. */
export async function tracesOf(
  work: Common,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!isTracing() || subjects.length === 0) return new Map()
  const found = await Promise.all(
    subjects.map(async (subject) => [subject, await readOne(work, subject)] as const),
  )
  return new Map(found.flatMap(([subject, kept]) => (kept === undefined ? [] : [[subject, kept]])))
}

/**
 * Adds a span without duration to a stored trace, which links to the active span: what happened to the subject, and what
 * caused it. Returns it for events that continue the trace.
 */
export function markInTrace(traceparent: string | undefined, name: string): string | undefined {
  const kept = spanOf(traceparent)
  if (kept === undefined) return undefined
  const active = activeSpan()
  const isSame = active?.traceId === kept.traceId
  const span = startSpan(name, { parent: after(isSame ? active : kept), links: isSame ? [] : [active] })
  span?.end()
  return traceparentOf(span?.spanContext())
}

const KEPT_DAYS = 90
const BATCH = 5000

/** Deletes stored traces after 90 days; exported spans are not kept longer. */
export const forgetTracesJob: Job = {
  name: 'traces.forget',
  everyMs: 60 * 60_000,
  round: (runtime) =>
    runtime.work({ kind: 'system', name: 'traces' }, ({ tx, realNow }: Work) =>
      tx.run(sql`
        delete from platform.trace where subject in (
          select subject from platform.trace where at < ${realNow}::timestamptz - ${KEPT_DAYS} * interval '1 day'
          limit ${BATCH})`),
    ),
}
