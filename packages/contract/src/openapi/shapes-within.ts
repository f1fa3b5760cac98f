import type { JsonSchema } from '../json-schema.ts'
import type { Shape } from './documentation.ts'

interface Inner {
  readonly shape?: Readonly<Record<string, Shape>>
  readonly options?: readonly Shape[]
  readonly element?: Shape
  readonly innerType?: Shape
  readonly valueType?: Shape
  readonly keyType?: Shape
}
const inner = (shape: Shape): Inner => shape._zod.def as unknown as Inner

/** The shapes of an object's fields. */
export const fieldShapes = (shape: Shape): Readonly<Record<string, Shape>> => inner(bare(shape)).shape ?? {}

/** Adds every shape within a shape, itself included. */
export function collect(shape: Shape, found: Set<Shape>): void {
  if (found.has(shape)) return
  found.add(shape)
  const { shape: fields = {}, options = [], element, innerType, valueType, keyType } = inner(shape)
  for (const one of [...Object.values(fields), ...options, element, innerType, valueType, keyType])
    if (one !== undefined) collect(one, found)
}

/**
 * The same schema, with the schemas of a list's elements, a union's options or a record's values replaced.
 */
export function within(
  schema: JsonSchema,
  shape: Shape,
  replace: (part: JsonSchema, its: Shape) => JsonSchema,
): JsonSchema {
  const { element, options, valueType } = inner(bare(shape))
  const items = schema['items'] as JsonSchema | undefined
  if (items !== undefined && element !== undefined) return { ...schema, items: replace(items, element) }
  for (const key of ['anyOf', 'oneOf'] as const) {
    const list = schema[key] as readonly JsonSchema[] | undefined
    if (list === undefined || options === undefined) continue
    return {
      ...schema,
      [key]: list.map((option, nth) => (options[nth] === undefined ? option : replace(option, options[nth]))),
    }
  }
  const values = schema['additionalProperties']
  if (typeof values === 'object' && values !== null && valueType !== undefined)
    return { ...schema, additionalProperties: replace(values as JsonSchema, valueType) }
  return schema
}

/** The shape without `optional`, which JSON Schema expresses in the object's `required`. */
export const bare = (shape: Shape): Shape => {
  const { innerType } = inner(shape)
  return innerType === undefined ? shape : bare(innerType)
}
