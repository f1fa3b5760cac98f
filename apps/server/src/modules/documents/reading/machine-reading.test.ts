import { expect, test } from 'vitest'
import { readingOf } from './machine-reading.ts'
import type { ZoneText } from './zone-text.ts'

const TODAY = '2026-11-23'
const card = (lines: readonly string[], isClear = true): ZoneText => ({ format: 'TD1', lines, isClear })
const book = (lines: readonly string[]): ZoneText => ({ format: 'TD3', lines, isClear: true })
const checkedIn = (zone: ZoneText) =>
  readingOf(zone, TODAY).fields.flatMap(({ field, value, isChecked }) =>
    isChecked ? [`${field} ${value}`] : [],
  )

/** The specimens of ICAO Doc 9303, parts 4 and 5. */
const passport = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
]
const specimenCard = [
  'I<UTOD231458907<<<<<<<<<<<<<<<',
  '7408122F1204159UTO<<<<<<<<<<<6',
  'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
]
const chilean = [
  'INCHLA928111257S95<<<<<<<<<<<<',
  '5001286M3307124CHL17217513<9<8',
  'GONZALEZ<MUNOZ<<WALTER<HUGO<<<',
]
const changed = (lines: readonly string[], line: number, from: string, to: string): string[] =>
  lines.map((text, at) => (at === line ? text.replace(from, to) : text))

test('the specimens of ICAO: every check digit agrees, and the country that does not exist is named', () => {
  const dates = ['birth-date 1974-08-12', 'expiry-date 2012-04-15']
  expect(checkedIn(book(passport))).toEqual(['document-number L898902C3', ...dates])
  expect(checkedIn(card(specimenCard))).toEqual(['document-number D23145890', ...dates])
  expect(readingOf(book(passport), TODAY).warnings).toEqual(['unknown-country'])
})

test('a Chilean card: whole, with the RUN of its optional data; name, country and sex are not checked', () => {
  const reading = readingOf(card(chilean), TODAY)
  expect(reading).toMatchObject({ read: 'whole', format: 'TD1', warnings: [] })
  expect(checkedIn(card(chilean))).toEqual([
    'document-number A92811125',
    'birth-date 1950-01-28',
    'expiry-date 2033-07-12',
    'run 17217513-9',
  ])
  expect(reading.fields.filter(({ isChecked }) => !isChecked).map(({ field }) => field)).toEqual([
    'nationality',
    'issuing-state',
    'sex',
    'surname',
    'given-names',
  ])
})

test.each([
  ['document number', changed(chilean, 0, 'A92', 'A93'), 'check-digit'],
  ['RUN', changed(chilean, 1, '17217513', '17217531'), 'run-check-digit'],
  ['no RUN', changed(chilean, 1, '17217513<9', '<<<<<<<<<<'), 'run-missing'],
  ['composite check digit', changed(chilean, 1, '<9<8', '<9<7'), 'composite-check-digit'],
  ['month 13', changed(chilean, 1, '330712', '331312'), 'impossible-date'],
  ['country', changed(chilean, 1, 'CHL', 'CHX'), 'unknown-country'],
])('a wrong %s: read in part, with a warning', (_, lines, warning) => {
  const reading = readingOf(card(lines), TODAY)
  expect(reading.read).toBe('partly')
  expect(reading.warnings).toContain(warning)
})

test('a wrong composite check digit or an unclear cell: nothing counts as checked', () => {
  expect(checkedIn(card(changed(chilean, 1, '<9<8', '<9<7')))).toEqual([])
  expect(checkedIn(card(chilean, false))).toEqual([])
})

test('two wrong check digits and a wrong composite one: not read', () => {
  const lines = changed(
    changed(chilean, 0, 'A928111257', 'A928111250'),
    1,
    '5001286M3307124',
    '5001280M3307120',
  )
  expect(readingOf(card(lines), TODAY)).toMatchObject({ read: 'not', fields: [] })
})
