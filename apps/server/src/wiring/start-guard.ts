import type { Config } from '../platform/config/index.ts'
import type { Desk } from '../platform/work.ts'
import { holdsDemoWorld } from '../modules/access/index.ts'

/** Production does not start over a database that holds the demo world: its accounts share a published password. */
export async function refuseDemoInProduction(config: Config, desk: Desk): Promise<void> {
  if (config.environment !== 'production') return
  if (await holdsDemoWorld(desk.pool))
    throw new Error('This database holds the demo world: production refuses it. Use a fresh database.')
}
