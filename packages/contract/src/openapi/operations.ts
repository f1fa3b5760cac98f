import { refusalsOf } from '../handler-refusals.ts'
import { EVENTS, goodStatus, streamTypes, type Endpoint } from '../endpoint.ts'
import type { JsonSchema } from '../json-schema.ts'
import { conditionsOf } from './conditions.ts'
import type { ProblemResponses } from './problems.ts'
import type { Documentation, Shape } from './documentation.ts'
import type { Schemas } from './schemas.ts'

export interface Operation {
  readonly operationId: string
  readonly summary: string
  /** Who may call it, and what it requires of the caller. */
  readonly description: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly JsonSchema[]
  readonly requestBody?: JsonSchema
  readonly responses: Readonly<Record<string, JsonSchema>>
  /** Absent when the document's default applies: a session. */
  readonly security?: readonly JsonSchema[]
}

export interface Context {
  readonly schemas: Schemas
  readonly problems: ProblemResponses
  readonly documentation: Documentation
}

export function operation(endpoint: Endpoint, context: Context): Operation {
  const { schemas, problems, documentation } = context
  const parameters = parametersOf(endpoint, context)
  const tag = documentation.nouns.get(endpoint.name)
  const security = securityOf(endpoint)
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: conditionsOf(endpoint),
    ...(tag === undefined ? {} : { tags: [tag] }),
    ...(security === undefined ? {} : { security }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(schemas.of(endpoint.body)) } }),
    ...(endpoint.receives === undefined
      ? {}
      : { requestBody: { required: true, content: { [endpoint.receives]: { schema: file } } } }),
    responses: { ...success(endpoint, schemas), ...problems.of(refusalsOf(endpoint)) },
  }
}

const file: JsonSchema = { type: 'string', format: 'binary' }
const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

function parametersOf(endpoint: Endpoint, context: Context): readonly JsonSchema[] {
  return [
    ...(endpoint.params === undefined ? [] : parametersIn('path', endpoint.params, context)),
    ...(endpoint.query === undefined ? [] : parametersIn('query', endpoint.query, context)),
    ...(endpoint.idempotent === true ? [idempotencyKey] : []),
  ]
}

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Chosen by the client, one per intent. The same key with the same body repeats the stored response.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
  example: '0193b1f2-7c1e-7c55-9a3e-2f6f5a1c8d10',
}

/** A parameter without a doc comment has the description of its schema. */
function parametersIn(place: 'path' | 'query', shape: Shape, { schemas }: Context): JsonSchema[] {
  const whole = schemas.whole(shape)
  const properties = (whole['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  const required = (whole['required'] ?? []) as readonly string[]
  return Object.entries(properties).map(([name, { description, ...schema }]) => {
    const said = description ?? everywhere[name] ?? schemas.referred(schema)?.['description']
    return {
      name,
      in: place,
      ...(place === 'path' || required.includes(name) ? { required: true } : {}),
      ...(said === undefined ? {} : { description: said }),
      schema,
    }
  })
}

/** Descriptions of parameters that mean the same in every operation. */
const everywhere: Readonly<Record<string, string>> = {
  before: 'The `earlier` of the page before; absent for the newest page.',
  format: 'The format of the file.',
  corridorId: 'ID of a corridor, as `listCorridors` lists it.',
  after: 'The `next` of the page before; absent for the first page.',
  limit: 'Rows per page: 1 to 100, 25 when absent.',
  from: 'The first day of the period, included.',
  to: 'The last day of the period, included.',
}

const descriptions: Readonly<Record<number, string>> = {
  200: 'Success.',
  201: 'Created.',
  202: 'Accepted.',
  204: 'Success, without a body.',
}

/** OpenAPI 3.1 has no schema of the events in a stream. */
const events: JsonSchema = {
  type: 'string',
  description:
    'Events named `changed`, whose data are the object `{"version": 3}`: read the resource again. The first is sent at once; the version increases with each change of state. Lines that begin with a colon keep the connection open.',
}

function success(endpoint: Endpoint, schemas: Schemas): Record<string, JsonSchema> {
  const status = goodStatus(endpoint)
  const description = descriptions[status] ?? ''
  if (endpoint.stream === EVENTS)
    return {
      [status]: { description: 'The events, without end.', content: { [EVENTS]: { schema: events } } },
    }
  if (endpoint.stream !== undefined)
    return {
      [status]: {
        description: 'The file.',
        content: Object.fromEntries(streamTypes(endpoint.stream).map((type) => [type, { schema: file }])),
      },
    }
  if (endpoint.reply === undefined) return { [status]: { description } }
  return { [status]: { description, content: json(schemas.of(endpoint.reply)) } }
}

function securityOf(endpoint: Endpoint): readonly JsonSchema[] | undefined {
  if (endpoint.who === 'partner') return [{ partnerSignature: [] }]
  if (endpoint.who !== 'anyone') return undefined
  return endpoint.recognises === true ? [{}, { session: [] }] : []
}
