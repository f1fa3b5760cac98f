import { monthName } from '@puente/web'
import { expect, test } from 'vitest'
import { firstChoice, monthsOffered, periodOf, yearsBack, type PeriodChoice } from './period.ts'

const choice = (part: Partial<PeriodChoice>): PeriodChoice => ({ ...firstChoice('2026-03-05'), ...part })

test('months and years offered: backwards from the current one, across the turn of the year', () => {
  expect(monthsOffered('2026-01-31').slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(yearsBack('2026-01-31').slice(0, 2)).toEqual(['2026', '2025'])
  expect(firstChoice('2026-01-31')).toMatchObject({ kind: 'month', month: '2025-12' })
  expect(monthName('2026-11')).toBe('noviembre de 2026')
})

test.each([
  [{ kind: 'month', month: '2024-02' }, '2024-02-01', '2024-02-29'],
  [{ kind: 'month', month: '2025-12' }, '2025-12-01', '2025-12-31'],
  // A period that is not over ends today.
  [{ kind: 'month', month: '2026-03' }, '2026-03-01', '2026-03-05'],
  [{ kind: 'year', year: '2026' }, '2026-01-01', '2026-03-05'],
  [{ kind: 'year', year: '2024' }, '2024-01-01', '2024-12-31'],
  [{ kind: 'days', from: 'ayer', to: '2026-01-09' }, 'ayer', '2026-01-09'],
] as const)('%j: from %s to %s', (part, from, to) => {
  expect(periodOf(choice(part), '2026-03-05')).toEqual({ from, to })
})
