import { join } from 'node:path'
import { oxlintCommand } from '../lint/oxlint.ts'
import { installed, repository } from '../run/paths.ts'

export interface Step {
  readonly name: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

const ours = (...names: string[]): Step => ({
  name: names.join(', '),
  args: [join(repository, 'tools/check/judge.ts'), ...names],
})
const lint = oxlintCommand()

/** The steps of `npm run check`, the fastest first. Each step is one process and changes no file of ours. */
export const steps: readonly Step[] = [
  ours('tidy'),
  ours('lockfile'),
  ours('licences'),
  ours('boundaries'),
  { name: 'lint', args: lint.args, env: lint.env },
  { name: 'generated', args: [join(repository, 'tools/gen.ts'), '--check'] },
  ours('refusals', 'statements'),
  {
    name: 'format',
    args: [
      installed('prettier/bin/prettier.cjs'),
      ...[
        '--check',
        '--cache',
        '--cache-location',
        installed('.cache/puente/prettier'),
        '--log-level',
        'warn',
        '.',
      ],
    ],
  },
  { name: 'types', args: [installed('ts7/bin/tsc'), '-b'] },
]
