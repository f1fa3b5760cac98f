import type { BreachDataClass } from '@puente/contract/staff'
import type { Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import type { Key } from '../../platform/lists/cursor.ts'
import type { Work } from '../../platform/work.ts'

const WHAT = 'data_rights.breach.what'
const MEASURES = 'data_rights.breach.measures'

/** What is recorded about a breach. Days are calendar days in Chile. */
export interface BreachFacts {
  readonly happenedOn: string | undefined
  readonly knownOn: string
  readonly dataClasses: readonly BreachDataClass[]
  readonly peopleCount: number
  readonly what: string
  readonly measures: string
  readonly agencyNotifiedOn: string | undefined
  readonly peopleNotifiedOn: string | undefined
}

/** A breach of personal data. */
export interface Breach extends BreachFacts {
  readonly id: Id<'breach'>
  readonly recordedBy: Id<'staff'>
  readonly recordedAt: Date
  readonly changedBy: Id<'staff'>
  readonly changedAt: Date
}

async function breaches(work: Work, rest: Sql): Promise<Breach[]> {
  const rows = await work.tx.many<
    Stored<Omit<Breach, 'what' | 'measures'>> & { what: Buffer; measures: Buffer }
  >(sql`
    select id, happened_on::text, known_on::text, data_classes, people_count, agency_notified_on::text,
      people_notified_on::text, recorded_by, recorded_at, changed_by, changed_at, what, measures
    from data_rights.breach ${rest}`)
  return rows.map(({ what, measures, ...row }) => ({
    ...fromStored(row),
    what: work.vault.decrypt(WHAT, what, row.id),
    measures: work.vault.decrypt(MEASURES, measures, row.id),
  }))
}

export const breachFor = async (work: Work, id: string): Promise<Breach | undefined> =>
  (await breaches(work, sql`where id = ${id}`))[0]

/** The register, the latest known first. */
export const registeredBreaches = (
  work: Work,
  _filter: true,
  after: Key | undefined,
  limit: number,
): Promise<Breach[]> =>
  breaches(
    work,
    after === undefined
      ? sql`order by known_on desc, id desc limit ${limit}`
      : sql`where (known_on, id) < (${after[0]}::date, ${after[1]}::uuid)
            order by known_on desc, id desc limit ${limit}`,
  )

export async function insertBreach(work: Work, id: string, facts: BreachFacts, by: string): Promise<void> {
  const { happenedOn = null, knownOn, dataClasses, peopleCount, what, measures } = facts
  await work.tx.run(sql`
    insert into data_rights.breach (id, happened_on, known_on, data_classes, people_count, what, measures,
      agency_notified_on, people_notified_on, recorded_by, recorded_at, changed_by, changed_at)
    values (${id}, ${happenedOn}::date, ${knownOn}::date, ${dataClasses}::text[], ${peopleCount},
            ${work.vault.encrypt(WHAT, what, id)}, ${work.vault.encrypt(MEASURES, measures, id)},
            ${facts.agencyNotifiedOn ?? null}::date, ${facts.peopleNotifiedOn ?? null}::date, ${by}, ${work.now},
            ${by}, ${work.now})`)
}

/** False when there is no such breach. */
export async function updateBreach(work: Work, id: string, facts: BreachFacts, by: string): Promise<boolean> {
  const { happenedOn = null, knownOn, dataClasses, peopleCount, what, measures } = facts
  const rows = await work.tx.run(sql`
    update data_rights.breach set happened_on = ${happenedOn}::date, known_on = ${knownOn}::date,
      data_classes = ${dataClasses}::text[], people_count = ${peopleCount},
      what = ${work.vault.encrypt(WHAT, what, id)}, measures = ${work.vault.encrypt(MEASURES, measures, id)},
      agency_notified_on = ${facts.agencyNotifiedOn ?? null}::date,
      people_notified_on = ${facts.peopleNotifiedOn ?? null}::date, changed_by = ${by}, changed_at = ${work.now}
    where id = ${id}`)
  return rows === 1
}
