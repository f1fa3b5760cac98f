import { refusalsOf } from '../door-refusals.ts'
import { goodStatus, streamTypes, type Endpoint } from '../endpoint.ts'
import type { JsonSchema } from '../json-schema.ts'
import type { OpenApiInfo } from '../listeners.ts'
import { problemResponses, problemSchema, type ProblemResponses } from './problems.ts'
import { schemasOf, type Documentation, referredTo, type Root, type Schemas, type Shape } from './schemas.ts'

/** An OpenAPI 3.1 document as plain data: paths → methods → operations. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: JsonSchema
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: JsonSchema
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  /** Who may call it, and what it asks of the caller. */
  readonly description: string
  readonly tags?: readonly string[]
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
 * The listener's contract as OpenAPI 3.1, derived from the same values that drive its handlers, with the names and
 * comments that stand in the contract's source. Throws when a shape cannot be said in JSON Schema or two endpoints share
 * a method and path.
 */
export function openapi(
  endpoints: Readonly<Record<string, Endpoint>>,
  info: OpenApiInfo,
  documentation: Documentation = undocumented,
): OpenApiDocument {
  const all = Object.values(endpoints)
  const roots = all.flatMap(rootsOf)
  const schemas = schemasOf(roots, documentation)
  const problems = problemResponses(all.map(refusalsOf))
  const context: Context = {
    schemas,
    problems,
    documentation,
    parameters: { IdempotencyKey: idempotencyKey },
  }
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of all) {
    const path = (paths[templatedPath(endpoint.path)] ??= {})
    const method = endpoint.method.toLowerCase()
    if (method in path) throw new Error(`${endpoint.method} ${endpoint.path} is served twice`)
    path[method] = operation(endpoint, context)
  }
  const { sessionCookie, title, version, description } = info
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description,
      contact: { name: 'Puente' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The listener that serves this document.' }],
    tags: tagsOf(all, documentation),
    paths,
    components: {
      parameters: context.parameters,
      securitySchemes: securitySchemes(sessionCookie, all),
      responses: problems.components(),
      schemas: { ...referredTo([paths, context.parameters], schemas.components), Problem: problemSchema },
    },
  }
}

/** 'createTransfer' → 'CreateTransferBody' and 'CreateTransferReply' for what has no name of its own. */
function rootsOf({ name, ...endpoint }: Endpoint): Root[] {
  const operation = name.slice(0, 1).toUpperCase() + name.slice(1)
  return (['params', 'query', 'body', 'reply'] as const).flatMap((part) => {
    const shape = endpoint[part]
    const suffix = part.slice(0, 1).toUpperCase() + part.slice(1)
    return shape === undefined ? [] : [{ shape, name: `${operation}${suffix}` }]
  })
}

const undocumented: Documentation = {
  shapes: new Map(),
  words: new Map(),
  fields: new Map(),
  nouns: new Map(),
  tags: new Map(),
}

interface Context {
  readonly schemas: Schemas
  readonly problems: ProblemResponses
  readonly documentation: Documentation
  /** Parameters that several operations share, as they are found. */
  readonly parameters: Record<string, JsonSchema>
}

function tagsOf(endpoints: readonly Endpoint[], { nouns, tags }: Documentation): OpenApiDocument['tags'] {
  const used = endpoints.flatMap(({ name }) => nouns.get(name) ?? [])
  return [...new Set(used)].toSorted().map((name) => {
    const description = tags.get(name)
    return { name, ...(description === undefined ? {} : { description }) }
  })
}

function operation(endpoint: Endpoint, context: Context): Operation {
  const { schemas, problems, documentation } = context
  const parameters = parametersOf(endpoint, context)
  const tag = documentation.nouns.get(endpoint.name)
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: conditionsOf(endpoint),
    ...(tag === undefined ? {} : { tags: [tag] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(schemas.of(endpoint.body)) } }),
    ...(endpoint.receives === undefined
      ? {}
      : { requestBody: { required: true, content: { [endpoint.receives]: { schema: file } } } }),
    responses: { ...goodAnswer(endpoint, schemas), ...problems.of(refusalsOf(endpoint)) },
    security: securityOf(endpoint),
  }
}

