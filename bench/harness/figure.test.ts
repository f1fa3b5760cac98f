import { describe, expect, it } from 'vitest'
import { exitCodeOf, failed, judge, type Measured } from './figure.ts'

const measured: Measured = {
  name: 'ledger.single',
  unit: 'journals',
  perSecond: 3000,
  p50Ms: 4,
  p99Ms: 20,
  reference: 2000,
  referenceName: 'pgbench 15.18 TPC-B',
  broken: [],
  notes: ['3 journals proven whole'],
  asides: ['proven in 1 s'],
}

describe('a figure', () => {
  it('its fields: those that readers of the JSON file need, with the name of the reference', () => {
    expect(judge(measured, { ratio: 1.5, p99Ms: 25 })).toEqual({
      name: 'ledger.single',
      value: 3000,
      unit: 'journals',
      p50Ms: 4,
      p99Ms: 20,
      reference: 2000,
      referenceName: 'pgbench 15.18 TPC-B',
      ratio: 1.5,
      budget: 1.5,
      ok: true,
      notes: ['3 journals proven whole'],
    })
  })

  it('the ratio of the target: met at the ratio itself, missed just below', () => {
    expect(judge(measured, { ratio: 1.5 }).ok).toBe(true)
    expect(judge({ ...measured, perSecond: 2998 }, { ratio: 1.5 }).ok).toBe(false)
  })

  it('p99 at the bound: missed, whatever the ratio', () => {
    expect(judge({ ...measured, p99Ms: 24.9 }, { ratio: 1.5, p99Ms: 25 }).ok).toBe(true)
    expect(judge({ ...measured, p99Ms: 25 }, { ratio: 1.5, p99Ms: 25 }).ok).toBe(false)
  })

  it('no target: no verdict', () => {
    expect(judge(measured, undefined)).toMatchObject({ budget: null, ok: null, ratio: 1.5 })
  })

  it('a violated invariant: no figure, with or without a target', () => {
    const broken = { ...measured, broken: ['trial balance of CLP differs by 1'] }
    for (const budget of [{ ratio: 0.001 }, undefined])
      expect(judge(broken, budget)).toMatchObject({ value: null, ratio: null, p99Ms: null, ok: false })
  })
})

describe('the exit code', () => {
  const kept = judge(measured, { ratio: 1 })
  const unjudged = judge(measured, undefined)

  it('every target met, or none set: 0', () => {
    expect(exitCodeOf([kept, unjudged])).toBe(0)
  })

  it('one missed ratio or one failed bench: 1', () => {
    expect(exitCodeOf([kept, judge(measured, { ratio: 2 })])).toBe(1)
    expect(exitCodeOf([kept, failed('x', 'turns', 'pgbench', undefined)])).toBe(1)
  })
})
