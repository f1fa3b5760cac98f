import type { JsonSchema } from '../json-schema.ts'
import { refusals, type RefusalCode } from '../refusals.ts'
import type { Documentation, Named } from './documentation.ts'

const REQUEST = '0193b1f2-7c1e-7c55-9a3e-2f6f5a1c8d10'

/** RFC 9457 problem details with a code, its facts, and the faults of single fields. */
export const problemSchema: JsonSchema = {
  title: 'Problem',
  description: 'Problem details (RFC 9457). A refused request changes nothing.',
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'facts', 'requestId'],
  properties: {
    type: { type: 'string', description: 'A URN that identifies the code.' },
    title: { type: 'string', description: 'The code in words, in English.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    code: { type: 'string', description: 'The stable code of the problem.' },
    facts: {
      type: 'object',
      description: 'Values that belong to the code, such as a limit or a deadline.',
      additionalProperties: { type: ['string', 'number', 'boolean'] },
    },
    fields: {
      type: 'array',
      description: 'What is wrong with fields of the body or the query.',
      items: {
        type: 'object',
        required: ['at', 'fault'],
        properties: {
          at: { type: 'string', description: 'The path of the field, such as `address.street`.' },
          fault: { type: 'string', description: 'The code of the fault, such as `too-short`.' },
        },
      },
    },
    requestId: { type: 'string', description: 'The ID of this request in the server’s log.' },
  },
}

/** The refusals of operations, as components: problems, shared responses and examples. */
export interface ProblemResponses {
  /** The responses of an operation by status; `default` stands for the codes that every operation may answer. */
  of(codes: readonly RefusalCode[]): Readonly<Record<string, JsonSchema>>
  readonly responses: Readonly<Record<string, JsonSchema>>
  readonly examples: Readonly<Record<string, JsonSchema>>
}

const COMMON =
  'Problems that mean the same at every operation: `signed-out` where a session is required, `idempotency-key-…` and `request-in-progress` where a key is, `fields-wrong` where parameters or a body are.'

/**
 * Codes that mean the same in every operation. A status with only these codes is not repeated in each
 * operation.
 */
const common: readonly RefusalCode[] = [
  'signed-out',
  'foreign-origin',
  'too-many-requests',
  'malformed',
  'fields-wrong',
  'too-large',
  'media-type-unknown',
  'idempotency-key-missing',
  'idempotency-key-reused',
  'request-in-progress',
  'failure',
  'unavailable',
]
const isRate = (codes: readonly RefusalCode[]): boolean => codes.includes('too-many-requests')
const isCommon = (codes: readonly RefusalCode[]): boolean => codes.every((code) => common.includes(code))

/** The responses of these operations, each given by the codes that it may return. */
export function problemResponses(
  operations: readonly (readonly RefusalCode[])[],
  comments: Documentation['refusals'],
): ProblemResponses {
  const groups = operations.flatMap(byStatus).map(([, codes]) => codes)
  const several = [...Map.groupBy(groups, nameOf)].flatMap(([name, [codes = [], ...others]]) =>
    others.length === 0 || (isCommon(codes) && !isRate(codes)) ? [] : [[name, response(codes)] as const],
  )
  const responses = new Map(several)
  const of = (codes: readonly RefusalCode[]): JsonSchema =>
    responses.has(nameOf(codes)) ? { $ref: `#/components/responses/${nameOf(codes)}` } : response(codes)
  const used = new Set([...groups.flat(), ...common])
  return {
    of: (codes) => ({
      ...Object.fromEntries(listed(codes).map(([status, same]) => [status, of(same)])),
      default: { $ref: '#/components/responses/CommonProblem' },
    }),
    responses: {
      CommonProblem: { ...response(common), description: COMMON },
      ...Object.fromEntries([...responses].toSorted(([one], [other]) => (one < other ? -1 : 1))),
    },
    examples: Object.fromEntries(
      [...used].toSorted().map((code) => [code, exampleOf(code, comments.get(code))]),
    ),
  }
}

/** An operation lists each status that is not common; an operation without one lists its rate limit. */
function listed(codes: readonly RefusalCode[]): ReturnType<typeof byStatus> {
  const all = byStatus(codes)
  const own = all.filter(([, same]) => !isCommon(same))
  return own.length > 0 ? own : all.filter(([, same]) => isRate(same))
}

const byStatus = (codes: readonly RefusalCode[]) => [
  ...Map.groupBy(codes.toSorted(), (code) => refusals[code].status),
]

const nameOf = (codes: readonly RefusalCode[]): string => codes.map(pascal).join('Or')

const pascal = (code: string): string =>
  code.replaceAll(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase())

function response(codes: readonly RefusalCode[]): JsonSchema {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Problem' }],
    properties: { code: { enum: codes } },
  }
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]))
  return {
    description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    content: { 'application/problem+json': { schema, examples } },
  }
}

/** An example of a problem; its summary is the doc comment of the code. */
function exampleOf(code: RefusalCode, comment: Omit<Named, 'name'> | undefined): JsonSchema {
  return {
    ...(comment?.description === undefined ? {} : { summary: comment.description }),
    value: {
      type: `urn:puente:refusal:${code}`,
      title: code.replaceAll('-', ' '),
      status: refusals[code].status,
      code,
      facts: comment?.example === undefined ? {} : (JSON.parse(comment.example) as JsonSchema),
      ...(code === 'fields-wrong' ? { fields: [{ at: 'phone', fault: 'too-short' }] } : {}),
      requestId: REQUEST,
    },
  }
}
