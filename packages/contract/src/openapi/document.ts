import { refusalsOf } from '../handler-refusals.ts'
import type { Endpoint } from '../endpoint.ts'
import type { JsonSchema } from '../json-schema.ts'
import type { OpenApiInfo } from '../listeners.ts'
import { SIGNATURE_HEADER } from '../partners/webhook.ts'
import { operation, type Context, type Operation } from './operations.ts'
import { overview } from './overview.ts'
import { problemResponses, problemSchema } from './problems.ts'
import { withSharedParts, type SharedParts } from './shared-parts.ts'
import type { Documentation } from './documentation.ts'
import { open, referredTo, schemasOf, type Root } from './schemas.ts'

/** An OpenAPI 3.1 document as plain data: paths → methods → operations. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: JsonSchema
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly security: readonly JsonSchema[]
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: JsonSchema
}

/** '/api/transfers/:id' → '/api/transfers/{id}' */
export function templatedPath(path: string): string {
  return path.replaceAll(/:([A-Za-z]+)/g, '{$1}')
}

/**
 * The OpenAPI 3.1 document of a listener, derived from the endpoints that its handlers use, with the names
 * and comments of the contract's source. Throws when JSON Schema cannot express a shape or two endpoints
 * share a method and path.
 */
export function openapi(
  endpoints: Readonly<Record<string, Endpoint>>,
  info: OpenApiInfo,
  documentation: Documentation = undocumented,
): OpenApiDocument {
  const all = Object.values(endpoints)
  const schemas = schemasOf(
    all.flatMap((endpoint) => rootsOf(endpoint, documentation)),
    documentation,
  )
  const problems = problemResponses(all.map(refusalsOf), documentation.refusals)
  const { paths, ...shared } = withSharedParts(pathsOf(all, { schemas, problems, documentation }))
  return {
    openapi: '3.1.0',
    info: {
      title: info.title,
      version: info.version,
      summary: info.description,
      description: overview(info),
      contact: { name: 'Puente' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The host that serves this document.' }],
    security: [{ session: [] }],
    tags: tagsOf(all, documentation),
    paths,
    components: {
      parameters: shared.parameters,
      requestBodies: shared.requestBodies,
      securitySchemes: securitySchemes(info.sessionCookie, all),
      responses: { ...problems.responses, ...shared.responses },
      examples: problems.examples,
      schemas: { ...schemasIn(paths, shared, schemas.components), Problem: problemSchema },
    },
  }
}

function pathsOf(endpoints: readonly Endpoint[], context: Context): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    const path = (paths[templatedPath(endpoint.path)] ??= {})
    const method = endpoint.method.toLowerCase()
    if (method in path) throw new Error(`${endpoint.method} ${endpoint.path} is served twice`)
    path[method] = operation(endpoint, context)
  }
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).toSorted(([one], [other]) => orderOf(one) - orderOf(other))),
    ]),
  )
}

const orderOf = (method: string): number => ['get', 'post', 'put', 'patch', 'delete'].indexOf(method)

/** The referenced schemas. Schemas that occur only in replies may gain fields. */
function schemasIn(
  paths: OpenApiDocument['paths'],
  { parameters, requestBodies, responses }: SharedParts,
  components: Readonly<Record<string, JsonSchema>>,
): Record<string, unknown> {
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const sent = [parameters, requestBodies, operations.map((one) => [one.parameters, one.requestBody])]
  const closed = referredTo(sent, components)
  const used = referredTo([paths, responses, sent], components)
  return Object.fromEntries(
    Object.entries(components)
      .filter(([name]) => used.has(name))
      .map(([name, schema]) => [name, closed.has(name) ? schema : open(schema)]),
  )
}

/**
 * Names for bodies and replies without one: 'createTransfer' → 'CreateTransferBody' and
 * 'CreateTransferReply'.
 */
function rootsOf({ name, method, path, ...endpoint }: Endpoint, { parts: comments }: Documentation): Root[] {
  const operation = name.slice(0, 1).toUpperCase() + name.slice(1)
  const at = `\`${method} ${templatedPath(path)}\``
  const parts = [
    ['params', 'Params', `Path parameters of ${at}.`],
    ['query', 'Query', `Query of ${at}.`],
    ['body', 'Body', `Request body of ${at}.`],
    ['reply', 'Reply', `Response body of ${at}.`],
  ] as const
  return parts.flatMap(([part, suffix, description]) => {
    const shape = endpoint[part]
    return shape === undefined
      ? []
      : [{ shape, name: `${operation}${suffix}`, description: comments.get(shape) ?? description }]
  })
}

const undocumented: Documentation = {
  shapes: new Map(),
  fields: new Map(),
  parts: new Map(),
  words: new Map(),
  refusals: new Map(),
  nouns: new Map(),
  tags: new Map(),
}

function tagsOf(endpoints: readonly Endpoint[], { nouns, tags }: Documentation): OpenApiDocument['tags'] {
  const used = endpoints.flatMap(({ name }) => nouns.get(name) ?? [])
  return [...new Set(used)].toSorted().map((name) => {
    const description = tags.get(name)
    return { name, ...(description === undefined ? {} : { description }) }
  })
}

const securitySchemes = (sessionCookie: string, endpoints: readonly Endpoint[]): JsonSchema => ({
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description:
      'The session cookie that signing in sets: HttpOnly, SameSite=Lax. Over TLS its name begins with `__Host-`.',
  },
  ...(endpoints.some(({ who }) => who === 'partner')
    ? {
        partnerSignature: {
          type: 'apiKey',
          in: 'header',
          name: SIGNATURE_HEADER,
          description:
            '`t=<Unix seconds>,v1=<hex HMAC-SHA256 of t + "." + raw body>`, with the partner’s secret. It holds for 300 seconds before and after `t`.',
        },
      }
    : {}),
})
