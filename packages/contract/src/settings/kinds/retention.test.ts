import { describe, expect, it, test } from 'vitest'
import { retentionClasses, type RetentionClass } from '../../retention/words.ts'
import { readSetting } from '../read.ts'
import { retention } from './retention.ts'

const read = (key: RetentionClass, data: unknown) => readSetting(retention, data, key)
const first = (key: RetentionClass) => {
  const data = retention.initial(key)
  if (data === undefined) throw new Error(`${key} has no initial terms`)
  return data
}
const withGround = (key: RetentionClass, row: number, change: object) => ({
  ...first(key),
  grounds: first(key).grounds.map((ground, at) => (at === row ? { ...ground, ...change } : ground)),
})

test.each(retentionClasses)('%s: its first terms are valid, and each names its source', (key) => {
  expect(read(key, first(key))).toHaveProperty('data')
  for (const { source } of first(key).grounds) expect(source.length).toBeGreaterThan(3)
})

describe('minimum periods', () => {
  const cases: readonly (readonly [RetentionClass, number, object])[] = [
    ['identity', 0, { period: 4 }],
    ['transfers', 0, { period: 59, unit: 'months' }],
    ['due-diligence', 0, { period: 1825, unit: 'days' }],
    ['tax-identity', 1, { period: 5 }],
    ['unmatched-payments', 0, { period: 4 }],
    ['partner-calls', 0, { period: 23, unit: 'months' }],
  ]
  it.each(cases)('%s, ground %i shorter than its minimum: refused at its period', (key, row, change) => {
    const at = `grounds.${row}.period`
    expect(read(key, withGround(key, row, change))).toMatchObject({ faults: [{ at, fault: 'too-small' }] })
  })

  it('a ground taken away: refused; the same or a longer period in another unit: valid', () => {
    const without = { ...first('tax-identity'), grounds: first('tax-identity').grounds.slice(0, 1) }
    expect(read('tax-identity', without)).toMatchObject({ faults: [{ at: 'grounds', fault: 'required' }] })
    expect(read('identity', withGround('identity', 0, { period: 60, unit: 'months' }))).toHaveProperty('data')
    expect(read('identity', withGround('identity', 0, { period: 7 }))).toHaveProperty('data')
  })
})

test('a class whose rows end by their age: no other event, and the other way round', () => {
  const at = 'grounds.0.from'
  const event = { from: 'relationship-end' }
  expect(read('ratings', withGround('ratings', 0, event))).toMatchObject({
    faults: [{ at, fault: 'choice' }],
  })
  const age = { from: 'creation' }
  expect(read('messages', withGround('messages', 0, age))).toMatchObject({
    faults: [{ at, fault: 'choice' }],
  })
})

describe('pictures of faces', () => {
  const cases = [
    ['longer than the privacy notice promises', { period: 91 }, 'grounds.0.period'],
    ['in months', { period: 3, unit: 'months' }, 'grounds.0.unit'],
    ['from the end of the relationship', { from: 'relationship-end' }, 'grounds.0.from'],
  ] as const
  it.each(cases)('%s: refused', (_, change, at) => {
    expect(read('biometrics', withGround('biometrics', 0, change))).toMatchObject({ faults: [{ at }] })
  })

  it('kept for ever, or by two periods: refused; for fewer days: valid', () => {
    expect(read('biometrics', { ...first('biometrics'), action: 'keep' })).toMatchObject({
      faults: [{ at: 'action' }],
    })
    const { grounds } = first('biometrics')
    expect(read('biometrics', { ...first('biometrics'), grounds: [...grounds, ...grounds] })).toMatchObject({
      faults: [{ at: 'grounds', fault: 'too-long' }],
    })
    expect(read('biometrics', withGround('biometrics', 0, { period: 30 }))).toHaveProperty('data')
  })

  it('no other class counts from a verdict', () => {
    expect(read('messages', withGround('messages', 0, { from: 'verdict' }))).toMatchObject({
      faults: [{ at: 'grounds.0.from', fault: 'choice' }],
    })
  })
})

test('another action than that of the class: refused; keeping it: valid', () => {
  const action = (key: RetentionClass, to: string) => read(key, { ...first(key), action: to })
  expect(action('transfers', 'erase')).toMatchObject({ faults: [{ at: 'action', fault: 'choice' }] })
  expect(action('transfers', 'keep')).toHaveProperty('data')
})
