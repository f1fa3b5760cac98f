import { dirname, join } from 'node:path'
import { at, type Tree, type TidyRule, type TreeFile } from './tree.ts'

/** Links, paths and npm scripts in the documents exist, and each decision has its own number. */
export const documents: TidyRule = (tree) => {
  const texts = tree.files.filter((file) => file.path.endsWith('.md'))
  return [
    ...texts.flatMap((file) => [
      ...deadLinks(tree, file),
      ...deadPaths(tree, file),
      ...deadScripts(tree, file),
    ]),
    ...misnumbered(texts.filter(({ path }) => path.startsWith('docs/decisions/'))),
  ]
}

/** Decisions are numbered without gaps, in the file name and in the heading. */
function misnumbered(decisions: readonly TreeFile[]): string[] {
  const inOrder = [...decisions].sort((one, other) => one.path.localeCompare(other.path))
  return inOrder.flatMap(({ path, text }, place) => {
    const number = place + 1
    const isRight =
      path.startsWith(`docs/decisions/${String(number).padStart(4, '0')}-`) &&
      text.startsWith(`# ${number}. `)
    return isRight ? [] : [`${path}: decision ${number} is expected here, in the name and in the heading`]
  })
}

/** Brackets in code are not links. The length of the code is kept, so that line numbers are right. */
const withoutCode = (text: string): string => text.replaceAll(/`[^`\n]+`/g, (code) => ' '.repeat(code.length))

function deadLinks(tree: Tree, file: TreeFile): string[] {
  return [...withoutCode(file.text).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(#[^)]*)?\)/g)]
    .filter(([, target = '']) => !tree.has(join(dirname(file.path), target)))
    .map((match) => `${at(file, match.index)}: the link to ${match[1]} leads nowhere`)
}

const roots = 'apps|packages|sandbox|database|e2e|bench|tools|docs'

/**
 * A path in backticks is relative to the root; one with a pattern (`*`, `<name>`, `…`, `{a,b}`) names no
 * single file.
 */
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
