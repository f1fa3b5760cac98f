import type { FiguresOfDayWire } from '@puente/contract/staff'
import { addDays } from '@puente/web'
import { expect, test } from 'vitest'
import { daysOf } from './period-days.ts'
import { grouped, lastDay } from './grouped.ts'

const none = {
  quoted: 0,
  ordered: 0,
  paid: 0,
  returned: 0,
  refunded: 0,
  rejected: 0,
  cancelled: 0,
  expired: 0,
  iva: '0',
  rounding: '0',
}
const days = (from: string, count: number): FiguresOfDayWire[] =>
  Array.from({ length: count }, (_one, nth) => ({
    ...none,
    day: addDays(from, nth),
    delivered: 1,
    deliveredAmount: '100',
    fee: '2',
    spread: '3',
  }))

test.each([
  ['7-days', '2026-03-03', { from: '2026-02-25', to: '2026-03-03' }],
  ['month', '2026-03-03', { from: '2026-03-01', to: '2026-03-03' }],
  ['last-month', '2026-03-31', { from: '2026-02-01', to: '2026-02-28' }],
  ['last-month', '2026-01-05', { from: '2025-12-01', to: '2025-12-31' }],
  ['year', '2026-12-31', { from: '2026-01-01', to: '2026-12-31' }],
  ['today', '2026-03-01', { from: '2026-03-01', to: '2026-03-01' }],
  ['yesterday', '2026-03-01', { from: '2026-02-28', to: '2026-02-28' }],
] as const)('%s on %s', (period, today, expected) => {
  expect(daysOf({ period }, '30-days', today)).toEqual(expected)
})

test.each([
  [
    { from: '2026-02-01', to: '2026-02-03' },
    { from: '2026-02-01', to: '2026-02-03' },
  ],
  [
    { from: '2026-02-03', to: '2026-02-01' },
    { from: '2026-03-01', to: '2026-03-01' },
  ],
  [{ to: '2026-02-01' }, { from: '2026-03-01', to: '2026-03-01' }],
])('chosen days %o', (ends, expected) => {
  expect(daysOf({ period: 'chosen', ...ends }, '7-days', '2026-03-01')).toEqual(expected)
})

test.each([
  [{ from: '2026-03-04', span: 'day' }, '2026-03-04'],
  [{ from: '2026-03-04', span: 'week' }, '2026-03-08'],
  [{ from: '2026-03-04', span: 'month' }, '2026-03-20'],
  [{ from: '2026-02-01', span: 'month' }, '2026-02-28'],
] as const)('the last day of %o', (bar, last) => {
  expect(lastDay(bar, '2026-03-20')).toBe(last)
})

test('up to 31 days: one bar for each day', () => {
  expect(grouped(days('2026-03-01', 31)).map(({ span }) => span)).toEqual(Array(31).fill('day'))
})

test('up to 92 days: weeks from Monday, the first and last one incomplete, and nothing is lost', () => {
  const bars = grouped(days('2026-03-04', 40))
  expect(bars.map(({ from, delivered }) => [from, delivered])).toEqual([
    ['2026-03-04', 5],
    ['2026-03-09', 7],
    ['2026-03-16', 7],
    ['2026-03-23', 7],
    ['2026-03-30', 7],
    ['2026-04-06', 7],
  ])
  expect(bars.reduce((sum, { fee, spread }) => sum + fee + spread, 0n)).toBe(200n)
})

test('a year: months', () => {
  expect(grouped(days('2026-01-01', 365)).map(({ delivered }) => delivered)).toEqual([
    31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ])
})

test('no days: no bars', () => {
  expect(grouped([])).toEqual([])
})
