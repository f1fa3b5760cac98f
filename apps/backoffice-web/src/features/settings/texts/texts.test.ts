import { settings, type Setting } from '@puente/contract/staff'
import { expect, test } from 'vitest'
import { addressOf } from '../../../shell/navigation/address-of.ts'
import { differenceTexts } from './change-text.ts'
import { currencyOf } from '../previews/currency-of.ts'
import { feeOf, partOf } from '../previews/fee.ts'
import { fromOfDraft, instantOf } from '../versions/from-when.ts'
import { settingsFileOf } from '../file/file-queries.ts'
import { keyText, settingText } from './key-text.ts'
import { valueText } from './value-text.ts'
import { wordsIn } from './words-of.ts'

const settingNamed = (kind: string): Setting => {
  const found = settings.find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`no setting ${kind}`)
  return found
}
const received = (kind: string, before: object, after: object) =>
  differenceTexts(settingNamed(kind), { ...before }, { ...after }, 'CLP').map(
    (one) =>
      `${one.path}: ${one.before?.replaceAll('\u00a0', ' ') ?? '–'} → ${one.after?.replaceAll('\u00a0', ' ') ?? '–'}`,
  )

test('changes in words: amounts, percentages and rows have their names', () => {
  expect(
    received(
      'fee',
      { fixedMinor: '990', bps: 70, ivaPercent: 19 },
      { fixedMinor: '1290', bps: 5, ivaPercent: 20 },
    ),
  ).toEqual([
    'Parte fija: $990 CLP → $1.290 CLP',
    'Parte proporcional al monto: 0,70 % → 0,05 %',
    'IVA dentro de ambas partes: 19 % → 20 %',
  ])
  const [uno, dos] = [
    { code: 'uno', name: 'Uno', asksEmployer: false },
    { code: 'dos', name: 'Dos', asksEmployer: true },
  ]
  expect(received('occupations', { choices: [uno, dos] }, { choices: [dos, uno] })).toEqual([
    'Ocupaciones, en el orden en que se ofrecen: Uno, Dos → Dos, Uno',
  ])
  expect(received('occupations', { choices: [uno] }, { choices: [{ ...uno, name: 'Una' }, dos] })).toEqual([
    'Ocupaciones, en el orden en que se ofrecen › Ocupación «uno» › Nombre: Uno → Una',
    'Ocupaciones, en el orden en que se ofrecen › Ocupación «dos»: – → Código: dos · Nombre: Dos · Pide el empleador: Sí',
  ])
})

test('a renamed row with an identifier: named by its title', () => {
  const uno = { id: 'r1', name: 'Uno', about: 'Hace algo bueno.' }
  expect(received('causes', { causes: [uno] }, { causes: [{ ...uno, name: 'Una' }] })).toEqual([
    'Causas, en el orden en que se ofrecen › Causa «Una» › Nombre: Uno → Una',
  ])
})

test('a row whose name contains dots: its field is found', () => {
  const rule = { name: 'Banco S.A. 1.5', kind: 'reference', days: 2 }
  const rest = { handLimitMinor: { USD: '1250' }, owners: {} }
  expect(
    received(
      'reconciliation-rules',
      { rules: [rule], ...rest },
      { rules: [{ ...rule, days: 3 }], ...rest, handLimitMinor: { USD: '1300' } },
    ),
  ).toEqual([
    'Reglas, en el orden en que se aplican › Regla «Banco S.A. 1.5» › Entre ambos lados, a lo más: 2 días → 3 días',
    'Calce a mano de una sola persona › USD: 12,50 USD → 13,00 USD',
  ])
})

test('days of a calendar: each change is named by its day, whatever its position', () => {
  const strike = { day: '2026-12-03', banks: 'closed', reason: 'Huelga' }
  const law = { day: '2026-11-24', banks: 'closed', reason: 'Una ley' }
  expect(received('holidays', { days: [strike] }, { days: [law, { ...strike, banks: 'open' }] })).toEqual([
    'Días distintos del calendario publicado › Día «03/12/2026» › Los bancos: Cierran → Abren',
    'Días distintos del calendario publicado › Día «24/11/2026»: – → Fecha: 24/11/2026 · Los bancos: Cierran · Motivo: Una ley',
  ])
})

test('a long text: only added and removed paragraphs are listed', () => {
  expect(received('terms', { text: 'Uno\n\nDos\n\nTres' }, { text: 'Uno\n\nDos más\n\nTres' })).toEqual([
    'Texto: Dos → Dos más',
  ])
})

