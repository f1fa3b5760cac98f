import { expect, test } from 'vitest'
import { unexplained, type Balance } from './aged.ts'

const since = new Date('2026-11-24T12:00:00Z')
const balance = (amountMinor: bigint): Balance => ({ kind: 'suspense', currency: 'CLP', amountMinor, since })
const fact = balance
const rest = (balances: readonly Balance[], facts: readonly Balance[]) =>
  unexplained(balances, facts).map(({ amountMinor, owner }) => [amountMinor, owner])

test.each([
  ['all of a balance is explained', [balance(300n)], [fact(100n), fact(200n)], []],
  ['more lies there than is known', [balance(300n)], [fact(100n)], [[200n, 'nobody']]],
  ['less lies there than is known', [balance(50n)], [fact(100n)], [[-50n, 'nobody']]],
  ['nothing lies there', [], [fact(100n), fact(1n)], [[-101n, 'nobody']]],
  ['nothing is known', [balance(300n)], [], [[300n, 'nobody']]],
  ['nothing at all', [], [], []],
])('%s', (_what, balances, facts, left) => {
  expect(rest(balances, facts)).toEqual(left)
})
