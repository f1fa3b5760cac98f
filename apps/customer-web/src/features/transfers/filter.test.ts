import { publicStates } from '@puente/contract'
import { expect, test } from 'vitest'
import { dayFaults, readTransferSearch, stateGroups, statesOf } from './filter.ts'

const recipientId = `rcp_${'0'.repeat(31)}1`

test('a URL: valid parameters are kept, others dropped', () => {
  expect(
    readTransferSearch({
      states: 'delivered,nonsense,checking,delivered',
      from: '2026-02-30',
      to: '2026-11-24',
      recipientId,
      search: '  PU2345AB67 ',
      other: 'x',
    }),
  ).toEqual({ states: 'checking,delivered', to: '2026-11-24', recipientId, search: 'PU2345AB67' })
  expect(readTransferSearch({ states: '', recipientId: 'rcp_1', search: 7 })).toEqual({})
})

test('every state: belongs to exactly one choice', () => {
  const offered = Object.values(stateGroups).flatMap((states) => statesOf({ states }))
  expect(offered.toSorted()).toEqual([...publicStates].toSorted())
})

test.each([
  ['', '', {}],
  ['2026-11-01', '2026-11-01', {}],
  ['ayer', '2026-11-01', { from: 'shape' }],
  ['2026-11-02', '2026-11-01', { to: 'order' }],
  ['2026-11-02', '31/02', { to: 'shape' }],
] as const)('from "%s" to "%s"', (from, to, faults) => {
  expect(dayFaults(from, to)).toEqual(faults)
})
