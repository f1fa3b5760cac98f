import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** One chunk in the manifest of a build. */
export interface BuiltChunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/** A web app built for production, and the sizes of its chunks in bytes of gzip. */
export interface BuiltApp {
  readonly folder: string
  readonly chunks: Readonly<Record<string, BuiltChunk>>
  /** The modules of each file. */
  readonly modules: ReadonlyMap<string, readonly string[]>
  chunk(key: string): BuiltChunk
  /** The entry chunk with everything that it imports statically. */
  first(): ReadonlySet<string>
  /** What these keys need beyond the entry chunk. */
  beyondFirst(...keys: readonly string[]): string[]
  /** Chunks that are loaded on demand. The chunks that only these screens use are left out. */
  onDemand(...without: readonly string[]): string[]
  weigh(keys: Iterable<string>): number
  remove(): void
}

/**
 * Builds the app of a folder into a separate one, because an existing build may be outdated. NODE_ENV must be `production`,
 * or the development build is measured.
 */
export async function buildApp(root: string): Promise<BuiltApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'puente-size-'))
  const built = (await build({
    root,
    logLevel: 'error',
    build: { outDir: folder },
  })) as Rolldown.RolldownOutput
  const manifest = readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')
  const chunks = JSON.parse(manifest) as Readonly<Record<string, BuiltChunk>>

  const chunk = (key: string): BuiltChunk => {
    const found = chunks[key]
    if (found === undefined) throw new Error(`the manifest has no ${key}`)
    return found
  }
  const closureOf = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const imported of chunk(key).imports ?? []) closureOf(imported, seen)
    return seen
  }
  const entries = Object.keys(chunks).filter((key) => chunk(key).isEntry === true)
  const [entry] = entries
  if (entry === undefined) throw new Error('the manifest has no entry')
  const first = closureOf(entry)
  return {
    folder,
    chunks,
    modules: new Map(
      built.output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part.moduleIds]] : [])),
    ),
    chunk,
    first: () => first,
    beyondFirst: (...keys) => {
      const needed = new Set<string>()
      for (const key of keys) closureOf(key, needed)
      return [...needed].filter((key) => !first.has(key))
    },
    onDemand: (...without) => {
      const reached = new Set<string>()
      const follow = (key: string) => {
        if (reached.has(key) || without.some((name) => key.endsWith(name))) return
        reached.add(key)
        for (const next of [...(chunk(key).imports ?? []), ...(chunk(key).dynamicImports ?? [])]) follow(next)
      }
      for (const key of entries) follow(key)
      return [...reached].filter((key) => chunk(key).isDynamicEntry === true)
    },
    weigh: (keys) =>
      [...keys].reduce(
        (sum, key) => sum + gzipSync(readFileSync(path.join(folder, chunk(key).file)), { level: 9 }).length,
        0,
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const quotes = ["'", '"', '`']

/**
 * The texts of catalogues with a placeholder, and those of them that are strings of the built chunks as they are
 * written. Names between double braces are no placeholders.
 */
export function placeholdersIn(
  { folder, chunks }: Pick<BuiltApp, 'folder' | 'chunks'>,
  catalogues: Readonly<Record<string, unknown>>,
): { readonly texts: readonly string[]; readonly uncompiled: readonly string[] } {
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf)
  const texts = [...new Set(textsOf(catalogues).filter((text) => /(?<!\{)\{(?!\{)/.test(text)))]
  const files = new Set(Object.values(chunks).map(({ file }) => file))
  const code = [...files].map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
  return {
    texts,
    uncompiled: texts.filter((text) => quotes.some((quote) => code.includes(`${quote}${text}${quote}`))),
  }
}
