import { readAmount } from '@puente/money'
import { expect, test } from 'vitest'
import { caretAfter, figuresIn, textAfter } from './amount-text.ts'

/** The texts of the field while `keys` are typed one by one at its end. */
const typing = (keys: string, decimals: number) => {
  let text = ''
  for (const key of keys) text = textAfter(text, text + key, decimals)
  return text
}

test.each([
  ['200000', 0, '200.000', '200000'],
  ['200.000', 0, '200.000', '200000'],
  ['1.234.567', 0, '1.234.567', '1234567'],
  ['007', 0, '7', '7'],
  ['12,50', 2, '12,50', '1250'],
  ['12.50', 2, '12.50', '1250'],
  ['12.500', 2, '12.500', '1250000'],
  ['12345,6', 2, '12.345,6', '1234560'],
  [',5', 2, '0,5', '50'],
  ['12,505', 2, '12,50', '1250'],
  ['12,5,', 2, '12,5', '1250'],
  ['12a3', 0, '123', '123'],
])('typing %s with %i decimals: shows %s, which is %s', (keys, decimals, shown, minor) => {
  const text = typing(keys, decimals)
  expect(text).toBe(shown)
  expect(readAmount(text, decimals)).toEqual({ minor })
})

test('pesos typed with cents: kept as typed, and not an amount', () => {
  expect(typing('12.50', 0)).toBe('12.50')
  expect(typing('12,50', 0)).toBe('12,50')
  expect(readAmount(typing('12.50', 0), 0)).toEqual({ fault: 'no-decimals' })
})

test.each([
  ['pasting over what stood there', '200.000', '1,234.50', 2, '1,234.50'],
  ['pasting a sum with its sign', '', '$ 1.234', 0, '1.234'],
  ['a digit in the middle', '1.234', '1.9234', 0, '19.234'],
  ['deleting a digit', '1.234', '1.23', 0, '123'],
  ['deleting one of our points', '1.234', '1234', 0, '1.234'],
  ['emptying the field', '1.234', '', 0, ''],
  ['going on after one’s own point is where ours would be', '12.500', '12.5000', 0, '125.000'],
])('%s', (_, before, after, decimals, shown) => {
  expect(textAfter(before, after, decimals)).toBe(shown)
})

test('the caret: stays behind the same digit when separators change', () => {
  expect(caretAfter('19.234', figuresIn('1.9'))).toBe(2)
  expect(caretAfter('1.234', figuresIn('1'))).toBe(1)
  expect(caretAfter('1.234,50', figuresIn('1.234,'))).toBe(6)
  expect(caretAfter('', 3)).toBe(0)
})
