import { statSync } from 'node:fs'
import { join } from 'node:path'
import { oxlintCommand } from '../lint/oxlint.ts'
import { installed, repository } from '../run/paths.ts'
import type { Command, Step, Unit } from './run-steps.ts'
import { digestOf, type SourceTree } from './source-tree.ts'

/** More files than this are judged by a run over the whole tree, because a command line has a limit. */
const FILES_MAX = 250

const CODE = /\.[mc]?[jt]sx?$/
const MANIFEST = /(^|\/)package\.json$/
const PROJECTS = /(^|\/)tsconfig[^/]*\.json$/
/** Manifests and projects decide how every import resolves. */
const settingsOf = (more = MANIFEST.source) => new RegExp(`${MANIFEST.source}|${PROJECTS.source}|${more}`)
const JUDGE = 'tools/check/judge.ts'
const STATEMENTS = 'statements'
const CHANGED_STATEMENTS = 'changed-statements'

const script = (path: string) => join(repository, path)
const ours = (...words: string[]): Command => ({ args: [script(JUDGE), ...words] })

/** The lines that are part of every step's cache key: the versions of the tools and of Node, and the step's sources. */
const toolLines = (tree: SourceTree, program: string): string[] => [
  `${process.version} ${process.platform} ${process.arch}`,
  tree.line('package-lock.json'),
  ...tree.reach(['tools/check.ts', program]).map((path) => tree.line(path)),
]

/** One cached unit for all inputs. `line` returns the text of an input that is part of the cache key. */
const wholeUnit = (
  tree: SourceTree,
  program: string,
  inputs: readonly string[],
  line = (path: string) => tree.line(path),
): Unit => ({ key: digestOf([...toolLines(tree, program), ...inputs.map(line)]), inputs })

/** One cached unit for each file. A change of a file that matches `settings` makes all of them run again. */
function perFile(
  tree: SourceTree,
  files: readonly string[],
  settings: RegExp,
  line: (path: string) => string,
): Map<string, Unit> {
  const common = [...toolLines(tree, JUDGE), ...tree.matching(settings).map((path) => tree.line(path))]
  const start = digestOf(common)
  return new Map(files.map((path) => [path, { key: digestOf([start, line(path)]), inputs: [path] }]))
}

/** A judge of the whole tree. */
const judgeOf = (
  names: readonly string[],
  inputs: (tree: SourceTree) => readonly string[],
  line?: (tree: SourceTree, path: string) => string,
): Step => ({
  name: names.join(', '),
  units: (tree) =>
    new Map([
      [
        'all',
        wholeUnit(
          tree,
          JUDGE,
          inputs(tree),
          line === undefined ? undefined : (path: string) => line(tree, path),
        ),
      ],
    ]),
  command: () => ours(...names),
})

const fewOr = (units: readonly string[] | undefined, all: readonly string[]): readonly string[] =>
  units === undefined || units.length > FILES_MAX ? all : units

/** The compiler compares times of modification. It is forced when a changed file is older than its last build. */
const types: Step = {
  name: 'types',
  always: true,
  units: (tree) =>
    new Map(
      tree
        .matching(/(^|\/)[^./][^/]*\.([mc]?tsx?|json)$/)
        .map((path) => [path, { key: tree.line(path), inputs: [path] }]),
    ),
  command: (units, tree) => ({
    args: [
      installed('ts7/bin/tsc'),
      '-b',
      ...(units === undefined || units.some((path) => isOlderThanBuild(tree, path)) ? ['--force'] : []),
    ],
  }),
}

