import { expect, test } from 'vitest'
import { normalPhone } from './phone.ts'

test.each([
  ['9 1234 5678', '+56912345678'],
  ['+56 9 1234 5678', '+56912345678'],
  ['(+56) 9-1234.5678', '+56912345678'],
  ['0056912345678', '+56912345678'],
  ['221234567', '+56221234567'],
  ['+1 (202) 555-0123', '+12025550123'],
  ['+56 1 234', undefined],
  ['+56 0 1234 5678', undefined],
  ['12345678', undefined],
  ['+0123456789', undefined],
  ['teléfono', undefined],
  ['', undefined],
])('%s: %s', (typed, phone) => {
  expect(normalPhone(typed)).toBe(phone)
})
