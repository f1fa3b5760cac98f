import { expect, test } from 'vitest'
import { adviceFor, bankFirst, directPayment } from './bank-advice.ts'

const nowMs = Date.parse('2026-11-24T12:00:00.000Z')
const first = {
  most: { amount: '100000', currency: 'CLP' },
  hours: 24,
  source: 'https://example.test',
  asOf: '2026-11-01',
}

test.each([
  ['the rest is the limit', '100000', '2026-11-24T13:00:00.000Z', 'fits'],
  ['the limit ends before the deadline', '100001', '2026-11-25T12:00:00.001Z', 'in-parts'],
  ['the limit ends with the deadline', '100001', '2026-11-25T12:00:00.000Z', 'too-late'],
])('%s: %s pesos until %s: %s', (_, remainingMinor, deadlineAt, advice) => {
  expect(adviceFor(first, { remainingMinor, deadlineAt }, nowMs)).toBe(advice)
})

test("the customer's bank: first; the others keep their order", () => {
  const names = (of: string) =>
    bankFirst([{ name: 'A' }, { name: 'B' }, { name: 'C' }], of).map(({ name }) => name)
  expect(names('C')).toEqual(['C', 'A', 'B'])
  expect(names('')).toEqual(['A', 'B', 'C'])
})

test.each([
  ['no known bank, and one allows less', undefined, '100001', { pays: true, warns: true }],
  ['no known bank, and the amount fits in each', undefined, '100000', { pays: true, warns: false }],
  ['its bank allows less', 'Lento', '100001', { pays: false, warns: false }],
  ['its bank allows the amount', 'Lento', '100000', { pays: true, warns: false }],
  ['its bank publishes no limit', 'Libre', '100001', { pays: true, warns: false }],
  ['its bank is no longer listed', 'Otro', '100001', { pays: true, warns: true }],
])('an order is paid with its confirmation: %s', (_, kept, sendMinor, direct) => {
  expect(
    directPayment([{ name: 'Libre' }, { name: 'Lento', firstTransfers: first }], kept, sendMinor),
  ).toEqual(direct)
})
