import { relative, resolve, sep } from 'node:path'
import type { Cache } from '../check/cache.ts'
import { digestOf, type SourceTree } from '../check/source-tree.ts'
import type { Consulted } from './symbols.ts'

interface From {
  readonly files: readonly string[]
  readonly calls: readonly string[]
  readonly properties: readonly string[]
}

/** What a run that found no fault leaves for the next one. Paths are from the root. */
interface Kept {
  /** The hash of what every result depends on: the database, the tools and the settings of the compiler. */
  readonly common: string
  /** The hash of the types in each file of the program. */
  readonly hashes: Readonly<Record<string, string>>
  /** What the statements of each file were composed from. */
  readonly from: Readonly<Record<string, From>>
}

const NAME = 'judged-statements'
const NOTHING: Kept = { common: '', hashes: {}, from: {} }
const PROGRAM = /^(apps\/server|packages)\/.*\.tsx?$/
const COMMON = /^database\/|^package-lock\.json$|(^|\/)package\.json$|(^|\/)tsconfig[^/]*\.json$/

/**
 * Which files' statements have to be judged again since the last run without a fault: those of a changed file; those
 * composed from a changed file; and those that follow the calls, or the properties of objects, of a name that a changed
 * file calls or gives.
 */
export function keptStatements(cache: Cache, tree: SourceTree) {
  const { root } = tree
  const pathOf = (file: string): string => relative(root, resolve(file)).split(sep).join('/')
  const common = digestOf([
    process.version,
    ...[...tree.matching(COMMON), ...tree.reach(['tools/check/judge.ts'])].map((path) => tree.line(path)),
  ])
  const hashes = Object.fromEntries(tree.matching(PROGRAM).map((path) => [path, tree.typedHash(path)]))
  const read = cache.read(NAME, NOTHING)
  const kept = read.common === common ? read : NOTHING
  const changed = new Set(
    [...Object.keys(kept.hashes), ...Object.keys(hashes)].filter(
      (path) => kept.hashes[path] !== hashes[path],
    ),
  )
  const texts = [...changed].filter((path) => path in hashes).map((path) => tree.text(path))
  const namesBefore = (next: RegExp) => new Set(texts.flatMap((text) => text.match(next) ?? []))
  const calls = namesBefore(/[\w$]+(?=\s*[(<`])/g)
  const properties = namesBefore(/[\w$]+(?=\s*[:,}(])/g)
  const from = new Map(Object.entries(kept.from).filter(([path]) => path in hashes))
  return {
    isStale: (file: string): boolean => {
      const path = pathOf(file)
      const known = from.get(path)
      return (
        known === undefined ||
        changed.has(path) ||
        known.files.some((one) => changed.has(one)) ||
        known.calls.some((name) => calls.has(name)) ||
        known.properties.some((name) => properties.has(name))
      )
    },
    onJudged: (file: string, consulted: Consulted): void => {
      const files = [...consulted.files].map(pathOf).filter((path) => path in hashes)
      from.set(pathOf(file), {
        files,
        calls: [...consulted.calls],
        properties: [...consulted.properties],
      })
    },
    /** Call it when no fault was found. */
    store: (): void => cache.write(NAME, { common, hashes, from: Object.fromEntries(from) } satisfies Kept),
  }
}
