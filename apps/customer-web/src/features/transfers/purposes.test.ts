import { expect, test } from 'vitest'
import { offeredFunds } from './purposes.ts'

test('the source of funds: wages and pensions are offered to persons and not to companies', () => {
  expect(offeredFunds('person')).toEqual(expect.arrayContaining(['salary', 'pension', 'business', 'other']))
  expect(offeredFunds('company')).toEqual(['savings', 'business', 'sale', 'loan', 'other'])
})
