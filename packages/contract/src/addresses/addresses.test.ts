import { expect, test } from 'vitest'
import { pendingPaths } from '../pending/kinds.ts'
import { addressPattern } from './address-pattern.ts'
import { addressOf } from './address.ts'
import { customerAddresses } from './customer.ts'
import { staffAddresses } from './staff.ts'

const transfer = `trf_${'0a'.repeat(16)}`

test('an address with its parameters filled in: matched by its pattern', () => {
  expect(addressOf(customerAddresses.transferChoice, transfer)).toBe(`/transfers/${transfer}/choice`)
  expect(addressOf(staffAddresses.ledgerAccount, 'client-bank', 'CLP', 'operator')).toBe(
    '/ledger-accounts/client-bank/CLP/operator',
  )
  expect(addressPattern(customerAddresses.transferChoice).test(`/transfers/${transfer}/choice`)).toBe(true)
})

test.each([
  ['an id of another kind', staffAddresses.transfer, `/transfers/rcp_${'0a'.repeat(16)}`],
  ['an id that is too short', staffAddresses.transfer, '/transfers/trf_0a'],
  ['more behind it', staffAddresses.transfer, `/transfers/${transfer}/more`],
  ['something before it', staffAddresses.transfers, '/x/transfers'],
  ['a task that is none', customerAddresses.pendingTask, '/notifications/nothing'],
  ['an owner that is none', staffAddresses.ledgerAccount, '/ledger-accounts/client-bank/CLP/someone'],
])('%s: not matched', (_name, address, path) => {
  expect(addressPattern(address).test(path)).toBe(false)
})

test('every address: its parameters are known', () => {
  for (const address of [...Object.values(customerAddresses), ...Object.values(staffAddresses)])
    expect(addressPattern(address)).toBeInstanceOf(RegExp)
})

test('the screens of pending items: addresses of the app', () => {
  const patterns = Object.values(customerAddresses).map(addressPattern)
  expect(pendingPaths.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([])
})
