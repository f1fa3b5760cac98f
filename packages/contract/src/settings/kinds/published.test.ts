import { expect, test } from 'vitest'
import { readSetting } from '../read.ts'
import { settingOf } from '../registry.ts'
import { publishedCostMinor } from './published.ts'

test.each([
  [
    'published-costs',
    {
      validDays: 731,
      figures: [
        {
          name: 'Banco',
          product: 'Giro',
          corridorId: 'us-usd',
          sendMinor: '1000',
          feeMinor: '1000',
          marginBps: 3001,
          source: 'http://example.test',
          asOf: '2026-01-01',
        },
      ],
    },
    ['validDays: too-big', 'figures.0.marginBps: too-big', 'figures.0.source: format'],
  ],
  [
    'published-costs',
    {
      validDays: 1,
      figures: [
        {
          name: 'Banco',
          product: 'Giro',
          corridorId: 'us-usd',
          sendMinor: '1000',
          feeMinor: '1000',
          marginBps: 0,
          source: 'https://example.test',
          asOf: '2026-02-28',
        },
      ],
    },
    ['figures.0.feeMinor: too-big'],
  ],
  [
    'payer-banks',
    {
      validDays: 1,
      banks: [
        { name: 'Banco', firstMinor: '0', firstHours: 24, asOf: '2026-02-28' },
        { name: ' banco ' },
        { name: 'Otro' },
      ],
    },
    ['banks.0.source: required', 'banks.0.firstMinor: too-small', 'banks.1.name: twice'],
  ],
  [
    'payer-banks',
    { validDays: 1, banks: [{ name: 'Banco', firstMinor: '1', firstHours: 24, asOf: '2026-02-30' }] },
    ['banks.0.asOf: not-a-date'],
  ],
])('%s of %j: each fault is reported at its field', (kind, data, faults) => {
  const setting = settingOf(kind)
  const read = setting && readSetting(setting, data, 'default')
  expect(
    read !== undefined && 'faults' in read ? read.faults.map(({ at, fault }) => `${at}: ${fault}`) : [],
  ).toEqual(faults)
})

test.each([
  ['200000', '10000', 101, 11_919n],
  ['200000', '5001', 0, 5001n],
  ['200000', '0', 1, 20n],
  ['1', '0', 1, 1n],
])('%s with fees of %s and a margin of %i bps: costs %s', (sendMinor, feeMinor, marginBps, cost) => {
  expect(publishedCostMinor({ sendMinor, feeMinor, marginBps })).toBe(cost)
})
