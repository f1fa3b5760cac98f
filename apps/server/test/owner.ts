import { createPool, type Pool } from '@puente/postgres'
import type { TestEnvironment } from './world.ts'

/** The owner's connections by database, kept open because opening one costs more than most statements of tests. */
const pools = new Map<string, Pool>()

function poolOf(url: string): Pool {
  const known = pools.get(url)
  if (known !== undefined) return known
  const pool = createPool({ url, max: 2, applicationName: 'puente-test-owner', onIdleError: () => undefined })
  pools.set(url, pool)
  return pool
}

/** Queries the environment's database as its owner, who may read and change what the product's role may not. */
export async function asOwner<Row extends object>(
  { databaseUrl }: Pick<TestEnvironment, 'databaseUrl'>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await poolOf(databaseUrl).query<Row>(statement, [...values])
  return rows
}

/** Closes the owner's connections to a database, before it is dropped. */
export async function leaveAsOwner(url: string): Promise<void> {
  const pool = pools.get(url)
  pools.delete(url)
  await pool?.end()
}
