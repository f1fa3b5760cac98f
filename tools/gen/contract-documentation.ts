import type { Documentation, Endpoint, Named, Shape } from '@puente/contract/openapi'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'

const FOLDER = 'packages/contract/src'

/**
 * What the contract's source says of its shapes: the name of each exported shape and list of words, the doc comments of
 * shapes and of their fields, and the noun of each endpoint, which is the folder that declares it.
 */
export async function contractDocumentation(root: string): Promise<Documentation> {
  const shapes = new Map<Shape, Named>()
  const words = new Map<string, Named>()
  const fields = new Map<string, string>()
  const nouns = new Map<string, string>()
  const files = globSync(`${FOLDER}/**/*.ts`, { cwd: root }).toSorted()
  for (const file of files.filter((path) => !/\.test(-kit)?\.ts$|\/generated\//.test(path))) {
    const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>
    const comments = commentsOf(file, readFileSync(join(root, file), 'utf8'))
    for (const [key, value] of Object.entries(exported)) {
      // Of what a file hands on, the file that declares it speaks.
      const declared = comments.declared.get(key)
      if (declared === undefined) continue
      if (isShape(value) && !shapes.has(value)) {
        const name = nameOf(key)
        shapes.set(value, { name, ...declared })
        for (const [path, comment] of comments.fields.get(key) ?? []) fields.set(`${name}.${path}`, comment)
      } else if (isWords(value)) {
        const list = JSON.stringify(value)
        if (!words.has(list)) words.set(list, { name: singularOf(key), ...declared })
      }
      for (const { name } of endpointsIn(value))
        if (dirname(file) !== FOLDER || !nouns.has(name)) nouns.set(name, nounOf(file))
    }
  }
  // A list of words and a shape may be named after one noun: the words are its kinds.
  const taken = new Set([...shapes.values()].map(({ name }) => name))
  for (const [list, named] of words)
    if (taken.has(named.name)) words.set(list, { ...named, name: `${named.name}Kind` })
  return { shapes, words, fields, nouns, tags: glossaryOf(root) }
}

/** What the glossary says of each folder name. */
function glossaryOf(root: string): Map<string, string> {
  const text = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  return new Map(
    [...text.matchAll(/^\| `([a-z-]+)` +\| (.*?) +\|$/gm)].map(([, name = '', what = '']) => [name, what]),
  )
}

/** 'transferShape' → 'Transfer' */
function nameOf(key: string): string {
  const name = key.replace(/(Shape|Wire)$/, '')
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** 'publicStates' → 'PublicState', 'currencies' → 'Currency', 'statuses' → 'Status' */
const singularOf = (key: string): string =>
  nameOf(key).replace(/ies$|uses$|(?<=[^s])s$/, (end) => ({ ies: 'y', uses: 'us' })[end] ?? '')

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && '_zod' in value
const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 1 && value.every((word) => typeof word === 'string')

function endpointsIn(value: unknown): Endpoint[] {
  if (typeof value !== 'object' || value === null || isShape(value)) return []
  return isEndpoint(value) ? [value] : Object.values(value).filter(isEndpoint)
}
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'refusals' in value

interface Comments {
  /** Each constant with what its doc comment says. */
  readonly declared: ReadonlyMap<string, Omit<Named, 'name'>>
  /** By exported constant: the path of a field and its doc comment. */
  readonly fields: ReadonlyMap<string, readonly (readonly [string, string])[]>
}

function commentsOf(path: string, text: string): Comments {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const declared = new Map<string, Omit<Named, 'name'>>()
  const fields = new Map<string, (readonly [string, string])[]>()
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer === undefined) continue
      declared.set(name.getText(), saidAt(statement))
      fields.set(name.getText(), fieldComments(initializer, ''))
    }
  }
  return { declared, fields }
}

function fieldComments(node: ts.Node, at: string): (readonly [string, string])[] {
  if (!ts.isPropertyAssignment(node)) return node.getChildren().flatMap((child) => fieldComments(child, at))
  const path = at === '' ? node.name.getText() : `${at}.${node.name.getText()}`
  const { description } = saidAt(node)
  return [
    ...(description === undefined ? [] : [[path, description] as const]),
    ...fieldComments(node.initializer, path),
  ]
}

/** The doc comment before a declaration, and its `@example`. */
function saidAt(node: ts.Node): Omit<Named, 'name'> {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)
  const example = comment?.tags?.find(({ tagName }) => tagName.text === 'example')
  const [description, shown] = [comment, example].map((said) =>
    (ts.getTextOfJSDocComment(said?.comment) ?? '').replaceAll(/\s*\n\s*/g, ' ').trim(),
  )
  return { ...(description ? { description } : {}), ...(shown ? { example: shown } : {}) }
}

/** The folder that declares an endpoint; what stands beside the folders belongs to no noun. */
const nounOf = (file: string): string => (dirname(file) === FOLDER ? 'service' : basename(dirname(file)))
