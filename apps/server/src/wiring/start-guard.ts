import { hasDemoMark, hasAccounts } from '../modules/access/index.ts'
import type { Config } from '../platform/config/index.ts'
import type { Runtime } from '../platform/work.ts'

/**
 * Refuses a database of the other environment. Production refuses the demo world, whose accounts share a published
 * password. Sandbox refuses, and does not seed, a database with people outside the demo world: ENVIRONMENT was probably
 * not set.
 */
export async function refuseForeignDatabase(
  { environment }: Pick<Config, 'environment'>,
  { pool }: Pick<Runtime, 'pool'>,
): Promise<void> {
  const demo = await hasDemoMark(pool)
  if (environment === 'production' && demo)
    throw new Error('This database holds the demo world: production refuses it. Use a fresh database.')
  if (environment === 'sandbox' && !demo && (await hasAccounts(pool)))
    throw new Error(
      'This database holds people and no demo world: sandbox refuses it. Set ENVIRONMENT=production, or use a fresh database.',
    )
}
