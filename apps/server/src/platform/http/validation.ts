import type { FieldFault } from '@puente/contract'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import serializer from 'fast-json-stringify'
import { toJSONSchema, type ZodMiniType } from 'zod/mini'

type JsonSchema = Record<string, unknown>
type Serializer = (value: unknown) => string

const schemas = new WeakMap<ZodMiniType, JsonSchema>()
const serializers = new WeakMap<object, Serializer>()

/** The JSON Schema of a contract shape, one object per shape, with which Fastify validates and serializes. */
export function jsonSchema(shape: ZodMiniType): JsonSchema {
  const known = schemas.get(shape)
  if (known !== undefined) return known
  const { $schema: _, ...schema } = toJSONSchema(shape, { target: 'draft-7' })
  schemas.set(shape, schema)
  return schema
}

const options = { removeAdditional: false, allErrors: true, strict: true, useDefaults: false } as const
const strict = new Ajv({ ...options, coerceTypes: false })
/** Query strings and path parameters are text, so only there is "25" converted to 25. */
const coercing = new Ajv({ ...options, coerceTypes: true })

/** The validator of a schema; Ajv compiles each schema object once. */
export function compileValidator(schema: unknown, part: string | undefined): ValidateFunction {
  return (part === 'querystring' || part === 'params' ? coercing : strict).compile(schema as object)
}

/** The serializer of a schema, compiled once for all listeners of the process. */
export function compileSerializer(schema: object): Serializer {
  const compiled = serializers.get(schema) ?? serializer(schema)
  serializers.set(schema, compiled)
  return compiled
}

const faultOf: Readonly<Record<string, string>> = {
  required: 'required',
  additionalProperties: 'unknown-field',
  minLength: 'too-short',
  maxLength: 'too-long',
  pattern: 'format',
  format: 'format',
  enum: 'choice',
  const: 'choice',
  type: 'type',
  minimum: 'too-small',
  maximum: 'too-big',
}

/** All faults of a request, each at its field. */
export function fieldFaults(errors: readonly Partial<ErrorObject>[]): FieldFault[] {
  return errors.slice(0, 50).map((error) => {
    const params = error.params as { missingProperty?: string; additionalProperty?: string } | undefined
    const at = [
      ...(error.instancePath ?? '').split('/').filter((part) => part !== ''),
      ...(params?.missingProperty === undefined ? [] : [params.missingProperty]),
      ...(params?.additionalProperty === undefined ? [] : [params.additionalProperty.slice(0, 60)]),
    ].join('.')
    return { at, fault: faultOf[error.keyword ?? ''] ?? 'format' }
  })
}