/** Who may call an endpoint and under which conditions, in words. */
function conditionsOf(endpoint: Endpoint): string {
  return [
    callersOf(endpoint),
    ...(endpoint.owns === undefined
      ? []
      : [`What the path names is the caller’s own; otherwise the answer is 404.`]),
    ...(endpoint.blocks === undefined
      ? []
      : ['An open pending item that blocks sending refuses it with 409.']),
    ...(endpoint.stepUp === true ? ['The session has proved a second factor within the last minutes.'] : []),
    ...(endpoint.atMost === undefined
      ? []
      : [
          `One address calls at most ${endpoint.atMost.times} times in ${endpoint.atMost.perMinutes} minutes.`,
        ]),
  ].join(' ')
}

function callersOf(endpoint: Endpoint): string {
  if (endpoint.who === 'anyone') return 'Anyone may call it.'
  if (endpoint.who === 'partner') return 'A partner calls it, with a signature over the body.'
  if (endpoint.who !== 'customer') return `Staff: ${endpoint.who.join(', ')}.`
  return endpoint.power === 'own'
    ? 'Any signed-in customer, about their own account.'
    : `A signed-in customer with the power to ${endpoint.power}.`
}

const file: JsonSchema = { type: 'string', format: 'binary' }
const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

function parametersOf(endpoint: Endpoint, context: Context): readonly JsonSchema[] {
  return [
    ...(endpoint.params === undefined ? [] : parametersIn('path', endpoint.params, context)),
    ...(endpoint.query === undefined ? [] : parametersIn('query', endpoint.query, context)),
    ...(endpoint.idempotent === true ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
}

function parametersIn(place: 'path' | 'query', shape: Shape, { schemas, parameters }: Context): JsonSchema[] {
  const schema = schemas.whole(shape)
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  const required = (schema['required'] ?? []) as readonly string[]
  return Object.entries(properties).map(([name, property]) => {
    const parameter = {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }
    const shared = place === 'path' && name === 'id' ? schemas.nameIn(property) : undefined
    if (shared === undefined) return parameter
    parameters[shared] = parameter
    return { $ref: `#/components/parameters/${shared}` }
  })
}

function goodAnswer(endpoint: Endpoint, schemas: Schemas): Record<string, JsonSchema> {
  const status = goodStatus(endpoint)
  if (endpoint.stream !== undefined)
    return {
      [status]: {
        description: 'The file.',
        content: Object.fromEntries(streamTypes(endpoint.stream).map((type) => [type, { schema: file }])),
      },
    }
  if (endpoint.reply === undefined) return { [status]: { description: 'Done, without a body.' } }
  return { [status]: { description: 'Done.', content: json(schemas.of(endpoint.reply)) } }
}

function securityOf(endpoint: Endpoint): readonly JsonSchema[] {
  if (endpoint.who === 'anyone') return []
  return [endpoint.who === 'partner' ? { partnerSignature: [] } : { session: [] }]
}

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Chosen by the caller, one per intent: the same key and body replay the stored answer.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
  example: '0193b1f2-7c1e-7c55-9a3e-2f6f5a1c8d10',
}

const securitySchemes = (sessionCookie: string, endpoints: readonly Endpoint[]): JsonSchema => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'The session cookie that signing in sets; HttpOnly, SameSite=Lax.',
  },
  ...(endpoints.some(({ who }) => who === 'partner')
    ? {
        partnerSignature: {
          type: 'apiKey',
          in: 'header',
          name: 'x-partner-signature',
          description: 't=<unix seconds>,v1=<hex HMAC-SHA256 of t + "." + raw body>',
        },
      }
    : {}),
})
