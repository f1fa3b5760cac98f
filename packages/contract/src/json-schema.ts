import { z } from 'zod/mini'

/** A JSON Schema as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * The dialect to derive: draft-7 is what Fastify's validator reads, 2020-12 is what OpenAPI 3.1 speaks.
 */
export type Dialect = 'draft-7' | 'draft-2020-12'

/** 'input' for what a caller sends (params, query, body), 'output' for what we answer. */
export type Direction = 'input' | 'output'

/** Kinds of shape that say more in Zod than JSON Schema can, so that the rule would vanish on the way. */
const vanishing: ReadonlySet<string> = new Set([
  'pipe',
  'transform',
  'default',
  'prefault',
  'catch',
  'success',
  'custom',
  'function',
  'promise',
  'any',
])

interface Definition {
  readonly type: string
  readonly coerce?: boolean
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDefinition } }[]
}
interface CheckDefinition {
  readonly check: string
  readonly pattern?: RegExp
}

/**
 * The JSON Schema that says exactly what the shape says; the same value drives validator, serialiser and OpenAPI.
 * Throws when a rule of the shape would be lost: `refine`, transforms, defaults, coercion, regex flags, bigint, date.
 */
export function jsonSchemaOf(shape: z.ZodMiniType, direction: Direction, dialect: Dialect): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io: direction,
    target: dialect,
    unrepresentable: 'throw',
    override: ({ zodSchema, path }) => refuseVanishing(zodSchema._zod.def as unknown as Definition, path),
  }) as Record<string, unknown>
  return schema
}

/** The same for every shape of a registry, by its id; a shape within another is a reference to `uri` of its id. */
export function jsonSchemasOf(
  registry: z.core.$ZodRegistry<{ id?: string | undefined }>,
  uri: (id: string) => string,
): Readonly<Record<string, JsonSchema>> {
  const { schemas } = z.toJSONSchema(registry, {
    io: 'output',
    target: 'draft-2020-12',
    unrepresentable: 'throw',
    uri,
    override: ({ zodSchema, jsonSchema, path }) => {
      refuseVanishing(zodSchema._zod.def as unknown as Definition, path)
      // Every integer is one that a JSON number holds exactly; a schema says only the bounds that mean something.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [id, schema]),
  )
}

function refuseVanishing(definition: Definition, path: readonly (string | number)[]): void {
  const lost = lostIn(definition)
  if (lost !== undefined)
    throw new Error(
      `${lost} at /${path.join('/')} would vanish from the JSON Schema; keep that rule in the domain`,
    )
}

function lostIn(definition: Definition): string | undefined {
  if (vanishing.has(definition.type)) return definition.type
  if (definition.coerce === true) return 'coercion'
  for (const { _zod: check } of definition.checks ?? []) {
    if (check.def.check === 'custom') return 'refine'
    if (check.def.check === 'overwrite') return 'an overwriting check'
    if (check.def.pattern !== undefined && check.def.pattern.flags !== '')
      return `the regex flag "${check.def.pattern.flags}"`
  }
  return undefined
}
