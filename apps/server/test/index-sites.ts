import type { Indexed } from '../src/platform/data/indexes/indexed-tables.ts'
import { createLogger } from '../src/platform/telemetry/logger.ts'
import { createRuntime, type Runtime } from '../src/platform/work.ts'
import { indexedTables } from '../src/wiring/indexed-tables.ts'
import { customerListener, staffListener } from '../src/wiring/listeners.ts'
import { openVault } from '../src/wiring/vault.ts'
import { Client } from './client.ts'
import { appPool } from './database.ts'
import { asOwner } from './owner.ts'
import type { TestEnvironment } from './world.ts'

/** Processes on the database of the environment with other index keys. */
export interface Site {
  readonly runtime: Runtime
  readonly customer: () => Client
  readonly staff: () => Client
}

/** Opens processes on the database of an environment that have these index keys. */
export async function openSite(
  world: TestEnvironment,
  indexKeys: readonly Buffer[],
): Promise<{ readonly site: Site; readonly close: () => Promise<void> }> {
  const config = { ...world.config, secrets: { ...world.config.secrets, indexKeys } }
  const pool = appPool(world.databaseUrl, 8)
  const { vault, store } = openVault(config, { applicationName: 'test' })
  const runtime = createRuntime({ pool, vault, clock: world.clock, logger: createLogger('test', 'silent') })
  const customer = await customerListener(config, runtime, world.ports)
  const staff = await staffListener(config, runtime)
  const [customerUrl, staffUrl] = [
    await customer.listen({ host: '127.0.0.1', port: 0 }),
    await staff.listen({ host: '127.0.0.1', port: 0 }),
  ]
  return {
    site: { runtime, customer: () => new Client(customerUrl), staff: () => new Client(staffUrl) },
    close: async () => {
      await Promise.all([customer.close(), staff.close()])
      await Promise.all([pool.end(), store.end()])
    },
  }
}

/** The values of every index column, by table and row. */
export type IndexSnapshot = ReadonlyMap<
  string,
  readonly { readonly id: string; readonly values: (Indexed | null)[] }[]
>

/** Reads the values of every declared index column. */
export async function indexesOf(world: TestEnvironment): Promise<IndexSnapshot> {
  const found = new Map<string, { readonly id: string; readonly values: (Indexed | null)[] }[]>()
  for (const { table, id = 'id', columns, only = 'true' } of indexedTables) {
    const rows = await asOwner<{ id: string } & Record<string, Indexed | null>>(
      world,
      `select ${id} as id, ${columns.join(', ')} from ${table} where ${only} order by ${id}`,
    )
    found.set(
      table,
      rows.map((row) => ({ id: row.id, values: columns.map((column) => row[column] ?? null) })),
    )
  }
  return found
}
