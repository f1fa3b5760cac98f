import { settingKind, type SettingVersionWire, type SettingWire } from '@puente/contract/staff'
import { describe, expect, test } from 'vitest'
import { alsoReplaced, baseAt } from './base.ts'
import { afterWithdrawal } from './withdraw-form.tsx'

const HOUR_MS = 3_600_000
const nowMs = Date.parse('2026-12-01T12:00:00Z')
const inHours = (hours: number) => new Date(nowMs + hours * HOUR_MS).toISOString()

const version = (
  number: number,
  hours: number,
  more: Partial<SettingVersionWire> = {},
): SettingVersionWire => ({
  version: number,
  inForceFrom: inHours(hours),
  state: hours > 0 ? 'scheduled' : 'in-force',
  isInitial: false,
  fits: true,
  writtenBy: '',
  approvedBy: '',
  writtenAt: inHours(-48),
  data: { bps: number },
  ...more,
})

const fee = settingKind.fee
const wireOf = (key: string, more: Partial<SettingWire>): SettingWire => ({
  kind: 'fee',
  key,
  scheduled: [],
  general: [],
  proposes: [],
  decides: [],
  noticeDays: 0,
  ...more,
})
const campaign = wireOf('default', {
  current: version(1, -24),
  scheduled: [version(2, 10), version(3, 18)],
})
const at = (wire: SettingWire, hours: number) => {
  const base = baseAt(fee, wire, nowMs + hours * HOUR_MS)
  return base && [base.key, base.version]
}

describe('what a change replaces', () => {
  test.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [17, 2],
    [18, 3],
    [400, 3],
  ])('in %i hours: version %i', (hours, expected) => {
    expect(at(campaign, hours)).toEqual(['default', expected])
  })

  test('a scheduled version that does not fit its fields: it is not used', () => {
    const wire = { ...campaign, scheduled: [version(2, 10, { fits: false })] }
    expect(at(wire, 12)).toEqual(['default', 1])
  })

  test('a key without a version: the most specific general version of that instant', () => {
    const general = [
      { ...version(4, 8), key: 'us-usd' },
      { ...version(1, -24), key: 'default' },
      { ...version(2, 10), key: 'default' },
    ]
    const wire = wireOf('us-usd/company', { general })
    expect([0, 8, 12].map((hours) => at(wire, hours))).toEqual([
      ['default', 1],
      ['us-usd', 4],
      ['us-usd', 4],
    ])
    expect(at({ ...wire, scheduled: [version(1, 11)] }, 12)).toEqual(['us-usd/company', 1])
    expect(at(wireOf('us-usd', {}), 0)).toBeUndefined()
  })
})

test.each([
  ['us-usd', ['default', 'default/company'], ['default/company']],
  ['us-usd', ['default', 'default/company', 'us-usd/company'], []],
  ['us-usd', ['default'], []],
  ['us-usd/company', ['default', 'default/company'], []],
  ['default', ['default/company'], []],
])('a first version of %s with %j in force: also replaces %j', (key, inForce, replaced) => {
  expect(alsoReplaced(fee, key, inForce).map((one) => one.key)).toEqual(replaced)
})

describe('the text of a withdrawal', () => {
  const text = (wire: SettingWire, at: number) => {
    const found = wire.scheduled[at]
    return found === undefined ? '' : afterWithdrawal({ setting: fee, wire, version: found })
  }

  test('another version scheduled after it: names the one in force and the next', () => {
    expect(text(campaign, 0)).toMatch(
      /^La versión 2 no entrará en vigencia\. Sigue vigente la versión 1\. Después, desde el .*, rige la versión 3\.$/,
    )
  })

  test('one scheduled before it: names that one', () => {
    expect(text(campaign, 1)).toMatch(
      /^La versión 3 no entrará en vigencia\. Desde el .* rige la versión 2\.$/,
    )
  })

  test('the only version of its key: names the general one, or says that there is none', () => {
    const wire = wireOf('us-usd', { scheduled: [version(1, 10)] })
    expect(text(wire, 0)).toContain('No queda ninguna versión vigente.')
    const general = [{ ...version(1, -24), key: 'default' }]
    expect(text({ ...wire, general }, 0)).toContain('Rige «Todos los destinos».')
  })
})
