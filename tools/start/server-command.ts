import path from 'node:path'
import { startEmbedded } from '@puente/postgres/embedded'
import { runNode } from '../run/run.ts'
import { childEnvironment, embeddedOf, ownerEnvironment, startConfig, type StartConfig } from './config.ts'
import { requireDatabase } from './preflight.ts'
import { wordsFor } from './problem.ts'

/** Commands that use no database. */
const WITHOUT_DATABASE: ReadonlySet<string> = new Set(['wrap-key'])

/** Whether the database of the command is the operator's own, or none. */
const needsNoServer = (config: StartConfig, name: string, args: readonly string[]): boolean =>
  config.databaseUrl !== undefined ||
  WITHOUT_DATABASE.has(args[0] ?? '') ||
  (name === 'migrate' && config.databaseOwnerUrl !== undefined)

/**
 * `npm run ledger -- …`, `operator`, `backup` and `migrate` run a command of the server on the database of this
 * installation, running or not. A database that was started for it is stopped afterwards. Only `migrate` gets the users that
 * own the databases.
 */
async function main(name: string, args: readonly string[]): Promise<number> {
  const config = startConfig()
  const run = async (databaseUrl: string, ownerUrl: string | undefined): Promise<number> => {
    const ran = await runNode([path.join('apps/server/src', `${name}.ts`), ...args], {
      env: name === 'migrate' ? ownerEnvironment(config, ownerUrl) : childEnvironment(config, databaseUrl),
      live: true,
      asks: true,
    })
    return ran.code
  }
  if (needsNoServer(config, name, args)) return run(config.databaseUrl ?? '', config.databaseOwnerUrl)
  requireDatabase(config)
  const server = await startEmbedded(embeddedOf(config))
  try {
    return await run(server.appUrl, server.url)
  } finally {
    if (!server.adopted) await server.stop('fast')
  }
}

const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await main(name, args).catch((error: unknown) => {
  console.error(wordsFor(error))
  return 1
})