function isOlderThanBuild(tree: SourceTree, path: string): boolean {
  const project = path.split('/', /^(apps|packages)\//.test(path) ? 2 : 1).join('/')
  const build = statSync(installed(`.cache/tsc/${project}.tsbuildinfo`), { throwIfNoEntry: false })
  return build !== undefined && tree.modifiedAtMs(path) <= build.mtimeMs
}

/** A file is judged again when its text changes, or a declaration that it reaches. */
const lint: Step = {
  name: 'lint',
  after: types.name,
  units: (tree) =>
    perFile(tree, tree.matching(CODE), settingsOf('^\\.oxlintrc\\.json$'), (path) => tree.typedHash(path)),
  command: (units) => {
    const { args, env } = oxlintCommand()
    return { args: [...args, ...fewOr(units, [])], env }
  },
}

/**
 * Ignored refusals file by file; statements as a whole, because the texts of one are composed from calls anywhere: the
 * judge finds out which of them a change concerns.
 */
const server: Step = {
  name: 'refusals, statements',
  after: types.name,
  units: (tree) =>
    perFile(tree, tree.matching(/^apps\/server\/.*\.ts$/), settingsOf(), (path) => tree.typedHash(path)).set(
      STATEMENTS,
      wholeUnit(tree, JUDGE, [
        ...tree.reach(tree.matching(/^apps\/server\/.*\.ts$/)),
        ...tree.matching(settingsOf('^database\\/')),
      ]),
    ),
  command: (units) => {
    const files = units?.filter((unit) => unit !== STATEMENTS)
    return ours(
      ...(units === undefined ? [STATEMENTS] : units.includes(STATEMENTS) ? [CHANGED_STATEMENTS] : []),
      ...(files?.length === 0 ? [] : ['refusals', ...fewOr(files, [])]),
    )
  },
}

/** Only the imports of a file and the names of files decide, not the rest of a text. */
const boundaries = judgeOf(
  ['boundaries'],
  (tree) => [...tree.hashes.keys()],
  (tree, path) => {
    if (CODE.test(path)) return `${path} ${digestOf([tree.importsText(path)])}`
    return MANIFEST.test(path) || PROJECTS.test(path) ? tree.line(path) : path
  },
)

const generated: Step = {
  name: 'generated',
  units: (tree) => {
    const read = tree.reach([
      'apps/server/src/modules/transfers/transfer.ts',
      'apps/server/src/platform/config/variables.ts',
      ...tree.matching(/^(packages\/contract|database|docs)\/|^\.prettierrc|\/breached-passwords\.txt$/),
    ])
    const modules = tree.matching(/^apps\/server\/src\/modules\/[^/]+\/index\.ts$/)
    const { key, inputs } = wholeUnit(tree, 'tools/gen.ts', read)
    return new Map([['all', { key: digestOf([key, ...modules]), inputs }]])
  },
  command: () => ({ args: [script('tools/gen.ts'), '--check'] }),
}

const format: Step = {
  name: 'format',
  units: (tree) =>
    perFile(tree, [...tree.hashes.keys()], /^\.prettier(rc\.json|ignore)$/, (path) => tree.line(path)),
  command: (units) => ({
    args: [
      installed('prettier/bin/prettier.cjs'),
      ...['--check', '--ignore-unknown', '--log-level', 'warn'],
      ...fewOr(units, ['.']),
    ],
  }),
}

/** Keys and passwords in files. What only looks like one has a comment that says so. */
const secrets: Step = {
  name: 'secrets',
  units: (tree) =>
    perFile(tree, [...tree.hashes.keys()], /^\.secretlintrc\.json$/, (path) => tree.line(path)),
  command: (units) => ({
    args: [
      installed('secretlint/bin/secretlint.js'),
      ...(units === undefined || units.length > FILES_MAX
        ? ['--secretlintignore', '.gitignore', '**/*']
        : ['--no-glob', ...units]),
    ],
  }),
}

/** The steps of `npm run check`. Each is one process and changes no file of ours. */
export const steps: readonly Step[] = [
  types,
  judgeOf(['lockfile', 'licences'], (tree) => tree.matching(MANIFEST)),
  judgeOf(['tidy'], (tree) => [...tree.hashes.keys()]),
  lint,
  server,
  boundaries,
  generated,
  secrets,
  format,
]
