import path from 'node:path'
import { startEmbedded } from '@puente/postgres/embedded'
import { runNode } from '../run/run.ts'
import { childEnvironment, embeddedOf, startConfig } from './config.ts'
import { requireDatabase } from './preflight.ts'
import { wordsFor } from './problem.ts'

/** Commands that use no database. */
const WITHOUT_DATABASE: ReadonlySet<string> = new Set(['wrap-key'])

/**
 * `npm run ledger -- …`, `operator -- …` and `backup -- …` run a command of the server on the database of this installation,
 * running or not. A database that was started for it is stopped afterwards.
 */
async function main(name: string, args: readonly string[]): Promise<number> {
  const config = startConfig()
  const run = async (databaseUrl: string): Promise<number> => {
    const ran = await runNode([path.join('apps/server/src', `${name}.ts`), ...args], {
      env: childEnvironment(config, databaseUrl),
      live: true,
      asks: true,
    })
    return ran.code
  }
  if (config.databaseUrl !== undefined || WITHOUT_DATABASE.has(args[0] ?? ''))
    return run(config.databaseUrl ?? '')
  requireDatabase(config)
  const server = await startEmbedded(embeddedOf(config))
  try {
    return await run(server.appUrl)
  } finally {
    if (!server.adopted) await server.stop('fast')
  }
}

const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await main(name, args).catch((error: unknown) => {
  console.error(wordsFor(error))
  return 1
})
