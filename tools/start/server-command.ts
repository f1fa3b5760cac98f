import path from 'node:path'
import { startEmbedded } from '@puente/postgres/embedded'
import { runNode } from '../run/run.ts'
import { childEnvironment, embeddedOf, startConfig } from './config.ts'

/**
 * `npm run ledger -- …`, `operator -- …` and `backup -- …` run a command of the server on the database of this installation,
 * running or not. A database that was started for it is stopped afterwards.
 */
async function main(name: string, args: readonly string[]): Promise<number> {
  const config = startConfig()
  const server = config.databaseUrl === undefined ? await startEmbedded(embeddedOf(config)) : undefined
  try {
    const url = config.databaseUrl ?? server?.url ?? ''
    const ran = await runNode([path.join('apps/server/src', `${name}.ts`), ...args], {
      env: childEnvironment(config, url),
      live: true,
      asks: true,
    })
    return ran.code
  } finally {
    if (server !== undefined && !server.adopted) await server.stop('fast')
  }
}

const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await main(name, args)
