import type { TariffWire } from '@puente/contract/customer'
import { expect, test } from 'vitest'
import { groupsOf } from './tariff-groups.ts'

const tariff = (corridorId: string, kind: TariffWire['kind'], spreadBps: number): TariffWire => ({
  corridorId,
  kind,
  fee: { fixed: { amount: '990', currency: 'CLP' }, bps: 70, ivaPercent: 19 },
  spreadBps,
})

test('equal tariffs: grouped once; different ones are listed separately', () => {
  expect(groupsOf([tariff('us-usd', 'person', 40), tariff('us-usd', 'company', 40)])).toHaveLength(1)
  const groups = groupsOf([
    tariff('mx-mxn', 'company', 25),
    tariff('us-usd', 'person', 40),
    tariff('us-usd', 'company', 40),
    tariff('mx-mxn', 'person', 40),
  ])
  expect(groups.map(({ tariff: { spreadBps }, members }) => [spreadBps, members.length])).toEqual([
    [40, 3],
    [25, 1],
  ])
  expect(groupsOf([])).toEqual([])
})
