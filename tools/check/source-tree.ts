import { existsSync, readFileSync, statSync } from 'node:fs'
import { hash } from 'node:crypto'
import { extname, join, posix } from 'node:path'
import ts from 'typescript'
import { listFiles } from '../tidy/tree.ts'

/** The imports of a text: what it names, and where the last name ends. */
export interface Imports {
  readonly names: readonly string[]
  readonly end: number
}

/** Imports by the hash of the text that has them, so that only changed texts are read again. */
export type KnownImports = Record<string, Imports>

/** Where `tsc -b` writes the declarations of a file of the tree. */
const DECLARATIONS = 'node_modules/.cache/tsc'
/** A module of this kind changes the types of files that do not import it. */
const AMBIENT = /^\s*declare (global|module)\b/m

const digest = (data: string | Buffer): string => hash('sha256', data).slice(0, 32)
export const digestOf = (parts: readonly string[]): string => digest(parts.join('\n'))

/** The files of the repository at one instant, with the hash of each, and who imports whom. Paths have forward slashes. */
export class SourceTree {
  readonly root: string
  readonly hashes: ReadonlyMap<string, string>
  /** The imports that were needed, of known and of new texts. */
  readonly imports: KnownImports = {}
  readonly #known: KnownImports
  readonly #exports: ReadonlyMap<string, string>
  readonly #declared = new Map<string, { readonly hash: string; readonly imports: readonly string[] }>()
  readonly #importsOf = new Map<string, readonly string[]>()
  #ambient: readonly string[] | undefined

  constructor(root: string, known: KnownImports = {}) {
    this.root = root
    this.hashes = new Map(
      listFiles(root)
        .filter((path) => !/\.(log|tsbuildinfo)$/.test(path))
        .toSorted()
        .map((path) => [path, digest(readFileSync(join(root, path)))]),
    )
    this.#known = known
    this.#exports = this.#exportsOfWorkspaces()
  }

  /** The paths that match. */
  matching(pattern: RegExp): string[] {
    return [...this.hashes.keys()].filter((path) => pattern.test(path))
  }

  /** One line for a file: its path and the hash of its text. */
  line(path: string): string {
    return `${path} ${this.hashes.get(path) ?? 'missing'}`
  }

  text(path: string): string {
    return readFileSync(join(this.root, path), 'utf8')
  }

  /** Milliseconds since 1970 of the last modification. */
  modifiedAtMs(path: string): number {
    return statSync(join(this.root, path)).mtimeMs
  }

  /** The files and everything that they import, by text. */
  reach(starts: readonly string[]): string[] {
    return closure(starts, (path) => this.#importsOfFile(path))
  }

  /**
   * The hash of everything that the types in a file depend on: its text, the declarations that it reaches through
   * imports, and every ambient declaration. A changed body of a function that a file calls does not change it.
   */
  typedHash(path: string): string {
    this.#ambient ??= this.matching(/\.[mc]?tsx?$/).filter(
      (file) => file.endsWith('.d.ts') || AMBIENT.test(this.text(file)),
    )
    const reached = closure(
      [...this.#importsOfFile(path), ...this.#ambient],
      (one) => this.#declaredOf(one).imports,
    )
    return digestOf([this.line(path), ...reached.map((one) => `${one} ${this.#declaredOf(one).hash}`)])
  }

  /** The text of a file as far as its last import: all that its imports depend on. */
  importsText(path: string): string {
    const text = this.text(path)
    const started = [...text.matchAll(/new URL\(\s*'[^']*'/g)].map(([match]) => match)
    return [text.slice(0, this.#read(digest(text), () => text).end), ...started].join('\n')
  }

  #importsOfFile(path: string): readonly string[] {
    const found = this.#importsOf.get(path)
    if (found !== undefined) return found
    const own = this.hashes.get(path)
    const isRead = own !== undefined && /\.[mc]?[jt]sx?$/.test(path)
    const imports = isRead ? this.#resolved(path, own, () => this.text(path)) : []
    this.#importsOf.set(path, imports)
    return imports
  }

  /** A file as its importers see it: the compiler's declarations of it, or its text where there are none. */
  #declaredOf(path: string) {
    const found = this.#declared.get(path)
    if (found !== undefined) return found
    const file = join(this.root, DECLARATIONS, `${path.slice(0, -extname(path).length)}.d.ts`)
    const isDeclared = /(?<!\.d)\.tsx?$/.test(path) && this.hashes.has(path) && existsSync(file)
    const text = isDeclared ? readFileSync(file, 'utf8') : ''
    const declared = isDeclared
      ? { hash: digest(text), imports: this.#resolved(path, digest(text), () => text) }
      : { hash: this.hashes.get(path) ?? 'missing', imports: this.#importsOfFile(path) }
    this.#declared.set(path, declared)
    return declared
  }

  #read(key: string, text: () => string): Imports {
    return (this.imports[key] ??= this.#known[key] ?? importsIn(text()))
  }

  #resolved(path: string, key: string, text: () => string): string[] {
    return this.#read(key, text).names.flatMap((name) => {
      if (name.startsWith('.')) return [posix.join(posix.dirname(path), name.replace(/\?.*$/, ''))]
      const ours = this.#exports.get(name)
      return ours === undefined ? [] : [ours]
    })
  }

  /** `@puente/name/entry` → file. */
  #exportsOfWorkspaces(): Map<string, string> {
    return new Map(
      this.matching(/^(apps\/[^/]+|packages\/[^/]+|sandbox)\/package\.json$/).flatMap((path) => {
        const { name = '', exports = {} } = JSON.parse(this.text(path)) as {
          name?: string
          exports?: Record<string, string>
        }
        return Object.entries(exports).map(([entry, file]) => [
          posix.join(name, entry),
          posix.join(posix.dirname(path), file),
        ])
      }),
    )
  }
}

function importsIn(text: string): Imports {
  const { importedFiles, referencedFiles } = ts.preProcessFile(text, true, true)
  const all = [...importedFiles, ...referencedFiles]
  return {
    names: [...new Set(all.map(({ fileName }) => fileName))],
    end: Math.max(0, ...all.map(({ end }) => end + 1)),
  }
}

/** The starts and everything reachable from them, sorted. */
function closure(starts: readonly string[], next: (path: string) => readonly string[]): string[] {
  const reached = new Set(starts)
  for (const path of reached) for (const other of next(path)) reached.add(other)
  return [...reached].toSorted()
}
