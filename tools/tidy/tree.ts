import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { proofs } from '../matrix.ts'

export interface TreeFile {
  /** The path from the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** The files that people write: no dependencies, builds or data. */
export interface Tree {
  readonly root: string
  readonly files: readonly TreeFile[]
  has(path: string): boolean
}

/** A tidy rule: reads the tree and returns each fault with its position and the correction. */
export type TidyRule = (tree: Tree) => readonly string[]

const skipped: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results'])
/** Data, and builds of the whole. */
const atRoot: ReadonlySet<string> = new Set(['data', 'build', 'build.next'])
const read = /\.(ts|tsx|mjs|sql|md|json)$/

export function readTree(root: string): Tree {
  return {
    root,
    files: listFiles(root)
      .filter((path) => read.test(path) && path !== 'package-lock.json')
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    has: (path) => existsSync(join(root, path)),
  }
}

/** The paths of all files that people write, from the root, with forward slashes. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (skipped.has(entry.name) || atRoot.has(path)) return []
    return entry.isDirectory() ? listFiles(root, path) : [path]
  })
}

export const isCode = ({ path }: TreeFile): boolean => /\.(ts|tsx|mjs)$/.test(path)
export const isProof = ({ path }: TreeFile): boolean => proofs.some((pattern) => pattern.test(path))
export const isGenerated = ({ path }: TreeFile): boolean => path.includes('/generated/')

/** Every match of `pattern` in the file: `path:line`. */
export function placesOf(file: TreeFile, pattern: RegExp): string[] {
  return [...file.text.matchAll(new RegExp(pattern, 'gm'))].map((match) => at(file, match.index))
}

export function at(file: TreeFile, index: number): string {
  return `${file.path}:${file.text.slice(0, index).split('\n').length}`
}
