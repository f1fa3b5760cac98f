import { expect, test } from 'vitest'
import { differenceOf, needsSecond } from './adding-up.ts'

const of = (side: 'bank' | 'books', amount: string) => ({ side, amount: { amount, currency: 'CLP' } })

test('the difference of a break: bank minus books, for a break on either side', () => {
  expect(differenceOf(of('bank', '90'), [of('books', '40'), of('books', '50')])).toBe(0n)
  expect(differenceOf(of('books', '-90'), [of('bank', '-91')])).toBe(-1n)
  expect(differenceOf(of('bank', '5'), [of('bank', '-5')])).toBe(0n)
})

test('a second person is required when the total of either side is above the limit', () => {
  const found = { item: { ...of('bank', '90'), id: '', day: '', kind: '', references: [] }, handLimit: '100' }
  expect(needsSecond(found, [of('books', '90')])).toBe(false)
  expect(needsSecond(found, [of('books', '-60'), of('books', '60')])).toBe(true)
})
