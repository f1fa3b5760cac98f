import { z } from 'zod/mini'
import { jsonSchemasOf, type JsonSchema } from '../json-schema.ts'
import { schemaRef, type Documentation, type Named, type Shape } from './documentation.ts'
import { bare, collect, fieldShapes, within } from './shapes-within.ts'
import { titleOf, unitOf } from './words.ts'
import { withComponents, type Component } from './words-and-ids.ts'

/** The JSON Schemas of every shape that the endpoints use. Named shapes are components, used by reference. */
export interface Schemas {
  /** A reference to the component of a body or a reply. */
  of(shape: Shape): JsonSchema
  /** The schema itself, for positions where no reference is allowed; its fields have their descriptions. */
  whole(shape: Shape): JsonSchema
  /** The component that a schema refers to. */
  referred(schema: JsonSchema): JsonSchema | undefined
  readonly components: Readonly<Record<string, JsonSchema>>
}

/** A shape of an endpoint, with a name and a description for shapes without their own. */
export interface Root extends Named {
  readonly shape: Shape
}

/**
 * Derives the schemas of these shapes and of all shapes within them. A shape has one schema for requests and
 * replies, because no shape of the contract has a default or a transform. Throws where jsonSchemaOf does, and
 * when two schemas have one name.
 */
export function schemasOf(roots: readonly Root[], documentation: Documentation): Schemas {
  const used = new Set<Shape>()
  for (const { shape } of roots) collect(shape, used)
  const named = new Map([...documentation.shapes].filter(([shape]) => used.has(shape)))
  for (const { shape, ...about } of roots) if (!named.has(shape)) named.set(shape, about)
  const registry = z.registry<{ id: string }>()
  for (const [shape, { name }] of named) registry.add(shape, { id: name })
  const found = new Map<string, Component>()
  const { words, fields } = documentation
  const derived = withComponents(jsonSchemasOf(registry, schemaRef), words, found) as Record<
    string,
    JsonSchema
  >
  const whole = (shape: Shape): JsonSchema =>
    withFields(derived[named.get(shape)?.name ?? ''] ?? {}, shape, fields)
  const listed = [
    ...[...named].map(([shape, about]) => ({ named: about, schema: whole(shape) })),
    ...found.values(),
  ].toSorted((one, other) => (one.named.name < other.named.name ? -1 : 1))
  const twice = listed.find(({ named: { name } }, nth) => listed[nth - 1]?.named.name === name)
  if (twice !== undefined) throw new Error(`two schemas of the contract are named ${twice.named.name}`)
  const components = Object.fromEntries(
    listed.map(({ named: about, schema }) => [about.name, described(about, schema)]),
  )
  return {
    whole,
    components,
    of: (shape) => ({ $ref: schemaRef(named.get(shape)?.name ?? '') }),
    referred: ({ $ref: reference }) =>
      typeof reference === 'string' ? components[reference.slice(schemaRef('').length)] : undefined,
  }
}

/** The components that the document uses, directly or through others. */
export function referredTo(document: unknown, components: Readonly<Record<string, JsonSchema>>): Set<string> {
  const reached = new Set<string>()
  const visit = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (reached.has(name)) continue
      reached.add(name)
      visit(JSON.stringify(components[name] ?? {}))
    }
  }
  visit(JSON.stringify(document))
  return reached
}

/** A schema that may gain fields: clients ignore unknown fields. */
export function open(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(open)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(
    ([key, value]) => !(key === 'additionalProperties' && value === false),
  )
  return Object.fromEntries(entries.map(([key, value]) => [key, open(value)]))
}

function described({ name, description, example }: Named, schema: JsonSchema): JsonSchema {
  return {
    title: titleOf(name),
    ...(description === undefined ? {} : { description }),
    ...schema,
    ...(example === undefined ? {} : { examples: [example] }),
  }
}

/** The schema of a shape, where the description of each field is its doc comment and its unit. */
function withFields(schema: JsonSchema, shape: Shape, fields: Documentation['fields']): JsonSchema {
  if ('$ref' in schema) return schema
  const properties = schema['properties'] as Readonly<Record<string, JsonSchema>> | undefined
  if (properties === undefined) return within(schema, shape, (part, its) => withFields(part, its, fields))
  const shapes = fieldShapes(shape)
  const said = fields.get(bare(shape))
  const entries = Object.entries(properties).map(([key, property]) => {
    const its = shapes[key]
    const whole = its === undefined ? property : withFields(property, its, fields)
    const description = unitOf(key, whole, said?.get(key))
    return [key, description === undefined ? whole : { description, ...whole }] as const
  })
  return { ...schema, properties: Object.fromEntries(entries) }
}
