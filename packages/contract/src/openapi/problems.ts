import type { JsonSchema } from '../json-schema.ts'
import { refusals, type RefusalCode } from '../refusals.ts'

/** RFC 9457 with the code, the facts that the web finds words for, and the faults at the fields that caused it. */
export const problemSchema: JsonSchema = {
  title: 'Problem',
  description: 'RFC 9457 problem details. The code names what happened; nothing was changed.',
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'facts', 'requestId'],
  properties: {
    type: { type: 'string', description: 'A URI reference that identifies the code.' },
    title: { type: 'string', description: 'The code in words, in English.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    code: { type: 'string', description: 'The stable code of the refusal.' },
    facts: {
      type: 'object',
      description: 'Values that belong to the code, such as a limit or a deadline.',
      additionalProperties: { type: ['string', 'number', 'boolean'] },
    },
    fields: {
      type: 'array',
      description: 'The faults at fields of the body or the query.',
      items: {
        type: 'object',
        required: ['at', 'fault'],
        properties: {
          at: { type: 'string', description: 'The path of the field, such as amount.currency.' },
          fault: { type: 'string', description: 'The code of the fault.' },
        },
      },
    },
    requestId: { type: 'string', description: 'Names this request in the server’s log.' },
  },
  examples: [problemExample('fields-wrong', [{ at: 'phone', fault: 'too-short' }])],
}

function problemExample(code: RefusalCode, fields?: readonly object[]): JsonSchema {
  return {
    type: `urn:puente:refusal:${code}`,
    title: code.replaceAll('-', ' '),
    status: refusals[code].status,
    code,
    facts: {},
    ...(fields === undefined ? {} : { fields }),
    requestId: 'req_3f2a9c1b7d5e4f60',
  }
}

/** The refused answers of operations: one response for each small set of codes, and references to it. */
export interface ProblemResponses {
  of(codes: readonly RefusalCode[]): Readonly<Record<string, JsonSchema>>
  components(): Readonly<Record<string, JsonSchema>>
}

export function problemResponses(operations: readonly (readonly RefusalCode[])[]): ProblemResponses {
  const byStatus = (codes: readonly RefusalCode[]) => [
    ...Map.groupBy(codes.toSorted(), (code) => refusals[code].status),
  ]
  const uses = new Map<string, number>()
  for (const [, same] of operations.flatMap(byStatus))
    uses.set(nameOf(same), (uses.get(nameOf(same)) ?? 0) + 1)
  const shared: Record<string, JsonSchema> = {}
  const answer = (codes: readonly RefusalCode[]): JsonSchema => {
    const name = nameOf(codes)
    if ((uses.get(name) ?? 0) < 2) return response(codes)
    const [first] = codes
    shared[name] = response(codes, first && problemExample(first))
    return { $ref: `#/components/responses/${name}` }
  }
  return {
    of: (codes) => Object.fromEntries(byStatus(codes).map(([status, same]) => [status, answer(same)])),
    components: () =>
      Object.fromEntries(Object.entries(shared).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

const nameOf = (codes: readonly RefusalCode[]): string => codes.map(pascal).join('Or')

const pascal = (code: string): string =>
  code.replaceAll(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase())

function response(codes: readonly RefusalCode[], example?: JsonSchema): JsonSchema {
  const schema = { $ref: '#/components/schemas/Problem', properties: { code: { enum: codes } } }
  return {
    description: `Refused: ${codes.join(', ')}.`,
    content: { 'application/problem+json': { schema, ...(example === undefined ? {} : { example }) } },
  }
}
