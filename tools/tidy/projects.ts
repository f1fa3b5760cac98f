import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import type { TidyRule } from './tree.ts'

/** Every TypeScript file belongs to a project of the build; the compiler does not check other files. */
export const projects: TidyRule = (tree) => {
  const root = join(tree.root, 'tsconfig.json')
  if (!existsSync(root)) return []
  const { references = [] } = readConfig(root)
  const files = references.flatMap(({ path }) => filesOf(join(tree.root, path, 'tsconfig.json')))
  const covered = new Set(files.map((file) => relative(tree.root, file).replaceAll('\\', '/')))
  return tree.files
    .filter((file) => /\.tsx?$/.test(file.path) && !covered.has(file.path))
    .map((file) => `${file.path}: no project of tsconfig.json includes it, so nobody checks its types`)
}

function filesOf(config: string): string[] {
  return ts.parseJsonConfigFileContent(readConfig(config), ts.sys, dirname(config)).fileNames
}

function readConfig(path: string): { references?: { path: string }[] } {
  return (ts.readConfigFile(path, (file) => ts.sys.readFile(file)).config ?? {}) as {
    references?: { path: string }[]
  }
}
