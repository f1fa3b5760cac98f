import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { Screening, ScreeningHit } from './screening.ts'

const HITS = 'screening.check.hits'

/** Keeps what the lists said about a subject's parties, with the version of the lists that said it. */
export async function keepScreening(
  work: Work,
  subject: string,
  moment: 'order' | 'funded' | 'identity' | 'correction' | 'return' | 'company-file' | 'sender-name',
  screening: Screening,
): Promise<void> {
  await work.tx.run(sql`
    insert into screening.check (id, subject, moment, verdict, list_version, hits, at)
    values (${work.id()}, ${subject}, ${moment}, ${screening.verdict}, ${screening.listVersion},
            ${work.vault.seal(HITS, JSON.stringify(screening.hits))}, ${work.now})`)
}

export interface KeptHit extends ScreeningHit {
  readonly listVersion: string
}

/** The hits of the latest check about a subject. */
export async function latestHits(work: Work, subject: string): Promise<KeptHit[]> {
  const row = await work.tx.maybe<{ hits: Buffer; list_version: string }>(sql`
    select hits, list_version from screening.check where subject = ${subject} order by id desc limit 1`)
  if (row === undefined) return []
  const hits = JSON.parse(work.vault.open(HITS, row.hits)) as ScreeningHit[]
  return hits.map((hit) => ({ ...hit, listVersion: row.list_version }))
}
