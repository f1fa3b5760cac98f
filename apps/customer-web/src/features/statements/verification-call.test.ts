import { expect, test } from 'vitest'
import { codeTyped } from './verification-call.ts'

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
