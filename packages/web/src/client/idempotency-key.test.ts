import { expect, test } from 'vitest'
import { HttpError } from './http-error.ts'
import { createKeyOf, mayHaveArrived } from './idempotency-key.ts'

const inProgress = {
  type: 'about:blank',
  title: 'request-in-progress',
  status: 409,
  code: 'request-in-progress',
  facts: {},
  requestId: 'req-1',
} as const

test.each([
  ['no answer', new HttpError(undefined), true],
  ['a failing server', new HttpError(500), true],
  ['a gateway without its server', new HttpError(502), true],
  ['the first try still runs', new HttpError(409, inProgress), true],
  ['a refusal', new HttpError(409), false],
  ['an ended session', new HttpError(401), false],
  ['success', null, false],
  ['a mistake of ours before sending', new TypeError('bug'), false],
])('after %s: the key is kept: %o → %s', (_, error, kept) => {
  expect(mayHaveArrived(error)).toBe(kept)
})

test('the same content: the same key until the call has ended; other content: another key', () => {
  const keyOf = createKeyOf()
  const first = keyOf({ amount: '5000' })
  expect(keyOf({ amount: '5000' })).toBe(first)
  expect(keyOf({ amount: '6000' })).not.toBe(first)
  expect(keyOf(undefined)).toBe(keyOf(undefined))
})

test.each([
  ['succeeded', null, false],
  ['was refused', new HttpError(409), false],
  ['got no answer', new HttpError(undefined), true],
])('a call that %s: the same content keeps its key: %o → %s', (_, error, kept) => {
  const keyOf = createKeyOf()
  const first = keyOf({ text: 'Hola' })
  keyOf.settled(error)
  expect(keyOf({ text: 'Hola' }) === first).toBe(kept)
})
