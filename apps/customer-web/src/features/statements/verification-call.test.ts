import { expect, test } from 'vitest'
import { codeTyped, isFolio } from './verification-call.ts'

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
