import { releaseFileLock } from '@puente/postgres/embedded'
import { runNode } from '../run/run.ts'
import { childEnvironment, startConfig } from './config.ts'
import { instanceLock, requireDataFolder, requireOnlyInstance } from './preflight.ts'
import { wordsFor } from './problem.ts'

/** `npm run restore -- …` runs while the installation does not, and keeps it from starting. */
async function main(args: readonly string[]): Promise<number> {
  const config = startConfig()
  requireDataFolder(config.dataFolder)
  requireOnlyInstance(config.dataFolder)
  try {
    const { code } = await runNode(['apps/server/src/restore.ts', ...args], {
      env: childEnvironment(config, config.databaseUrl ?? ''),
      live: true,
    })
    return code
  } finally {
    releaseFileLock(instanceLock(config.dataFolder))
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(wordsFor(error))
  return 1
})
