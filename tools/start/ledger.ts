import { startEmbedded } from '@puente/postgres/embedded'
import { runNode } from '../run/run.ts'
import { childEnvironment, startConfig } from './config.ts'

/**
 * `npm run ledger -- …` queries the books of this installation, running or not. A database that was started
 * for it is stopped afterwards.
 */
async function main(): Promise<number> {
  const config = startConfig()
  const server =
    config.databaseUrl === undefined ? await startEmbedded({ dataFolder: config.dataFolder }) : undefined
  try {
    const url = config.databaseUrl ?? server?.url ?? ''
    const ran = await runNode(['apps/server/src/ledger.ts', ...process.argv.slice(2)], {
      env: childEnvironment(config, url),
      live: true,
    })
    return ran.code
  } finally {
    if (server !== undefined && !server.adopted) await server.stop('fast')
  }
}

process.exitCode = await main()
