import { describe, expect, test } from 'vitest'
import type { Field, Fields } from './field.ts'
import { readSetting } from './read.ts'
import { settingOf, settings } from './registry.ts'
import { hasKey, keyInPath, keyOfPath, type Setting } from './setting.ts'

const each = settings.map((setting): [string, Setting] => [setting.kind, setting])

const keyOf = ({ keys }: Setting): string => ('pattern' in keys ? 'default' : (keys[0] ?? ''))

/** Every field of a declaration, including those inside groups, rows, lists and records. */
function everyField(fields: Fields): Field[] {
  return Object.values(fields).flatMap((field) => [field, ...inside(field)])
}
function inside({ spec }: Field): Field[] {
  if (spec.control === 'group' || spec.control === 'rows') return everyField(spec.fields)
  return spec.control === 'list' || spec.control === 'record' ? [spec.item, ...inside(spec.item)] : []
}

describe('the registry of settings', () => {
  test('kinds: unique', () => {
    expect(new Set(settings.map(({ kind }) => kind)).size).toBe(settings.length)
    expect(settingOf('nothing')).toBeUndefined()
  })

  test.each(each)('%s: has a sentence for itself and for each field', (_kind, { about, fields }) => {
    for (const sentence of [about, ...everyField(fields).map((field) => field.about)])
      expect(sentence).toMatch(/^[A-Z0-9].*\.$/)
  })

  test.each(each)(
    '%s: at least two roles decide, one or more propose, and all of them may read',
    (_kind, setting) => {
      const { proposes, decides, reads } = setting
      expect(decides.length).toBeGreaterThan(1)
      expect(proposes.length).toBeGreaterThan(0)
      for (const role of [...proposes, ...decides]) expect(reads).toContain(role)
    },
  )

  test.each(each)(
    '%s: a value that is not an object, is empty or has an unknown field is refused',
    (_kind, setting) => {
      for (const written of [undefined, null, 7, 'x', [], {}])
        expect(readSetting(setting, written, keyOf(setting))).toHaveProperty('faults')
      expect(readSetting(setting, { surprise: 1 }, keyOf(setting))).toMatchObject({
        faults: expect.arrayContaining([{ at: 'surprise', fault: 'unknown-field' }]),
      })
    },
  )
})

test.each([
  ['fee', 'default', true],
  ['fee', 'us-usd/company', true],
  ['fee', 'us-usd/dog', false],
  ['limits', 'person/basic', true],
  ['limits', 'person', false],
  ['eap', 'default', true],
  ['holidays', 'CL', true],
  ['holidays', 'default', false],
  ['eap', 'other', false],
])('%s under the key %s: %s', (kind, key, expected) => {
  const setting = settingOf(kind)
  expect(setting && hasKey(setting, key)).toBe(expected)
  expect(keyOfPath(keyInPath(key))).toBe(key)
})

const faultsAt = (kind: string, data: object) => {
  const setting = settingOf(kind)
  const read = setting === undefined ? undefined : readSetting(setting, data, keyOf(setting))
  return read !== undefined && 'faults' in read ? read.faults.map(({ at, fault }) => `${at}: ${fault}`) : []
}

const ownersOfBreaks = Object.fromEntries(
  ['bank-in', 'bank-out', 'books-in', 'books-out'].map((kind) => [
    kind,
    { first: 'treasury', afterDays: 3, later: 'compliance' },
  ]),
)