test.each([
  ['limits', 'person/basic', 'Persona, nivel básico'],
  ['fee', 'default', 'Todos los destinos'],
  ['fee', 'us-usd/company', 'Estados Unidos (USD), empresas'],
  ['fee', 'default/person', 'Personas'],
  ['corridor', 'mx-mxn', 'México (MXN)'],
  ['rail-limits', 'us-ach', 'Estados Unidos, red ACH'],
  ['holidays', 'CL', 'Chile'],
  ['document-rule', 'powers', 'Poderes'],
  ['work-clock', 'default', ''],
  ['annual-update', 'rules', ''],
  ['message-template', 'code', 'Acceso: código'],
])('the key of %s %s has the text "%s"', (kind, key, text) => {
  expect(keyText(kind, key)).toBe(text)
})

test('a fixed key of any setting: has a text, or none where it is the only key; never the key itself', () => {
  const shown = settings.flatMap(({ kind, keys }: Setting) =>
    'pattern' in keys ? [] : keys.map((key) => ({ kind, key, text: keyText(kind, key) })),
  )
  expect(shown.length).toBeGreaterThan(100)
  expect(shown.filter(({ key, text }) => text === key)).toEqual([])
})

test('name of a setting: kind and key; without a key, the kind alone', () => {
  expect(settingText('fee', 'us-usd')).toBe('Comisión: Estados Unidos (USD)')
  expect(settingText('work-clock', 'default')).toBe('Propuestas')
})

test.each([
  ['fee/default', '/settings/fee/default'],
  ['fee/us-usd/company', '/settings/fee/us-usd.company'],
  ['settings-import', '/settings-file'],
  ['Fee/x', undefined],
])('the proposal %s links to %s', (id, address) => {
  expect(addressOf(id)).toBe(address)
})

test('amounts without a currency: they take that of the data, or of the corridor of the country', () => {
  expect(currencyOf('corridor', 'us-usd', { currency: 'USD' }, [])).toBe('USD')
  expect(currencyOf('rail-limits', 'mx-spei', {}, ['us-usd', 'mx-mxn'])).toBe('MXN')
  expect(currencyOf('fee', 'us-usd', {}, ['us-usd'])).toBe('CLP')
})

test('a value without elements: said to be empty', () => {
  const { nostroMinor } = settingNamed('balance-floors').fields
  if (nostroMinor === undefined) throw new Error('no field nostroMinor')
  expect(valueText(nostroMinor, wordsIn(undefined), {}, 'CLP')).toBe('Vacío')
})

test('a fee: rounded half up, as in quotes', () => {
  expect(feeOf({ fixedMinor: 990n, bps: 70 }, 50_000n)).toBe(1340n)
  expect(feeOf({ fixedMinor: 0n, bps: 50 }, 100n)).toBe(1n)
  expect(partOf(1340n, 50_000n)).toBe(268)
})

test('a day and time in Santiago: converted to an instant and back without change', () => {
  const written = { isLater: true, day: '2026-11-24', time: '9:00' }
  expect(instantOf(written)).toBe('2026-11-24T12:00:00.000Z')
  const draft = { data: {}, note: '', basedOn: 1, updatedAt: '2026-11-20T12:00:00.000Z' }
  expect(fromOfDraft({ ...draft, inForceFrom: '2026-11-24T12:00:00.000Z' }, false)).toEqual({
    ...written,
    time: '09:00',
  })
  expect(fromOfDraft(draft, false)).toEqual({ isLater: false, day: '', time: '' })
  expect(fromOfDraft(draft, true).isLater).toBe(true)
  const incomplete = { isLater: true, day: '31/02/2027', time: '9' }
  expect(fromOfDraft({ ...draft, from: incomplete }, false)).toEqual(incomplete)
  expect(instantOf({ ...written, time: 'pronto' })).toBeUndefined()
  expect(instantOf({ ...written, isLater: false })).toBeUndefined()
})

test.each([
  ['{}', false],
  ['no json', false],
  ['{"format":"puente-settings-1","settings":[{"kind":"fee"}]}', false],
  ['{"format":"puente-rates-1","settings":[]}', false],
  ['{"format":"puente-settings-1","settings":[{"kind":"fee","key":"default","data":{}}]}', true],
])('the file %s is a settings file: %s', (text, is) => {
  expect(typeof settingsFileOf(text) === 'object').toBe(is)
})

test.each([
  ['fee', 'all', 'all'],
  ['spread', 'a/person', 'a, personas'],
  ['holidays', 'all', 'ALL'],
  ['rail-limits', 'x1', 'X1'],
])('%s of the unknown key %s: a text, so that its address shows that it is not found', (kind, key, text) => {
  expect(keyText(kind, key)).toContain(text)
})
