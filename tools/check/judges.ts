import { join } from 'node:path'
import { Logger, runMigrations } from 'graphile-worker'
import { judgeBoundaries } from '../boundaries/index.ts'
import { withMigrated } from '../gen/schema.ts'
import { ignoredRefusals } from '../lint/ignored-refusals.ts'
import { programOf } from '../lint/program.ts'
import { installed, repository } from '../run/paths.ts'
import { judgeStatements } from '../statements/index.ts'
import { keptStatements } from '../statements/kept.ts'
import { tidy } from '../tidy/index.ts'
import { cacheIn } from './cache.ts'
import type { Judgement } from './judgement.ts'
import { licences, lockfile } from './packages.ts'
import { SourceTree, type KnownImports } from './source-tree.ts'

/** The repository has more files than this; fewer means that nothing was read. */
const FILES_LEAST = 100

/** Reads the repository and names what violates a rule; with paths, in these files when it judges single files. */
type Judge = (paths: readonly string[]) => Judgement | Promise<Judgement>

/** Judges the statements of every file that is stale; by default, of those that changed since a run without a fault. */
const statements = (isStale: ((path: string) => boolean) | undefined): Promise<Judgement> =>
  withMigrated(repository, async (databaseUrl) => {
    await runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => undefined) })
    const cache = cacheIn(installed('.cache/puente-check'))
    const kept = keptStatements(cache, new SourceTree(repository, cache.read<KnownImports>('imports', {})))
    const judgement = await judgeStatements({
      program: programOf(join(repository, 'apps/server')),
      root: repository,
      isOurs: (path) =>
        /\/src\//.test(path) && !/[.]test[.]|\/test-|packages\/postgres\/src\/tx[.]ts$/.test(path),
      databaseUrl,
      isStale: isStale ?? kept.isStale,
      onJudged: kept.onJudged,
    })
    if (judgement.faults.length === 0) kept.store()
    return judgement
  })

/** Our own checks. */
export const judges: Readonly<Record<string, Judge>> = {
  boundaries: async () => {
    const { faults, filesRead } = await judgeBoundaries(repository, FILES_LEAST)
    return { faults, figures: `${filesRead} files` }
  },
  tidy: () => tidy(repository),
  refusals: (paths) => ({
    faults: ignoredRefusals(
      join(repository, 'apps/server'),
      paths.map((path) => join(repository, path)),
    ),
  }),
  statements: () => statements(() => true),
  'changed-statements': () => statements(undefined),
  lockfile: () => ({ faults: lockfile(repository) }),
  licences: () => licences(repository),
}
