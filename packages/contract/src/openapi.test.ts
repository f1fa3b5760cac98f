import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { customerEndpoints } from './customer.ts'
import { endpoint, type Endpoint } from './endpoint.ts'
import { jsonSchemaOf, openapi, refusalsOf, type Direction } from './openapi.ts'
import { refusals } from './refusals.ts'
import { settingData } from './settings/shapes.ts'
import { staffEndpoints } from './staff.ts'

const info = {
  title: 'Puente',
  version: '1',
  description: 'A test.',
  sessionCookie: 'session',
  deviceCookie: 'device',
}
const listeners: Record<string, Readonly<Record<string, Endpoint>>> = {
  customer: customerEndpoints,
  staff: staffEndpoints,
}
const ajvOptions = { strict: true, coerceTypes: false, removeAdditional: false, allErrors: true } as const

const shapes: [string, NonNullable<Endpoint['body']>, Direction][] = []
const operations: [string, string, Endpoint][] = []
for (const [listener, endpoints] of Object.entries(listeners))
  for (const [key, value] of Object.entries(endpoints)) {
    operations.push([`${listener} ${key}`, key, value])
    for (const part of ['params', 'query', 'body', 'reply'] as const) {
      const shape = value[part]
      if (shape !== undefined)
        shapes.push([`${listener} ${key} ${part}`, shape, part === 'reply' ? 'output' : 'input'])
    }
  }

describe('every shape of the contract', () => {
  test.each(shapes)('%s: compiles in both dialects and refuses unknown fields', (_name, shape, direction) => {
    const draft7 = new Ajv(ajvOptions)
    const draft2020 = new Ajv2020(ajvOptions)
    formats.default(draft7)
    formats.default(draft2020)
    draft7.compile(jsonSchemaOf(shape, direction, 'draft-7'))
    draft2020.compile(jsonSchemaOf(shape, direction, 'draft-2020-12'))
    for (const object of objectsIn(jsonSchemaOf(shape, direction, 'draft-2020-12')))
      expect(closed(object), 'unknown keys must not pass').toBe(true)
  })
})

describe('every endpoint', () => {
  test.each(operations)('%s: its declaration is consistent', (_name, key, value) => {
    expect(value.name, 'its key is its name').toBe(key)
    expect(value.path).toMatch(/^\/api(\/:?[a-z][a-zA-Z-]*)+$/)
    expect(value.summary).toMatch(/^[A-Z].*\.$/)
    const inPath = [...value.path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1])
    const described =
      value.params === undefined
        ? []
        : Object.keys(propertiesOf(jsonSchemaOf(value.params, 'input', 'draft-7')))
    expect(described, 'params are those of the path').toEqual(inPath)
    for (const code of refusalsOf(value)) expect(refusals).toHaveProperty([code])
    expect(new Set(value.refusals).size, 'no refusal is listed twice').toBe(value.refusals.length)
    if (value.method === 'GET') expect(value.body, 'a GET has no body').toBeUndefined()
    if (value.owns !== undefined) expect(inPath, 'what is owned is named in the path').toContain('id')
    if (value.stream !== undefined)
      expect([value.method, value.reply, value.idempotent], 'a file is only ever read').toEqual([
        'GET',
        undefined,
        undefined,
      ])
    if (value.status !== undefined) expect(value.reply, 'a status of its own needs a reply').toBeDefined()
  })
})

describe('a shape whose rule JSON Schema cannot express: refused', () => {
  test.each([
    ['refine', z.string().check(z.refine((text) => text !== 'x'))],
    ['transform', z.pipe(z.string(), z.transform(Number))],
    ['trim', z.string().check(z.trim())],
    ['regex flag', z.string().check(z.regex(/^a$/i))],
    ['coercion', z.coerce.number()],
    ['default', z._default(z.string(), 'x')],
    ['bigint', z.bigint()],
    ['date', z.date()],
  ])('%s', (_name, shape) => {
    expect(() => jsonSchemaOf(z.strictObject({ inner: z.array(shape) }), 'input', 'draft-7')).toThrow()
  })
})

describe('the OpenAPI document', () => {
  test.each(Object.entries(listeners))(
    'of the %s listener: contains each endpoint, and each $ref resolves',
    (_n, all) => {
      const document = openapi(all, info)
      const ids = Object.values(document.paths).flatMap((path) =>
        Object.values(path).map((op) => op.operationId),
      )
      expect(ids.toSorted()).toEqual(
        Object.values(all)
          .map((value) => value.name)
          .toSorted(),
      )
      for (const reference of refsIn(document)) expect(lookUp(document, reference), reference).toBeDefined()
    },
  )

  test('an idempotent endpoint: requires the key and lists its refusals by status, the common ones as default', () => {
    const shape = z.strictObject({ id: z.string() })
    const value = endpoint({
      name: 'payThing',
      summary: 'Pays.',
      method: 'POST',
      path: '/api/things/:id/payments',
      who: 'customer',
      power: 'operate',
      owns: 'transfer',
      idempotent: true,
      params: shape,
      body: shape,
      reply: shape,
      status: 201,
      refusals: ['quote-expired', 'not-in-this-state'],
    })
    const operation = openapi({ payThing: value }, info).paths['/api/things/{id}/payments']?.['post']
    expect(operation?.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key' }))
    const statuses = ['201', '403', '404', '409', 'default']
    expect(Object.keys(operation?.responses ?? {})).toEqual(statuses)
    expect(JSON.stringify(operation?.responses['409'])).toContain(
      '["not-in-this-state","quote-expired","request-in-progress"]',
    )
  })

  test('two endpoints with one method and path: refused', () => {
    const one = customerEndpoints.getHealth
    expect(() => openapi({ one, two: { ...one, name: 'two' } }, info)).toThrow('served twice')
  })
})

type Plain = Readonly<Record<string, unknown>>
const propertiesOf = (schema: Plain) => (schema['properties'] ?? {}) as Plain

function* nodesIn(value: unknown): Generator<Plain> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Plain
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}
const objectsIn = (schema: Plain) => [...nodesIn(schema)].filter((node) => node['type'] === 'object')
/**
 * The data of a version of a setting. The declaration of its kind validates it and refuses unknown fields.
 */
const dataOfSetting = JSON.stringify(jsonSchemaOf(settingData, 'input', 'draft-2020-12')).replace(
  /"\$schema":"[^"]*",/,
  '',
)
/** Whether `additionalProperties` is false or the shape of a record's values; it may not be absent, true or empty. */
const closed = (object: Plain) => {
  const { additionalProperties: rest } = object
  return (
    JSON.stringify(object) === dataOfSetting ||
    rest === false ||
    (typeof rest === 'object' && rest !== null && Object.keys(rest).length > 0)
  )
}
const refsIn = (document: unknown) =>
  [...nodesIn(document)].map((node) => node['$ref']).filter((reference) => typeof reference === 'string')

function lookUp(document: unknown, reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Plain | undefined)?.[key], document)
}
