import { refusalsOf } from './door-refusals.ts'
import { goodStatus, streamTypes, type Endpoint } from './endpoint.ts'
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts'
import type { OpenApiInfo } from './listeners.ts'
import { refusals, type RefusalCode } from './refusals.ts'

export { listeners, type OpenApiInfo } from './listeners.ts'
export { doorRefusals, refusalsOf } from './door-refusals.ts'
export { jsonSchemaOf, type Dialect, type Direction, type JsonSchema } from './json-schema.ts'

/** An OpenAPI 3.1 document as plain data: paths → methods → operations. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: JsonSchema
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly JsonSchema[]
  readonly requestBody?: JsonSchema
  readonly responses: Readonly<Record<string, JsonSchema>>
  readonly security: readonly JsonSchema[]
}

/** '/api/transfers/:id' → '/api/transfers/{id}' */
export function templatedPath(path: string): string {
  return path.replaceAll(/:([A-Za-z]+)/g, '{$1}')
}

/**
 * The listener's contract as OpenAPI 3.1, derived from the same values that drive its doors.
 * Throws when a shape cannot be said in JSON Schema or two endpoints share a method and path.
 */
export function openapi(endpoints: Readonly<Record<string, Endpoint>>, info: OpenApiInfo): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of Object.values(endpoints)) {
    const path = (paths[templatedPath(endpoint.path)] ??= {})
    const method = endpoint.method.toLowerCase()
    if (method in path) throw new Error(`${endpoint.method} ${endpoint.path} is served twice`)
    path[method] = operation(endpoint)
  }
  const { sessionCookie, deviceCookie: _device, ...about } = info
  return { openapi: '3.1.0', info: about, paths, components: components(sessionCookie) }
}

function operation(endpoint: Endpoint): Operation {
  const parameters = parametersOf(endpoint)
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(jsonSchemaOf(endpoint.body, 'input', DIALECT)) } }),
    ...(endpoint.receives === undefined
      ? {}
      : { requestBody: { required: true, content: { [endpoint.receives]: { schema: file } } } }),
    responses: { ...goodAnswer(endpoint), ...refusedAnswers(refusalsOf(endpoint)) },
    security: securityOf(endpoint),
  }
}

const DIALECT = 'draft-2020-12'
const file: JsonSchema = { type: 'string', format: 'binary' }
const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

function parametersOf(endpoint: Endpoint): readonly JsonSchema[] {
  return [
    ...(endpoint.params === undefined ? [] : parametersIn('path', endpoint.params)),
    ...(endpoint.query === undefined ? [] : parametersIn('query', endpoint.query)),
    ...(endpoint.idempotent === true ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
}

function parametersIn(place: 'path' | 'query', shape: NonNullable<Endpoint['query']>): JsonSchema[] {
  const schema = jsonSchemaOf(shape, 'input', DIALECT)
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  const required = (schema['required'] ?? []) as readonly string[]
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function goodAnswer(endpoint: Endpoint): Record<string, JsonSchema> {
  const status = goodStatus(endpoint)
  if (endpoint.stream !== undefined)
    return {
      [status]: {
        description: 'Done.',
        content: Object.fromEntries(streamTypes(endpoint.stream).map((type) => [type, { schema: file }])),
      },
    }
  if (endpoint.reply === undefined) return { [status]: { description: 'Done; there is nothing to say.' } }
  return {
    [status]: { description: 'Done.', content: json(jsonSchemaOf(endpoint.reply, 'output', DIALECT)) },
  }
}

function refusedAnswers(codes: readonly RefusalCode[]): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, sameStatus]) => [
      status,
      {
        description: `Refused: ${sameStatus.join(', ')}.`,
        content: { 'application/problem+json': { schema: problemWith(sameStatus) } },
      },
    ]),
  )
}

const problemWith = (codes: readonly RefusalCode[]): JsonSchema => ({
  allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
})

function securityOf(endpoint: Endpoint): readonly JsonSchema[] {
  if (endpoint.who === 'anyone') return []
  return [endpoint.who === 'partner' ? { partnerSignature: [] } : { session: [] }]
}

function components(sessionCookie: string): JsonSchema {
  return {
    parameters: {
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        required: true,
        description: 'Chosen by the caller, one per intent: the same key and body replay the stored answer.',
        schema: { type: 'string', minLength: 8, maxLength: 200 },
      },
    },
    schemas: { Problem: problemSchema },
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
      partnerSignature: {
        type: 'apiKey',
        in: 'header',
        name: 'x-partner-signature',
        description: 't=<unix seconds>,v1=<hex HMAC-SHA256 of t + "." + raw body>',
      },
    },
  }
}

/** RFC 9457 with the code and the facts that the web finds words for. */
const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'facts', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    facts: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['at', 'fault'],
        properties: { at: { type: 'string' }, fault: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
}
