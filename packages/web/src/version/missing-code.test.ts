// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { HttpError } from '../client/http-error.ts'
import { isMissingCode, retryFailed } from './missing-code.ts'

const missing = new TypeError('Failed to fetch dynamically imported module: https://puente.test/assets/a.js')
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('code that could not be loaded: recognised, also inside a failed call; other failures: not', () => {
  const inside = (cause: unknown) => new HttpError(undefined, undefined, undefined, { cause })
  expect([missing, inside(missing)].map(isMissingCode)).toEqual([true, true])
  const others = [
    new TypeError('Failed to fetch'),
    inside(new TypeError('Failed to fetch')),
    new HttpError(500),
    'x',
  ]
  expect(others.map(isMissingCode)).toEqual([false, false, false, false])
})

test('a retry while the server does not respond, or soon after a reload: the screen itself tries again', async () => {
  const retry = vi.fn()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await retryFailed(missing, retry)
  expect(retry).toHaveBeenCalledTimes(1)
  vi.stubGlobal('fetch', async () => new Response('', { status: 200 }))
  sessionStorage.setItem('puente.reloaded', String(Date.now() - 30_000))
  await retryFailed(missing, retry)
  await retryFailed(new HttpError(500), retry)
  expect(retry).toHaveBeenCalledTimes(3)
})
