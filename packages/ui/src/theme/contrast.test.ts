import { describe, expect, it, test } from 'vitest'
import { contrast } from './contrast.ts'
import { palettePairs } from './palette-pairs.test-kit.ts'

describe('contrast', () => {
  it('agrees with published values', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#ffffff', '#F8B133')).toBeCloseTo(1.85, 2)
    expect(contrast('#074f71', '#ffffff')).toBeCloseTo(8.88, 2)
  })

  it('is symmetric', () => {
    expect(contrast('#16242c', '#f6f8f9')).toBe(contrast('#f6f8f9', '#16242c'))
  })
})

test.each(palettePairs.map((pair) => [pair.name, pair] as const))('%s: readable', (_name, pair) => {
  const ratio = contrast(pair.front, pair.back)
  expect(ratio, `${pair.front} on ${pair.back}`).toBeGreaterThanOrEqual(pair.use === 'text' ? 4.5 : 3)
})
