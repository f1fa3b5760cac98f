import { expect, test } from 'vitest'
import { HttpError } from './http-error.ts'
import { mayHaveArrived } from './idempotency-key.ts'

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
