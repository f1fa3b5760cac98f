import { sql } from '@puente/postgres'
import type { Work } from '../work.ts'
import { once, readAnew } from './once.ts'

/** Whether the operator has opened sales at some time; also true after it closed them again. */
export const hasOpened = (work: Work): Promise<boolean> =>
  once(work, 'first-opening', async () => {
    const rows = await work.tx.many(sql`select only_one from platform.first_opening`)
    return rows.length > 0
  })

/** Records that the operator opens sales. Only the first time counts. */
export async function keepFirstOpening(work: Work): Promise<void> {
  readAnew(work)
  await work.tx.run(
    sql`insert into platform.first_opening (opened_at) values (${work.now}) on conflict do nothing`,
  )
}
