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
  it('has the fields that readers of the JSON file rely on, and says what its reference was', () => {
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

  it('keeps its promise at the ratio itself and misses it just under', () => {
    expect(judge(measured, { ratio: 1.5 }).ok).toBe(true)
    expect(judge({ ...measured, perSecond: 2998 }, { ratio: 1.5 }).ok).toBe(false)
  })

  it('misses its promise when p99 reaches the bound, whatever the ratio', () => {
    expect(judge({ ...measured, p99Ms: 24.9 }, { ratio: 1.5, p99Ms: 25 }).ok).toBe(true)
    expect(judge({ ...measured, p99Ms: 25 }, { ratio: 1.5, p99Ms: 25 }).ok).toBe(false)
  })

  it('has no verdict where nothing was promised', () => {
    expect(judge(measured, undefined)).toMatchObject({ budget: null, ok: null, ratio: 1.5 })
  })

  it('is none when an invariant broke, promised or not', () => {
    const broken = { ...measured, broken: ['trial balance of CLP differs by 1'] }
    for (const budget of [{ ratio: 0.001 }, undefined])
      expect(judge(broken, budget)).toMatchObject({ value: null, ratio: null, p99Ms: null, ok: false })
  })
})

describe('the exit code', () => {
  const kept = judge(measured, { ratio: 1 })
  const unjudged = judge(measured, undefined)

  it('is 0 when every promise was kept and for what nothing promised', () => {
    expect(exitCodeOf([kept, unjudged])).toBe(0)
  })

  it('is 1 for one missed ratio and for one bench that failed', () => {
    expect(exitCodeOf([kept, judge(measured, { ratio: 2 })])).toBe(1)
    expect(exitCodeOf([kept, failed('x', 'turns', 'pgbench', undefined)])).toBe(1)
  })
})
