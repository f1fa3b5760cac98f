import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestModule, toyEndpoints, type Toy } from '../../../test/test-module.ts'
import { handler } from './handler.ts'

let toy: Toy
beforeAll(async () => {
  toy = await openTestModule()
})
afterAll(async () => toy.close())

const weighed = (words: unknown, as: string, key: string) =>
  toy.app.inject({
    method: 'POST',
    url: '/api/weighed-notes',
    cookies: { toy: as },
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    payload: JSON.stringify({ words }),
  })

test('an endpoint that requires step-up of some requests: requires it of those, before a stored response and before any call of a partner', async () => {
  expect((await weighed('light', 'ana', 'key-weighed-1')).statusCode).toBe(200)
  const before = toy.asked.count
  const refused = await weighed('heavy', 'ana', 'key-weighed-2')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'step-up-required'])
  expect(refused.json().facts).toEqual({ methods: 'mail' })
  expect(toy.asked.count).toBe(before)
  expect((await weighed('heavy', 'proven', 'key-weighed-2')).statusCode).toBe(200)
  const replay = await weighed('heavy', 'ana', 'key-weighed-2')
  expect([replay.statusCode, replay.json().code]).toEqual([403, 'step-up-required'])
  expect(replay.body).not.toContain('weighed')
})

test('a malformed request: its fault is reported without step-up', async () => {
  const answer = await weighed(1, 'ana', 'key-weighed-3')
  expect(answer.json().code).toBe('fields-wrong')
})

test('a condition in the endpoint without a function in the handler, or the reverse: no handler is made', () => {
  const nothing = async () => ({ id: 'x', words: 'x' })
  expect(() => handler(toyEndpoints.weighedNote, nothing)).toThrow(/weighedNote/)
  expect(() => handler(toyEndpoints.createNote, nothing, { needsStepUp: () => true })).toThrow(/createNote/)
})
