import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repository } from '../run/paths.ts'
import { documentationFaults, linterFaults, LINES_PER_OPERATION_MAX, type Document } from './openapi.ts'

const documents = ['customer', 'staff'].map((name) => `docs/openapi-${name}.json`)
const textOf = (path: string) => readFileSync(join(repository, path), 'utf8')
const documentOf = (path: string) => JSON.parse(textOf(path)) as Document
const customer = 'docs/openapi-customer.json'

describe.each(documents)('%s', (path) => {
  test('the linter: finds nothing', async () => {
    expect(await linterFaults(textOf(path))).toEqual([])
  })

  test('operations, schemas, amounts and problems: documented, and nothing repeated', () => {
    expect(documentationFaults(documentOf(path))).toEqual([])
  })
})

test('both documents: short enough for a readable diff', () => {
  const lines = documents.reduce((sum, path) => sum + textOf(path).split('\n').length - 1, 0)
  const operations = documents.flatMap((path) => Object.values(documentOf(path).paths).flatMap(Object.keys))
  expect(lines / operations.length).toBeLessThanOrEqual(LINES_PER_OPERATION_MAX)
})

test('a reference to nothing: reported', async () => {
  const broken = textOf(customer).replaceAll('schemas/Transfer"', 'schemas/Nowhere"')
  expect((await linterFaults(broken)).join('\n')).toContain('no-unresolved-refs')
})

const amount = { $ref: '#/components/schemas/MinorUnits' }
const address = { properties: { street: {}, number: {}, unit: {} } }

test.each<[string, (document: Document) => object, string]>([
  [
    'no summary',
    ({ paths }) => change(paths['/api/quotes']?.['post'], 'summary', ' '),
    'createQuote: has no summary',
  ],
  [
    'no description',
    ({ paths }) => change(paths['/api/quotes']?.['post'], 'description'),
    'createQuote: has no description',
  ],
  [
    'an unknown tag',
    ({ paths }) => change(paths['/api/quotes']?.['post'], 'tags', ['prices']),
    'createQuote: has no tag that the document describes',
  ],
  ['no title', ({ components }) => change(components.schemas['Quote'], 'title'), 'Quote: has no title'],
  [
    'no words of a schema',
    ({ components }) => change(components.schemas['Quote'], 'description'),
    'Quote: has no description',
  ],
  [
    'no words of a refusal',
    ({ components }) => change(components.examples['quote-expired'], 'summary'),
    'quote-expired: the refusal has no doc comment',
  ],
  [
    'an amount without a currency',
    ({ components }) => change(components.schemas['Quote']?.properties, 'feeMinor', amount),
    'Quote.feeMinor: the amount does not say its currency',
  ],
  [
    'a rate without a direction',
    ({ components }) => change(components.schemas['Price']?.properties?.['customerRate'], 'description'),
    'Price.customerRate: the rate does not say its direction',
  ],
  [
    'a number without a unit',
    ({ components }) => change(components.schemas['Quote']?.properties, 'heldDays', { type: 'integer' }),
    'Quote.heldDays: the number does not say its unit',
  ],
  [
    'an object written out twice',
    ({ components }) =>
      change(change(components.schemas['Quote']?.properties, 'from', address), 'to', address),
    'written out more than once: Quote/properties/from, Quote/properties/to',
  ],
])('%s: reported', (_what, spoil, fault) => {
  const document = documentOf(customer)
  spoil(document)
  expect(documentationFaults(document)).toEqual([fault])
})

/** Changes a value in the document; without a value the key is removed. */
function change(node: unknown, key: string, value?: unknown): object {
  const record = node as Record<string, unknown>
  if (value === undefined) delete record[key]
  else record[key] = value
  return record
}
