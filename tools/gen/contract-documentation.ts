import type { Documentation, Endpoint, Named, Shape } from '@puente/contract/openapi'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { commentAt, endpointFinder, moduleReader, plain, type Comment } from './contract-source.ts'
import { ShapeReader } from './shape-reader.ts'

const FOLDER = 'packages/contract/src'

/**
 * Documentation of the contract, read from its source: the name of each shape and list of words, the doc
 * comments of shapes, of their fields and of refusals, and the noun of each endpoint, which is the folder
 * that declares it.
 */
export async function contractDocumentation(root: string): Promise<Documentation> {
  const read = moduleReader(root)
  const shapes = new ShapeReader(read)
  const words = new Map<string, Named>()
  const nouns = new Map<string, string>()
  const refusals = new Map<string, Comment>()
  const files = globSync(`${FOLDER}/**/*.ts`, { cwd: root })
    .filter((path) => !/\.test(-kit)?\.ts$|\/generated\//.test(path))
    .toSorted()
  const written = endpointFinder(files.map(read))
  for (const file of files) {
    const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>
    const module = read(file)
    for (const [key, value] of Object.entries(exported)) {
      // A file that re-exports a constant of another file declares nothing about it.
      const constant = module.constants.get(key)
      if (constant === undefined) continue
      if (isShape(value)) shapes.constant(value, constant)
      else if (isWords(value)) {
        const list = JSON.stringify(value)
        if (!words.has(list)) words.set(list, { name: singularOf(key), ...constant.comment })
      }
      if (key.endsWith('Refusals'))
        for (const [code, comment] of commentsIn(constant.value)) refusals.set(code, comment)
      for (const endpoint of endpointsIn(value)) {
        const { name } = endpoint
        const found = written(file, name)
        if (found !== undefined) shapes.endpoint(endpoint, found.value, found.module)
        if (dirname(file) !== FOLDER || !nouns.has(name)) nouns.set(name, nounOf(file))
      }
    }
  }
  const named = shapes.named()
  // A list of words and a shape may have the same noun as name: then the words are its kinds.
  const taken = new Set([...named.values()].map(({ name }) => name))
  for (const [list, about] of words)
    if (taken.has(about.name)) words.set(list, { ...about, name: `${about.name}Kind` })
  return {
    shapes: named,
    fields: shapes.fields,
    parts: shapes.parts,
    words,
    refusals,
    nouns,
    tags: glossaryOf(root),
  }
}

/** The glossary's definition of each folder name, as a sentence. */
function glossaryOf(root: string): Map<string, string> {
  const text = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  return new Map(
    [...text.matchAll(/^\| `([a-z-]+)` +\| (.*?) +\|$/gm)].map(([, name = '', what = '']) => [
      name,
      `${what.slice(0, 1).toUpperCase()}${what.slice(1)}.`,
    ]),
  )
}

/** The doc comment of each property of an object. */
function commentsIn(value: ts.Expression): (readonly [string, Comment])[] {
  const object = plain(value)
  if (!ts.isObjectLiteralExpression(object)) return []
  return object.properties.flatMap((property) =>
    property.name === undefined
      ? []
      : [[property.name.getText().replaceAll("'", ''), commentAt(property)] as const],
  )
}

/** 'publicStates' → 'PublicState', 'currencies' → 'Currency', 'statuses' → 'Status' */
const singularOf = (key: string): string =>
  `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`.replace(
    /ies$|uses$|(?<=[^s])s$/,
    (end) => ({ ies: 'y', uses: 'us' })[end] ?? '',
  )

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && '_zod' in value
const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 1 && value.every((word) => typeof word === 'string')
const endpointsIn = (value: unknown): readonly Endpoint[] => {
  if (typeof value !== 'object' || value === null || isShape(value)) return []
  return isEndpoint(value) ? [value] : Object.values(value).filter(isEndpoint)
}
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'refusals' in value

/** The folder of the source folder that declares an endpoint; files directly in the source folder have no noun. */
const nounOf = (file: string): string =>
  dirname(file) === FOLDER ? 'service' : (relative(FOLDER, file).split(sep)[0] ?? 'service')
