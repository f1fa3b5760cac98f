import { sql } from '@puente/postgres'
import { batchedQuery } from '../../platform/data/batched-query.ts'
import type { Work } from '../../platform/work.ts'
import type { Screening, ScreeningHit } from './screening.ts'

const HITS = 'screening.check.hits'

/** Stores the result of screening a subject's parties, with the version of the lists. */
export async function keepScreening(
  work: Work,
  subject: string,
  moment: Moment,
  screening: Screening,
): Promise<void> {
  await insertCheck(work, { ...screening, id: work.id(), subject, moment })
}

type Moment = 'order' | 'funded' | 'identity' | 'correction' | 'return' | 'company-file' | 'sender-name'
type Check = Screening & { readonly id: string; readonly subject: string; readonly moment: Moment }

const insertCheck = batchedQuery(async ({ tx, now, vault }, checks: readonly Check[]) => {
  await tx.run(sql`
    insert into screening.check (id, subject, moment, verdict, list_version, hits, at)
    select *, ${now}::timestamptz from unnest(
      ${checks.map(({ id }) => id)}::uuid[], ${checks.map(({ subject }) => subject)}::uuid[],
      ${checks.map(({ moment }) => moment)}::text[], ${checks.map(({ verdict }) => verdict)}::text[],
      ${checks.map(({ listVersion }) => listVersion)}::text[],
      ${checks.map(({ hits, subject }) => vault.encrypt(HITS, JSON.stringify(hits), subject))}::bytea[])`)
})

export interface KeptHit extends ScreeningHit {
  readonly listVersion: string
}

/** The hits of the latest check about a subject. */
export async function latestHits(work: Work, subject: string): Promise<KeptHit[]> {
  const row = await work.tx.maybe<{ hits: Buffer; listVersion: string }>(sql`
    select hits, list_version from screening.check where subject = ${subject} order by id desc limit 1`)
  if (row === undefined) return []
  const hits = JSON.parse(work.vault.decrypt(HITS, row.hits, subject)) as ScreeningHit[]
  return hits.map((hit) => ({ ...hit, listVersion: row.listVersion }))
}

/** The result of a check, without the hits. */
export interface KeptCheck extends Pick<Screening, 'verdict' | 'listVersion'> {
  readonly id: string
  readonly at: Date
}

/** The latest check about a subject; undefined before the first. */
export const latestCheck = (work: Work, subject: string): Promise<KeptCheck | undefined> =>
  work.tx.maybe<KeptCheck>(sql`
    select id, verdict, list_version, at from screening.check where subject = ${subject} order by id desc limit 1`)

/** One check by its id. */
export const checkFor = (work: Work, id: string): Promise<KeptCheck | undefined> =>
  work.tx.maybe<KeptCheck>(sql`select id, verdict, list_version, at from screening.check where id = ${id}`)

/** The verdict of the latest check about a subject; undefined before the first. */
export async function latestVerdict(work: Work, subject: string): Promise<Screening['verdict'] | undefined> {
  const row = await work.tx.maybe<{ verdict: Screening['verdict'] }>(sql`
    select verdict from screening.check where subject = ${subject} order by id desc limit 1`)
  return row?.verdict
}

/** The business time of the latest check about anybody; undefined before the first. */
export async function lastCheckAt(work: Work): Promise<Date | undefined> {
  const row = await work.tx.maybe<{ at: Date }>(sql`
    select at from screening.check order by id desc limit 1`)
  return row?.at
}
