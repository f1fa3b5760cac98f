import type { ApplicationWire } from '@puente/contract/customer'
import { expect, test } from 'vitest'
import { applicationQuery } from './application-queries.ts'

const askedEvery = (data: Partial<ApplicationWire> | undefined) => {
  const { refetchInterval } = applicationQuery
  return typeof refetchInterval === 'function'
    ? refetchInterval({ state: { data } } as never)
    : refetchInterval
}

test.each([
  ['a draft', { status: 'draft', reasons: [] }, false],
  ['being compared with the registry', { status: 'submitted', reasons: [] }, 2000],
  ['with a person who reviews it', { status: 'submitted', reasons: ['being-reviewed'] }, 15_000],
  ['confirmed', { status: 'confirmed', reasons: [] }, false],
] as const)('an application %s: refetched every %o ms', (_what, data, everyMs) => {
  expect(askedEvery(data as never)).toBe(everyMs)
})
