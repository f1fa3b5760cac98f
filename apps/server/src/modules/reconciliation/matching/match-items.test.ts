import fc from 'fast-check'
import type { MatchingRule } from '@puente/contract/staff'
import { describe, expect, test } from 'vitest'
import { matchItems } from './match-items.ts'
import { onlySum } from './match-parts.ts'
import type { Matchable } from './matchable.ts'

const rules: MatchingRule[] = [
  { name: 'ref', kind: 'reference', days: 5 },
  { name: 'cancel', kind: 'cancels', days: 5 },
  { name: 'rut', kind: 'amount-rut', days: 2 },
  { name: 'parts', kind: 'parts', days: 3, maxParts: 4 },
  { name: 'fee', kind: 'fee', days: 5, mostBps: 100, mostMinor: { CLP: '500' } },
]
let made = 0
const item = (side: 'bank' | 'books', amount: number, more: Partial<Matchable> = {}): Matchable => ({
  id: `${side}-${String((made += 1)).padStart(6, '0')}`,
  side,
  day: '2026-11-24',
  amountMinor: BigInt(amount),
  refs: [],
  rut: undefined,
  ...more,
})
const bank = (amount: number, more?: Partial<Matchable>) => item('bank', amount, more)
const books = (amount: number, more?: Partial<Matchable>) => item('books', amount, more)
const match = (...items: Matchable[]) => {
  const { found, left } = matchItems(rules, items, 'CLP')
  return { by: found.map(({ rule, items: some }) => `${rule} ${some.length}`), left: left.length, found }
}

describe('rules match only what they can prove', () => {
  test.each<[string, Matchable[], string[], number]>([
    ['a reference', [bank(5, { refs: ['A'] }), books(5, { refs: ['B', 'A'] })], ['ref 2'], 0],
    ['another amount', [bank(5, { refs: ['A'] }), books(6, { refs: ['A'] })], [], 2],
    ['too many days', [bank(5, { refs: ['A'] }), books(5, { refs: ['A'], day: '2026-12-01' })], [], 2],
    ['a reversal on one side', [bank(5, { refs: ['A'] }), bank(-5, { refs: ['A'] })], ['cancel 2'], 0],
    ['a RUT', [bank(5, { rut: 'x' }), books(5, { rut: 'x', day: '2026-11-26' })], ['rut 2'], 0],
    ['a RUT on the third day', [bank(5, { rut: 'x' }), books(5, { rut: 'x', day: '2026-11-27' })], [], 2],
    ['more on one side', [bank(5, { rut: 'x' }), books(5, { rut: 'x' }), books(5, { rut: 'x' })], [], 3],
    ['amounts alone', [bank(5), books(5)], [], 2],
    [
      'parts of one RUT',
      [bank(9, { rut: 'x' }), books(4, { rut: 'x' }), books(5, { rut: 'x' })],
      ['parts 3'],
      0,
    ],
    [
      'lines for one entry',
      [books(-9, { refs: ['A'] }), bank(-4, { refs: ['A'] }), bank(-5, { refs: ['A'] })],
      ['parts 3'],
      0,
    ],
    ['two choices of parts', [bank(9, { rut: 'x' }), ...[4, 5, 4].map((n) => books(n, { rut: 'x' }))], [], 4],
    ['a fee', [bank(99_600, { refs: ['A'] }), books(100_000, { refs: ['A'] })], ['fee 2'], 0],
    ['a fee on what went', [bank(-100_400, { refs: ['A'] }), books(-100_000, { refs: ['A'] })], ['fee 2'], 0],
    ['a fee that is a gift', [bank(100_400, { refs: ['A'] }), books(100_000, { refs: ['A'] })], [], 2],
    ['a fee above its sum', [bank(-100_501, { refs: ['A'] }), books(-100_000, { refs: ['A'] })], [], 2],
    ['a fee above its share', [bank(-10_101, { refs: ['A'] }), books(-10_000, { refs: ['A'] })], [], 2],
  ])('%s', (_what, items, by, left) => {
    expect(match(...items)).toMatchObject({ by, left })
  })

  test('a fee of the bank: the amount to book', () => {
    expect(match(bank(99_600, { refs: ['A'] }), books(100_000, { refs: ['A'] })).found[0]?.bookedMinor).toBe(
      -400n,
    )
  })

  test('a search with too many steps: no match', () => {
    const many = Array.from({ length: 16 }, () => books(1))
    expect(onlySum(many, 9n, 10)).toBeUndefined()
    expect(onlySum([books(7), books(3), books(2)], 10n, 4)?.map(({ amountMinor }) => amountMinor)).toEqual([
      7n,
      3n,
    ])
  })
})

/** A movement as bank and books may have it: in one item, in parts, less a fee, or cancelled. */
const movement = fc.record({
  amount: fc.integer({ min: 40_000, max: 900_000 }),
  comes: fc.boolean(),
  received: fc.constantFrom('reference', 'rut', 'parts', 'fee', 'cancels'),
  late: fc.integer({ min: 0, max: 2 }),
})
type Movement = typeof movement extends fc.Arbitrary<infer T> ? T : never

function notify({ amount, comes, received, late }: Movement, n: number): Matchable[] {
  const sign = comes ? 1 : -1
  const ref = { refs: [`R${n}`] }
  const day = `2026-11-2${late}`
  const on = { day: '2026-11-20' }
  switch (received) {
    case 'reference':
      return [bank(sign * amount, { ...ref, day }), books(sign * amount, { ...ref, ...on })]
    case 'rut':
      return [bank(sign * amount, { rut: `P${n}`, day }), books(sign * amount, { rut: `P${n}`, ...on })]
    case 'parts':
      return [
        bank(sign * amount, { ...ref, day }),
        ...[1, 10_000, amount - 10_001].map((part) => books(sign * part, { ...ref, ...on })),
      ]
    case 'fee':
      return [bank(sign * amount - 1 - (n % 400), { ...ref, day }), books(sign * amount, { ...ref, ...on })]
    default:
      return [bank(amount, { ...ref, day }), bank(-amount, { ...ref, ...on })]
  }
}

describe('any movements', () => {
  test('in any order: all are matched, and the injected faults are exactly the breaks', () => {
    fc.assert(
      fc.property(
        fc.array(movement, { minLength: 1, maxLength: 40 }),
        fc.array(
          fc.record({ amount: fc.integer({ min: 1, max: 900_000 }), side: fc.constantFrom('bank', 'books') }),
          { maxLength: 5 },
        ),
        fc.infiniteStream(fc.nat(1_000_000)),
        (movements, seeded, order) => {
          const wrong = seeded.map(({ amount, side }, n) =>
            item(side === 'bank' ? 'bank' : 'books', amount, {
              refs: [`W${n}`],
              rut: `W${n}`,
              day: '2026-11-21',
            }),
          )
          const items = [...movements.flatMap(notify), ...wrong]
          const shuffled = items
            .map((one) => ({ one, at: order.next().value ?? 0 }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ one }) => one)
          const { found, left } = matchItems(rules, shuffled, 'CLP')
          expect(left.map(({ id }) => id).toSorted()).toEqual(wrong.map(({ id }) => id).toSorted())
          for (const { items: some, bookedMinor } of found) {
            const sum = (side: string) =>
              some.filter((one) => one.side === side).reduce((all, one) => all + one.amountMinor, 0n)
            expect(sum('bank')).toBe(sum('books') + bookedMinor)
          }
          expect(matchItems(rules, items, 'CLP')).toEqual({ found, left })
        },
      ),
      { numRuns: 150 },
    )
  })
})
