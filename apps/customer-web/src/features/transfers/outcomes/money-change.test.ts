import { expect, test } from 'vitest'
import { moneyChange } from './money-change.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' })

test('a change: has direction and size, also beyond the range of Number', () => {
  expect(moneyChange(usd('100'), usd('100'))).toBeUndefined()
  expect(moneyChange(usd('100'), usd('90'))).toEqual({ direction: 'less', amount: usd('10') })
  expect(moneyChange(usd('9007199254740992'), usd('9007199254740993'))).toEqual({
    direction: 'more',
    amount: usd('1'),
  })
})
