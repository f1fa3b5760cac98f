import { expect, test } from 'vitest'
import { readSetting } from '../read.ts'
import { CHANGED_DAYS_MAX, holidays } from './holidays.ts'

const law = { banks: 'closed', reason: 'Una ley' }

test.each([
  [
    'a repeated day',
    [
      { ...law, day: '2026-11-24' },
      { ...law, day: '2026-11-24', banks: 'open' },
    ],
    '1.day',
    'twice',
  ],
  ['a Saturday', [{ ...law, day: '2026-11-28', banks: 'open' }], '0.day', 'weekend'],
  ['a Sunday', [{ ...law, day: '2026-11-29' }], '0.day', 'weekend'],
  ['a day that does not exist', [{ ...law, day: '2026-11-31' }], '0.day', 'not-a-date'],
  ['an unknown word', [{ ...law, day: '2026-11-24', banks: 'shut' }], '0.banks', 'choice'],
  ['a day without a reason', [{ ...law, day: '2026-11-24', reason: ' x ' }], '0.reason', 'too-short'],
])('%s: refused at its field', (_what, days, at, fault) => {
  expect(readSetting(holidays, { days }, 'CL')).toEqual({ faults: [{ at: `days.${at}`, fault }] })
})

test('more days than the maximum: refused', () => {
  const days = Array.from({ length: CHANGED_DAYS_MAX + 1 }, () => ({ ...law, day: '2026-11-24' }))
  expect(readSetting(holidays, { days }, 'CL')).toEqual({ faults: [{ at: 'days', fault: 'too-long' }] })
})

test('no days, past days and days in any order: accepted', () => {
  const days = [
    { ...law, day: '2027-03-01' },
    { ...law, day: '2020-01-02', banks: 'open' },
  ]
  expect(readSetting(holidays, { days: [] }, 'CL')).toEqual({ data: { days: [] } })
  expect(readSetting(holidays, { days }, 'CL')).toEqual({ data: { days } })
})
