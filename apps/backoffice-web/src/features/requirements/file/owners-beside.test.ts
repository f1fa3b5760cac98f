import { expect, test } from 'vitest'
import { besides } from './owners-beside.ts'

const owner = (number: string, shareBps: number, more: object = {}) => ({
  name: `Dueño ${number}`,
  document: 'rut' as const,
  number,
  shareBps,
  ...more,
})
const declares = (number: string, shareBps: number, more: object = {}) => ({
  ...owner(number, shareBps, more),
  country: 'CL',
  kind: 'person' as const,
  share: `${shareBps}/10000`,
  controls: false,
})

test('owners declared and read: one row each with both shares; rows that differ come first', () => {
  const declared = [
    declares('1-9', 5000),
    declares('2-7', 3000, { difference: 'share-differs' }),
    declares('3-5', 2000, { difference: 'not-on-paper' }),
  ]
  const owners = [
    owner('1-9', 5000),
    owner('2-7', 4000, { difference: 'share-differs' }),
    owner('4-3', 1000, { difference: 'not-declared' }),
  ]
  const read = { paper: 'shareholders' as const, acceptedAt: '2026-11-01T00:00:00.000Z', owners }
  expect(
    besides({ declared, read }).map(({ number, declaredBps, readBps, difference }) => [
      number,
      declaredBps,
      readBps,
      difference,
    ]),
  ).toEqual([
    ['2-7', 3000, 4000, 'share-differs'],
    ['3-5', 2000, undefined, 'not-on-paper'],
    ['4-3', undefined, 1000, 'not-declared'],
    ['1-9', 5000, 5000, undefined],
  ])
})

test('without a company document: only the declared owners are listed', () => {
  expect(besides({ declared: [declares('1-9', 10_000)] })).toMatchObject([
    { declaredBps: 10_000, readBps: undefined },
  ])
})
