import { dirname, join } from 'node:path'
import { at, type Tree, type TidyRule, type TreeFile } from './tree.ts'

/** Links, paths and npm scripts that the documents name exist. */
export const documents: TidyRule = (tree) =>
  tree.files
    .filter((file) => file.path.endsWith('.md'))
    .flatMap((file) => [...deadLinks(tree, file), ...deadPaths(tree, file), ...deadScripts(tree, file)])

function deadLinks(tree: Tree, file: TreeFile): string[] {
  return [...file.text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)]*)?\)/g)]
    .filter(([, target = '']) => !tree.has(join(dirname(file.path), target)))
    .map((match) => `${at(file, match.index)}: the link to ${match[1]} leads nowhere`)
}

const roots = 'apps|packages|sandbox|database|e2e|bench|tools|docs'

/** A path in backticks is from the root; one with a pattern in it (`*`, `<name>`, `…`, `{a,b}`) names no single file. */
function deadPaths(tree: Tree, file: TreeFile): string[] {
  return [...file.text.matchAll(new RegExp(`\`((?:${roots})/[^\`\\s*<…{]+)\``, 'g'))]
    .filter(([, path = '']) => !tree.has(path))
    .map((match) => `${at(file, match.index)}: \`${match[1]}\` does not exist`)
}

function deadScripts(tree: Tree, file: TreeFile): string[] {
  const manifest = tree.files.find((other) => other.path === 'package.json')
  const { scripts = {} } = JSON.parse(manifest?.text ?? '{}') as { scripts?: Record<string, string> }
  return [...file.text.matchAll(/\bnpm (?:run ([a-z:0-9-]+)|(start|test)\b)/g)]
    .filter((match) => scripts[match[1] ?? match[2] ?? ''] === undefined)
    .map((match) => `${at(file, match.index)}: there is no script for \`${match[0]}\``)
}
