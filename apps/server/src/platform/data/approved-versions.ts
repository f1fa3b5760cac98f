import { sql } from '@puente/postgres'
import type { Work } from '../work.ts'
import { once } from './once.ts'

/** An approved version of a setting as stored. The same object for everyone while nothing was written. */
export interface VersionRow {
  readonly key: string
  readonly version: number
  readonly inForceFrom: Date
  readonly data: unknown
}

/** Every approved version of a kind, by key, in descending order of the instant at which it takes force. */
export type ApprovedVersions = ReadonlyMap<string, readonly VersionRow[]>

/**
 * How many generations are kept. A process reads two while its replica lags, and a rehearsal adds one that is rolled back.
 */
const GENERATIONS_MAX = 4

interface Loaded {
  readonly generation: string | undefined
  readonly versions: ApprovedVersions
}

/** The generation and the versions are read in one statement, so that one snapshot has both. */
async function load({ tx }: Pick<Work, 'tx'>, kind: string): Promise<Loaded> {
  const rows = await tx.many<{ generation: string } & (VersionRow | { key: null })>(sql`
    select generation, key, version, in_force_from, data
    from platform.settings_generation
    left join platform.versioned on noun = ${kind} and approved_by is not null
    order by key, in_force_from desc, version desc`)
  const versions = new Map<string, VersionRow[]>()
  for (const { generation: _, ...row } of rows) {
    if (row.key === null) continue
    const known = versions.get(row.key)
    if (known === undefined) versions.set(row.key, [row])
    else known.push(row)
  }
  return { generation: rows[0]?.generation, versions }
}

/** The generation of the settings that this transaction sees. Read once, unless the transaction writes a version. */
const generationOf = (work: Pick<Work, 'tx' | 'now'>): Promise<string> =>
  once(work, 'generation of settings', async () => {
    const row = await work.tx.one<{ generation: string }>(
      sql`select generation from platform.settings_generation`,
    )
    return row.generation
  })

/** Reads the approved versions of a kind. */
type ReadApproved = (work: Pick<Work, 'tx' | 'now'>, kind: string) => Promise<ApprovedVersions>

/** The versions that one process keeps. */
export function keepApprovedVersions(): ReadApproved {
  /** By generation, the newest last, and by kind. */
  const kept = new Map<string, Map<string, ApprovedVersions>>()
  const keep = (generation: string, kind: string, versions: ApprovedVersions) => {
    const kinds = kept.get(generation) ?? new Map<string, ApprovedVersions>()
    kept.set(generation, kinds.set(kind, versions))
    for (const oldest of kept.keys()) if (kept.size > GENERATIONS_MAX) kept.delete(oldest)
  }
  return async (work, kind) => {
    const known = kept.get(await generationOf(work))?.get(kind)
    if (known !== undefined) return known
    const { generation, versions } = await once(work, `approved versions of ${kind}`, () => load(work, kind))
    if (generation !== undefined) keep(generation, kind, versions)
    return versions
  }
}

/**
 * The approved versions of a kind, kept in this process. While their generation is kept, a transaction asks the database
 * for it and for nothing else, so a version that was written or withdrawn before is never missed.
 */
export const approvedVersions: ReadApproved = keepApprovedVersions()
