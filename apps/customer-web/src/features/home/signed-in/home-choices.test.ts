import type { RecipientWire, TaskWire, TransferSummaryWire } from '@puente/contract/customer'
import { expect, test } from 'vitest'
import { inProgress, lastPrice, toRepeat } from './home-choices.ts'

const transfer = (id: string, state: TransferSummaryWire['state']) => ({ id, state }) as TransferSummaryWire
const task = (path: string, more: Partial<TaskWire> = {}) =>
  ({ path, mine: true, deferred: false, ...more }) as TaskWire
const recipient = (id: string, at: string | undefined, more: Partial<RecipientWire> = {}) =>
  ({
    id,
    corridorId: 'mx-mxn',
    ...(at === undefined ? {} : { lastOrder: { at, sendMinor: '150000', receiveMinor: '1' } }),
    ...more,
  }) as RecipientWire

const transfers = [
  transfer('trf_1', 'delivered'),
  transfer('trf_2', 'sent-to-bank'),
  transfer('trf_3', 'waiting-for-payment'),
]

test('a transfer that waits for the user: shown before a newer one on its way', () => {
  const shown = inProgress(transfers, [task('/send/pay/trf_3')])
  expect([shown?.transfer.id, shown?.task?.path]).toEqual(['trf_3', '/send/pay/trf_3'])
})

test('several transfers that wait: the one whose task comes first, because tasks are in the order of their deadlines', () => {
  const waiting = [transfer('trf_new', 'waiting-for-payment'), transfer('trf_old', 'waiting-for-payment')]
  const shown = inProgress(waiting, [task('/send/pay/trf_old'), task('/send/pay/trf_new')])
  expect(shown?.transfer.id).toBe('trf_old')
})

test.each([
  ['no task', []],
  ['a postponed task', [task('/send/pay/trf_3', { deferred: true })]],
  ['a task of another member', [task('/send/pay/trf_3', { mine: false })]],
  ['a task about something else', [task('/notifications/person-info')]],
])('%s: the newest transfer on its way', (_, tasks) => {
  const shown = inProgress(transfers, tasks)
  expect([shown?.transfer.id, shown?.task]).toEqual(['trf_2', undefined])
})

test('every transfer ended: none is shown', () => {
  const ended = (['delivered', 'refunded', 'expired', 'cancelled', 'stopped'] as const).map((state) =>
    transfer(`trf_${state}`, state),
  )
  expect(inProgress(ended, [])).toBeUndefined()
})

test('recipients to repeat: the last used first, without those that take no order', () => {
  const people = [
    recipient('a', '2026-11-01T00:00:00Z'),
    recipient('b', '2026-11-20T00:00:00Z'),
    recipient('never', undefined),
    recipient('archived', '2026-11-21T00:00:00Z', { archivedAt: '2026-11-22T00:00:00Z' }),
    recipient('quiet', '2026-11-23T00:00:00Z', { quietUntil: '2026-11-28T00:00:00Z' }),
  ]
  expect(toRepeat(people).map(({ id }) => id)).toEqual(['b', 'a'])
})

test('the last price: corridor and pesos of the last order, and nothing before the first one', () => {
  expect(lastPrice([recipient('a', '2026-11-01T00:00:00Z')])).toEqual({
    corridor: 'mx-mxn',
    side: 'send',
    amount: '150000',
  })
  expect(lastPrice([recipient('never', undefined)])).toEqual({})
})
