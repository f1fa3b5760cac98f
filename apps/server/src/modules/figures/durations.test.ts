import { expect, test } from 'vitest'
import { callBounds, durationBounds, quantileOf } from './durations.ts'

const counts = (...pairs: [number, number][]) => new Map(pairs)

test.each([
  ['no deliveries', counts(), 0.5, undefined],
  ['all in one class', counts([3, 10]), 0.5, 45],
  ['the median at the end of a class', counts([0, 5], [4, 5]), 0.5, 5],
  ['nine in ten, in the second class', counts([0, 8], [4, 2]), 0.9, 90],
  ['in the class without an upper bound', counts([0, 1], [13, 9]), 0.5, 10_080],
])('%s', (_what, classes, share, minutes) => {
  expect(quantileOf(classes, share, durationBounds)).toBe(minutes)
})

test('the bounds ascend', () => {
  for (const bounds of [durationBounds, callBounds]) expect(bounds.toSorted((a, b) => a - b)).toEqual(bounds)
})