test.each([
  ['fee', { fixedMinor: '990', bps: 70, ivaPercent: 19 }, []],
  [
    'fee',
    { fixedMinor: '-1', bps: 2001, ivaPercent: 1.5 },
    ['fixedMinor: format', 'bps: too-big', 'ivaPercent: type'],
  ],
  ['fee', { bps: 70, ivaPercent: 19 }, ['fixedMinor: required']],
  [
    'limits',
    { maximumSendMinor: '1', dayUsdCents: '20', monthUsdCents: '10', ordersPerHour: 5, ordersPerDay: 4 },
    ['monthUsdCents: less-than-day', 'ordersPerDay: less-than-hour'],
  ],
  [
    'causes',
    {
      causes: [
        { id: 'one', name: 'Uno', about: 'Hace algo bueno.' },
        { id: 'one', name: 'Dos', about: 'Hace algo bueno.' },
      ],
    },
    ['causes.1.id: twice'],
  ],
  [
    'causes',
    {
      causes: [
        { id: '1-uno', name: '  Uno ', about: '          x' },
        { id: 'dos', name: '   ', about: 'Nada' },
      ],
    },
    [
      'causes.0.id: format',
      'causes.0.about: too-short',
      'causes.1.name: too-short',
      'causes.1.about: too-short',
    ],
  ],
  [
    'referral-terms',
    { inviterMinor: '0', invitedMinor: '100001', minimumSendMinor: '1', keptDays: 1, mostPerYear: 1 },
    ['inviterMinor: too-small', 'invitedMinor: too-big'],
  ],
  [
    'referral-terms',
    { inviterMinor: '1', invitedMinor: '1', minimumSendMinor: '0', keptDays: 0, mostPerYear: 1001 },
    ['keptDays: too-small', 'mostPerYear: too-big'],
  ],
  [
    'staff-rules',
    { mailDomains: ['@mal.cl'], hoursBeforeConfirming: 721 },
    ['mailDomains.0: format', 'hoursBeforeConfirming: too-big'],
  ],
  [
    'eap',
    {
      title: 'Confirma',
      text: ' ',
      questions: [{ code: 'why', kind: 'text', label: '¿Por qué?' }],
    },
    ['text: too-short'],
  ],
  [
    'eap',
    {
      title: 'Confirma',
      text: 'Texto',
      questions: [
        { code: 'why', kind: 'text', label: '¿Por qué?' },
        { code: 'why', kind: 'yes-no', label: '¿De verdad?' },
      ],
    },
    ['questions.1.code: twice'],
  ],
  [
    'staff-rules',
    { mailDomains: ['no domain'], hoursBeforeConfirming: 0 },
    ['mailDomains.0: format', 'hoursBeforeConfirming: too-small'],
  ],
  ['terms', { text: 'Hola {{operator}}', changes: 'Hola {{nobody}}' }, ['changes: unknown-name']],
  [
    'terms',
    { text: 'Hola {{operator}', changes: '{{ operator }}' },
    ['text: unknown-name', 'changes: unknown-name'],
  ],
  [
    'eap',
    {
      title: 'De {{operator}}',
      text: '{{brand}}',
      questions: [{ code: 'why', kind: 'text', label: '¿{{site}}?' }],
    },
    ['title: unknown-name', 'text: unknown-name', 'questions.0.label: unknown-name'],
  ],
  [
    'requirement-rules',
    {
      extensions: [
        { group: 'chilean', printedFrom: '2021-02-30', printedUntil: '2021-12-31', holdsUntil: '2022' },
      ],
      requirements: [],
      maxAgeMonths: {},
    },
    ['extensions.0.printedFrom: not-a-date'],
  ],
  [
    'requirement-rules',
    {
      extensions: [
        { group: 'chilean', printedFrom: '2021-02-01', printedUntil: '2021-01-31', holdsUntil: '2022' },
        { group: 'foreign', printedFrom: '2021-02-01', printedUntil: '2021-12-31', holdsUntil: '2021' },
        { group: 'foreign', printedFrom: '2021-02-01', printedUntil: '2021-12-31', holdsUntil: '2021-02-01' },
      ],
      requirements: [
        { customer: 'person', levels: [], asks: ['balance-sheet'], regimes: ['one-day'], blocks: true },
        { customer: 'company', levels: ['basic'], asks: [], blocks: true },
      ],
      maxAgeMonths: {},
    },
    [
      'extensions.0.printedUntil: ends-before',
      'extensions.1.holdsUntil: gains-nothing',
      'extensions.2.holdsUntil: gains-nothing',
      'requirements.0.levels: too-short',
      'requirements.0.asks: choice',
      'requirements.0.companyTypes: choice',
      'requirements.1.asks: too-short',
    ],
  ],
  [
    'company-paper-rules',
    {
      freshDays: 30,
      holdsDays: 30,
      shareToleranceBps: 1,
      neededBy: { 'constitution-deed': [], powers: [], 'validity-certificate': [], shareholders: [] },
    },
    ['holdsDays: too-small'],
  ],
  [
    'reconciliation-rules',
    {
      rules: [{ name: 'Comisión', kind: 'fee', days: 3 }],
      handLimitMinor: { ZZZ: '1' },
      owners: ownersOfBreaks,
    },
    ['rules.0.mostBps: required', 'rules.0.mostMinor: required', 'handLimitMinor.ZZZ: choice'],
  ],
  [
    'reconciliation-rules',
    {
      rules: [
        { name: 'Partes', kind: 'parts', days: 3 },
        { name: ' partes ', kind: 'fee', days: 3, mostBps: 1, mostMinor: { ZZZ: '1' } },
      ],
      handLimitMinor: {},
      owners: ownersOfBreaks,
    },
    ['rules.0.maxParts: required', 'rules.1.mostMinor.ZZZ: choice', 'rules.1.name: twice'],
  ],
  [
    'reconciliation-rules',
    {
      rules: [
        { name: ' ', kind: 'parts', days: 61, maxParts: 11 },
        { name: 'Comisión', kind: 'fee', days: 3, mostBps: 1001, mostMinor: { CLP: '1' } },
      ],
      handLimitMinor: {},
      owners: ownersOfBreaks,
    },
    [
      'rules.0.name: too-short',
      'rules.0.days: too-big',
      'rules.0.maxParts: too-big',
      'rules.1.mostBps: too-big',
    ],
  ],
])('%s of %j: each fault is reported at its field', (kind, data, faults) => {
  expect(faultsAt(kind, data)).toEqual(faults)
})
