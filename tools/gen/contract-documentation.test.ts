import { customerEndpoints } from '@puente/contract/customer'
import type { Endpoint, Shape } from '@puente/contract/openapi'
import { staffEndpoints } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { repository } from '../run/paths.ts'
import { contractDocumentation } from './contract-documentation.ts'

const { shapes, fields, parts, words, refusals, nouns, tags } = await contractDocumentation(repository)
const shapeOf = (endpoint: Endpoint, part: 'body' | 'reply' | 'query') => endpoint[part] as Shape
const { getPrice, getAllowance, createQuote, startTotp, listTransfers } = customerEndpoints

test('an exported shape: has the name and the comment of its constant', () => {
  expect(shapes.get(shapeOf(createQuote, 'reply'))).toEqual({
    name: 'Quote',
    description: 'A firm price: immutable, and valid until it expires.',
  })
})

test('a shape that is not exported: has the name and the comment of its constant too', () => {
  expect(shapes.get(shapeOf(getAllowance, 'reply'))?.name).toBe('OwnLimits')
})

test('fields taken over from another shape: keep their comments', () => {
  expect(fields.get(shapeOf(getPrice, 'reply'))?.get('customerRate')).toMatch(
    /^Units of the receive currency/,
  )
})

test('a field of a query: has the comment of the constant that it is made of', () => {
  expect(fields.get(shapeOf(listTransfers, 'query'))?.get('states')).toBe(
    'Public states, separated by commas.',
  )
})

test('the query of an export: has the comments of its list and of what the export adds', () => {
  const comments = fields.get(shapeOf(staffEndpoints.exportPayins, 'query'))
  expect(comments?.get('search')).toMatch(/^The id of a payment/)
  expect(comments?.get('format')).toBe('Default: `csv`.')
  expect(comments?.has('after')).toBe(false)
})

test('a reply that a function makes: has the comment at its endpoint', () => {
  expect(parts.get(shapeOf(startTotp, 'reply'))).toMatch(/^The secret in base32/)
})

test('words, refusals and nouns: read from their folder', () => {
  expect(words.get('["person","company"]')?.name).toBe('CustomerKind')
  expect(refusals.get('too-many-requests')?.example).toBe('{ "retryAfterSeconds": 30 }')
  expect(nouns.get('createQuote')).toBe('quotes')
  expect(nouns.get('listMembers')).toBe('customers')
  expect(tags.get('payins')).toBe('Money arriving in Chile for an order.')
})
