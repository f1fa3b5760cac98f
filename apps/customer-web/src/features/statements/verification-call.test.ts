import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { codeTyped, isFolio, verificationQuery } from './verification-call.ts'

test.each([
  ['abcd-2345-efgh', 'ABCD-2345-EFGH'],
  ['  ABCD 2345 ', 'ABCD2345'],
  ['abcd–2345', 'ABCD-2345'],
  ['abc', undefined],
  ['', undefined],
  ['ABCD/../2345', undefined],
  ['<script>', undefined],
])('"%s": parsed as the code %s', (typed, code) => {
  expect(codeTyped(typed)).toBe(code)
})

test.each([
  ['CT6KLMHZYV', true],
  ['CE7K-2M9Q-XA', true],
  ['CT6K-LMHZ-YVAA', false],
  ['K7MP-Q2RT-X9WA', false],
])('%s: whether it is a folio: %s', (code, isIt) => {
  expect(isFolio(code)).toBe(isIt)
})

test('a code that no document has: asked once of each endpoint, by the route and not again by its screen', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response('{}', { status: 404 })))
  vi.stubGlobal('fetch', asked)
  const queryClient = new QueryClient()
  expect(await queryClient.ensureQueryData(verificationQuery('ABCD-2345-EFGH'))).toBeNull()
  const leave = new QueryObserver(queryClient, verificationQuery('ABCD-2345-EFGH')).subscribe(() => undefined)
  expect(queryClient.isFetching()).toBe(0)
  expect(asked).toHaveBeenCalledTimes(2)
  leave()
  vi.unstubAllGlobals()
})
