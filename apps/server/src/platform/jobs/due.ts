import { join, sql, type Sql } from '@puente/postgres'
import type { Runtime } from '../work.ts'
import type { Job } from './jobs.ts'

/** Whether a table has a row that meets a condition. */
export const exists = (table: Sql, where: Sql): Sql => sql`exists (select from ${table} where ${where})`

/** The condition of a job whose next round is due in any case. */
export const always = sql`true`

interface Asked {
  readonly condition: Sql
  readonly resolve: (isDue: boolean) => void
  readonly reject: (error: unknown) => void
}

/**
 * Returns a function that queries whether a job is due. It sends the conditions of one turn of the event loop as one
 * statement, outside any transaction. A failed statement rejects for each of its jobs.
 */
export function createDueCheck({
  pool,
  clock,
}: Pick<Runtime, 'pool' | 'clock'>): (job: Job) => Promise<boolean> {
  let waiting: Asked[] = []
  const ask = async (): Promise<void> => {
    const asked = waiting
    waiting = []
    try {
      const { text, values } = join(asked.map(({ condition }) => condition))
      const statement = { text: `select array[${text}] as due`, values }
      const { rows } = await pool.query<{ due: readonly boolean[] }>(statement)
      asked.forEach(({ resolve }, at) => resolve(rows[0]?.due[at] === true))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }
  return async ({ due }) => {
    if (due === undefined) return true
    const condition = due({ now: clock.now(), realNow: clock.realNow() })
    return new Promise((resolve, reject) => {
      waiting.push({ condition, resolve, reject })
      // setImmediate runs after all timers that expired in this turn.
      if (waiting.length === 1) setImmediate(() => void ask())
    })
  }
}
