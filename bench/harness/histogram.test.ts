import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Histogram, HISTOGRAM_ERROR } from './histogram.ts'

/** The exact quantile (nearest rank), with which the histogram is compared. */
function exactQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.max(1, Math.ceil(share * sorted.length)) - 1] ?? 0
}

const milliseconds = fc.oneof(
  fc.double({ min: 0.001, max: 100_000, noNaN: true }),
  fc.integer({ min: 1, max: 50 }),
)
const shares = fc.constantFrom(0, 0.01, 0.5, 0.9, 0.99, 0.999, 1)
/** Tolerance for the last bit of a floating-point logarithm. */
const BIT = 1 + 1e-9

function holds(values: readonly number[], share: number, histogram: Histogram): void {
  const exact = exactQuantile(values, share)
  const found = histogram.quantile(share)
  expect(found).toBeGreaterThanOrEqual(exact / BIT)
  expect(found).toBeLessThanOrEqual(exact * HISTOGRAM_ERROR * BIT)
}

const of = (values: readonly number[]): Histogram => {
  const histogram = new Histogram()
  for (const value of values) histogram.record(value)
  return histogram
}

it('every quantile: within 1.1 % above the sorted array', () => {
  fc.assert(
    fc.property(fc.array(milliseconds, { minLength: 1, maxLength: 300 }), shares, (values, share) =>
      holds(values, share, of(values)),
    ),
  )
})

it('the sum of two histograms: equals the histogram of all values', () => {
  const lists = fc.array(milliseconds, { minLength: 1, maxLength: 100 })
  fc.assert(
    fc.property(lists, lists, shares, (ones, others, share) => {
      const sum = of(ones)
      sum.add(of(others))
      expect(sum.count).toBe(ones.length + others.length)
      holds([...ones, ...others], share, sum)
    }),
  )
})

it('without values: 0', () => {
  expect(new Histogram().quantile(0.99)).toBe(0)
})
