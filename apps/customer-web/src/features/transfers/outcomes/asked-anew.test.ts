import { expect, test } from 'vitest'
import { knownDetails } from './asked-anew.ts'

const details = { routingNumber: '021000021', accountNumber: '000123456711', city: 'New York' }

test('account number refused by the bank: typed again; other fields are filled in', () => {
  expect(knownDetails(details, '6711', 'account-closed')).toEqual({ ...details, accountNumber: '' })
  expect(knownDetails(details, '6711', 'name-differs')).toEqual(details)
})
