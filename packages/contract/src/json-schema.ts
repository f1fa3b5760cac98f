import { z } from 'zod/mini'

/** A JSON Schema as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** The target dialect: draft-7 for Fastify's validator, 2020-12 for OpenAPI 3.1. */
export type Dialect = 'draft-7' | 'draft-2020-12'

/** 'input' for what a caller sends (params, query, body), 'output' for replies. */
export type Direction = 'input' | 'output'

/** Zod shapes with rules that JSON Schema cannot express, so that the rule would be lost. */
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
 * The JSON Schema with exactly the rules of the shape; validator, serialiser and OpenAPI use the same value.
 * Throws when a rule of the shape would be lost: `refine`, transforms, defaults, coercion, regex flags,
 * bigint, date.
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

/**
 * The same for every shape of a registry, by its id. A nested registered shape becomes a reference to `uri`
 * of its id.
 */
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
      // Zod bounds every integer by the largest exact JSON number. That bound is omitted; declared bounds
      // stay.
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
