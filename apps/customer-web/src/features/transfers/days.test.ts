import { expect, test } from 'vitest'
import { byDay } from './days.ts'

const transfer = (createdAt: string) => ({
  id: createdAt,
  state: 'delivered' as const,
  recipientName: 'Rosa',
  country: 'US',
  send: { amount: '5000', currency: 'CLP' },
  receive: { amount: '400', currency: 'USD' },
  situation: 'delivered' as const,
  createdAt,
})

test('transfers: grouped by their day in Chile, in the given order', () => {
  const today = '2026-11-24'
  // 02:59Z is the previous evening in Chile.
  const moments = [
    '2026-11-24T14:00:00.000Z',
    '2026-11-24T02:59:00.000Z',
    '2026-11-23T14:00:00.000Z',
    '2026-11-21T14:00:00.000Z',
  ]
  expect(
    byDay(moments.map(transfer), today).map(({ title, transfers }) => [title, transfers.map(({ id }) => id)]),
  ).toEqual([
    ['Hoy', [moments[0]]],
    ['Ayer', [moments[1], moments[2]]],
    ['21/11/2026', [moments[3]]],
  ])
})
