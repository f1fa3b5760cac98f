/**
 * `npm run check [-- [--no-cache] [--changed] [PATH…]]`: judges what can be judged without running the program. A step
 * whose inputs equal those with which it passed is not repeated. With paths, or with the files changed since `main`, only
 * what concerns these files is judged, and not the files that import them.
 */
import { parseArgs } from 'node:util'
import { cacheIn } from './check/cache.ts'
import { runSteps } from './check/run-steps.ts'
import { changedFiles, filesOf } from './check/scope.ts'
import { steps } from './check/steps.ts'
import { installed, repository } from './run/paths.ts'
import { runNode } from './run/run.ts'

const began = performance.now()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false }, 'no-cache': { type: 'boolean', default: false } },
})
const isLimited = values.changed || positionals.length > 0
const only = [
  ...(values.changed ? changedFiles(repository) : []),
  ...filesOf(repository, positionals, process.cwd()),
]
const failed = await runSteps({
  root: repository,
  steps,
  cache: cacheIn(installed('.cache/puente-check')),
  usesCache: !values['no-cache'],
  only: isLimited ? only : undefined,
  start: ({ args, env }) => runNode(args, env === undefined ? {} : { env }),
  print: (line) => console.log(line),
})
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  failed.length === 0 ? `Everything holds (${seconds} s).` : `${failed.join(', ')} failed (${seconds} s).`,
)
if (failed.length > 0) process.exitCode = 1
