import { sql } from '@puente/postgres'
import { batchedById } from '../../platform/data/batched-query.ts'
import type { Work } from '../../platform/work.ts'
import type { Locality } from './locality.ts'

interface Row {
  comunaCode: string
  comuna: string
  regionCode: string
  region: string
}

const toLocality = (row: Row): Locality => ({
  comuna: { code: row.comunaCode, name: row.comuna },
  region: { code: row.regionCode, name: row.region },
})

/** Changes of localities by law take effect on days in Santiago. */
const lawAt = (now: Date) => sql`(${now}::timestamptz at time zone 'America/Santiago')::date`

const localitiesAt = ({ now }: Pick<Work, 'now'>) => sql`
  select c.code as comuna_code, c.name as comuna, r.code as region_code, r.name as region
  from localities.comuna c
  join localities.region r on r.code = c.region_code
  where ${lawAt(now)} >= c.valid_from and (c.valid_to is null or ${lawAt(now)} < c.valid_to)
    and ${lawAt(now)} >= r.valid_from and (r.valid_to is null or ${lawAt(now)} < r.valid_to)`

/** Every comuna of today with its region, regions from north to south. */
export async function allLocalities(work: Work): Promise<Locality[]> {
  const rows = await work.tx.many<Row>(sql`${localitiesAt(work)} order by r.position, c.code`)
  return rows.map(toLocality)
}

/** The comuna with this code and its region, with today's names; undefined when it does not exist today. */
export const localityOf = batchedById(async (common, comunaCodes) => {
  const rows = await common.tx.many<Row>(
    sql`${localitiesAt(common)} and c.code = any(${comunaCodes}::text[])`,
  )
  return new Map(rows.map((row) => [row.comunaCode, toLocality(row)]))
})
