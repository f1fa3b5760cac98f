import { withConnection } from '@puente/postgres'
import type { TestEnvironment } from './world.ts'

/** Queries the environment's database as its owner, who may read and change what the product's role may not. */
export async function asOwner<Row extends object>(
  world: Pick<TestEnvironment, 'databaseUrl'>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return withConnection(world.databaseUrl, async (client) => {
    const { rows } = await client.query<Row>(statement, [...values])
    return rows
  })
}
