import { idPrefixes } from '../ids.ts'
import type { JsonSchema } from '../json-schema.ts'
import { schemaRef, type Documentation, type Named } from './documentation.ts'

/** A schema component and its name. */
export interface Component {
  readonly named: Named
  readonly schema: JsonSchema
}

/** The same schemas, with every named list of words and every id replaced by a reference to its component. */
export function withComponents(
  node: unknown,
  words: Documentation['words'],
  found: Map<string, Component>,
): unknown {
  if (Array.isArray(node)) return node.map((one) => withComponents(one, words, found))
  if (typeof node !== 'object' || node === null) return node
  const schema = node as JsonSchema
  const component = schema['type'] === 'string' ? (wordsIn(schema, words) ?? idIn(schema)) : undefined
  if (component === undefined)
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [key, withComponents(value, words, found)]),
    )
  found.set(component.named.name, component)
  return { $ref: schemaRef(component.named.name) }
}

function wordsIn({ type, enum: list }: JsonSchema, words: Documentation['words']): Component | undefined {
  const named = Array.isArray(list) ? words.get(JSON.stringify(list)) : undefined
  return named && { named, schema: { type, enum: list } }
}

const kindOf = new Map(Object.entries(idPrefixes).map(([kind, prefix]) => [prefix as string, kind]))

function idIn({ type, pattern }: JsonSchema): Component | undefined {
  const prefix =
    typeof pattern === 'string' ? /^\^([a-z]{3})_\[0-9a-f\]\{32\}\$$/.exec(pattern)?.[1] : undefined
  const kind = prefix === undefined ? undefined : kindOf.get(prefix)
  if (prefix === undefined || kind === undefined) return undefined
  const name = `${kind.replaceAll(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase())}Id`
  const description = `ID of a ${kind.replaceAll('-', ' ')}: \`${prefix}_\` and 32 hexadecimal digits.`
  return { named: { name, description }, schema: { type, pattern, examples: [`${prefix}_${EXAMPLE_ID}`] } }
}

const EXAMPLE_ID = '0193b1f27c1e7c559a3e2f6f5a1c8d10'
