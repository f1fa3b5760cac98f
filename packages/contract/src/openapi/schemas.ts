import { z } from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { idPrefixes } from '../ids.ts'
import { jsonSchemasOf, type JsonSchema } from '../json-schema.ts'

export type Shape = NonNullable<Endpoint['body']>

/** What is written in the contract's source about a value: its name, and its doc comment. */
export interface Named {
  readonly name: string
  readonly description?: string
  /** The text of `@example`. */
  readonly example?: string
}

/** What the source of the contract says besides the values themselves; `tools/gen` reads it. */
export interface Documentation {
  readonly shapes: ReadonlyMap<Shape, Named>
  /** Lists of words by their JSON. */
  readonly words: ReadonlyMap<string, Named>
  /** Doc comments of fields, by the name of the shape and the path in it: `Transfer.recipient.name`. */
  readonly fields: ReadonlyMap<string, string>
  /** The noun of each endpoint by its name: the tag it is listed under. */
  readonly nouns: ReadonlyMap<string, string>
  /** What each tag is. */
  readonly tags: ReadonlyMap<string, string>
}

export const schemaRef = (name: string): string => `#/components/schemas/${name}`

/** The JSON Schemas of every shape that the endpoints use, those with a name once and by reference elsewhere. */
export interface Schemas {
  /** A reference to the component of a root. */
  of(shape: Shape): JsonSchema
  /** The schema itself, where no reference may stand. */
  whole(shape: Shape): JsonSchema
  /** The name of the component that a schema refers to. */
  nameIn(schema: JsonSchema): string | undefined
  readonly components: Readonly<Record<string, JsonSchema>>
}

/** A shape that an endpoint names, and its name where the source gives it none. */
export interface Root {
  readonly shape: Shape
  readonly name: string
}

/**
 * Derives the schemas of these shapes and of all within them. A shape that is sent and one that is answered have one
 * schema, because no shape of the contract has a default or a transform. Throws where jsonSchemaOf does.
 */
export function schemasOf(roots: readonly Root[], documentation: Documentation): Schemas {
  const used = new Set<Shape>()
  for (const { shape } of roots) collect(shape, used)
  const named = new Map([...documentation.shapes].filter(([shape]) => used.has(shape)))
  for (const { shape, name } of roots) if (!named.has(shape)) named.set(shape, { name })
  const registry = z.registry<{ id: string }>()
  for (const [shape, { name }] of named) registry.add(shape, { id: name })
  const found = new Map<string, Component>()
  const derived = withComponents(jsonSchemasOf(registry, schemaRef), documentation.words, found) as Record<
    string,
    JsonSchema
  >
  const whole = (shape: Shape): JsonSchema => derived[named.get(shape)?.name ?? ''] ?? {}
  const components = [
    ...[...named].map(([shape, about]) => ({ named: about, schema: whole(shape) })),
    ...found.values(),
  ].toSorted((one, other) => (one.named.name < other.named.name ? -1 : 1))
  for (const [
    nth,
    {
      named: { name },
    },
  ] of components.entries())
    if (components[nth - 1]?.named.name === name)
      throw new Error(`two schemas of the contract are named ${name}`)
  return {
    whole,
    of: (shape) => ({ $ref: schemaRef(named.get(shape)?.name ?? '') }),
    nameIn: ({ $ref: reference }) =>
      typeof reference === 'string' ? reference.slice(schemaRef('').length) : undefined,
    components: Object.fromEntries(
      components.map(({ named: about, schema }) => [
        about.name,
        described(about, schema, documentation.fields),
      ]),
    ),
  }
}

/** The components that something in the document refers to, directly or through others. */
export function referredTo(
  document: unknown,
  components: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const reached = new Set<string>()
  const visit = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (reached.has(name)) continue
      reached.add(name)
      visit(JSON.stringify(components[name] ?? {}))
    }
  }
  visit(JSON.stringify(document))
  return Object.fromEntries(Object.entries(components).filter(([name]) => reached.has(name)))
}

/** Every shape within a shape, itself included. */
function collect(shape: Shape, found: Set<Shape>): void {
  if (found.has(shape)) return
  found.add(shape)
  const definition = shape._zod.def as unknown as Readonly<Record<string, unknown>>
  const inner = [
    ...Object.values((definition['shape'] ?? {}) as Record<string, Shape>),
    ...((definition['options'] ?? []) as readonly Shape[]),
    ...(['element', 'innerType', 'valueType', 'keyType'] as const).map((key) => definition[key] as Shape),
  ]
  for (const one of inner) if (one !== undefined) collect(one, found)
}

/** 'PaymentInstructions' → 'Payment instructions' */
export const titleOf = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

function described(
  { name, description, example }: Named,
  schema: JsonSchema,
  fields: Documentation['fields'],
): JsonSchema {
  return {
    title: titleOf(name),
    ...(description === undefined ? {} : { description }),
    ...withFields(schema, name, fields),
    ...(example === undefined ? {} : { examples: [example] }),
  }
}

function withFields(schema: JsonSchema, path: string, fields: Documentation['fields']): JsonSchema {
  const items = schema['items'] as JsonSchema | undefined
  if (items !== undefined) return { ...schema, items: withFields(items, path, fields) }
  const properties = schema['properties'] as Readonly<Record<string, JsonSchema>> | undefined
  if (properties === undefined) return schema
  const entries = Object.entries(properties).map(([key, property]) => {
    const description = fields.get(`${path}.${key}`)
    const inner = withFields(property, `${path}.${key}`, fields)
    return [key, description === undefined ? inner : { description, ...inner }] as const
  })
  return { ...schema, properties: Object.fromEntries(entries) }
}

/** The same schemas where every list of words that has a name, and every id, is a reference to its component. */
function withComponents(
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

interface Component {
  readonly named: Named
  readonly schema: JsonSchema
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
  const description = `The id of a ${kind.replaceAll('-', ' ')}: ${prefix}_ and 32 hexadecimal digits.`
  return { named: { name, description }, schema: { type, pattern, examples: [`${prefix}_${EXAMPLE_ID}`] } }
}

const EXAMPLE_ID = '0193b1f27c1e7c559a3e2f6f5a1c8d10'
