import { settingKind, type RetentionClass } from '@puente/contract/staff'
import { describe, expect, it } from 'vitest'
import { classPlan, rowUntil } from './class-terms.ts'
import { beginBefore, dayAfter } from './periods.ts'
import type { Standing } from './standing.store.ts'

const nothing: Standing = {
  status: 'active',
  endedAt: undefined,
  lastTransferAt: undefined,
  lastDecisionAt: undefined,
  legalHold: false,
}
const noon = (day: string) => new Date(`${day}T15:00:00Z`)
const plan = (dataClass: RetentionClass, standing: Partial<Standing>, today: string) => {
  const terms = settingKind.retention.initial(dataClass)
  if (terms === undefined) throw new Error(`${dataClass} has no terms`)
  const { until, mayGo } = classPlan(dataClass, terms, { ...nothing, ...standing }, today)
  return [until, mayGo]
}

describe('a period', () => {
  it.each([
    ['2020-02-29', 5, 'years', '2025-03-01'],
    ['2021-11-24', 6, 'years', '2027-11-24'],
    ['2026-01-31', 1, 'months', '2026-03-03'],
    ['2026-11-24', 24, 'months', '2028-11-24'],
    ['2026-12-30', 3, 'days', '2027-01-02'],
  ] as const)('%s and %i %s: %s', (day, period, unit, after) => {
    expect(dayAfter(day, { period, unit })).toBe(after)
  })

  it('before a day: begins at midnight in Santiago', () => {
    expect(beginBefore('2026-11-24', { period: 1, unit: 'years' }).toISOString()).toBe(
      '2025-11-24T03:00:00.000Z',
    )
  })
})

describe('a class whose rows end together', () => {
  const closed = { status: 'closed', endedAt: noon('2020-05-10') } as const
  const cases: readonly (readonly [
    string,
    RetentionClass,
    Partial<Standing>,
    string,
    [string | undefined, boolean],
  ])[] = [
    ['the relationship lasts', 'identity', {}, '2030-01-01', [undefined, false]],
    ['its last day', 'identity', closed, '2025-05-10', ['2025-05-10', false]],
    ['the day after its last day', 'identity', closed, '2025-05-11', ['2025-05-10', true]],
    [
      'a transfer changed on the last day of the relationship: the tax law keeps longer',
      'tax-identity',
      { ...closed, lastTransferAt: noon('2020-05-10') },
      '2025-05-11',
      ['2026-05-10', false],
    ],
    [
      'without a transfer: the tax law keeps nothing',
      'tax-identity',
      closed,
      '2025-05-11',
      ['2025-05-10', true],
    ],
    [
      'a refused applicant: counts from the decision',
      'identity',
      { status: 'refused', lastDecisionAt: noon('2021-03-01') },
      '2026-03-02',
      ['2026-03-01', true],
    ],
    [
      'a refused applicant without a recorded decision: kept',
      'identity',
      { status: 'refused' },
      '2040-01-01',
      [undefined, false],
    ],
    ['a class that is kept', 'books', closed, '2040-01-01', [undefined, false]],
  ]
  it.each(cases)('%s (%s)', (_, dataClass, standing, today, expected) => {
    expect(plan(dataClass, standing, today)).toEqual(expected)
  })
})

describe('a class whose rows end by their age', () => {
  const terms = settingKind.retention.initial('notices')
  it('an active customer: rows from before the period may go', () => {
    if (terms === undefined) throw new Error('no terms')
    const { mayGo, before } = classPlan('notices', terms, nothing, '2026-11-24')
    expect([mayGo, before?.toISOString()]).toEqual([true, '2025-11-24T03:00:00.000Z'])
    expect(rowUntil(terms, noon('2026-02-01'))).toBe('2027-02-01')
  })
})
