import { delimiter, dirname, join } from 'node:path'
import { environment, repository } from '../run/paths.ts'

/** The type-aware linter. It starts `tsgolint` through PATH, so the pinned Node is first there. */
export function oxlintCommand(): { command: string; args: string[]; env: NodeJS.ProcessEnv } {
  const bin = join(repository, 'node_modules/.bin')
  return {
    command: process.execPath,
    args: [join(repository, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
    env: {
      ...environment,
      PATH: [dirname(process.execPath), bin, environment['PATH'] ?? ''].join(delimiter),
      OXLINT_TSGOLINT_PATH: join(bin, 'tsgolint'),
    },
  }
}
