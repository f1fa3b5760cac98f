import type { Stand } from '../stand/stand.ts'
import { findPgbench } from './find-pgbench.ts'
import { tpcbByPgbench } from './pgbench.ts'
import type { Reference } from './reference.ts'
import { tpcbOverPg } from './tpcb-over-pg.ts'

/** A warm-up, so that a bench's first window is not compared with cold caches. */
const WARM_UP_S = 4

/** TPC-B on this stand: with pgbench if the machine has or can get one, else with our own driver, named as such. */
export async function openReference(stand: Stand): Promise<Reference> {
  const url = await stand.emptyDatabase('tpcb')
  const pgbench = await findPgbench()
  const reference = pgbench === undefined ? await tpcbOverPg(url) : await tpcbByPgbench(url, pgbench)
  await reference.window(WARM_UP_S)
  return reference
}
