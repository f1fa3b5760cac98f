import { expect, test } from 'vitest'
import { riskRules } from '../settings/kinds/risk.ts'
import { activitySection } from './company-words.ts'
import { initialActivities } from './messages-activities.es.ts'

const names = new Map(initialActivities.map(({ code, name }) => [code, name]))

test('the catalogue: every code once, in order, of six digits', () => {
  const codes = initialActivities.map(({ code }) => code)
  expect(codes).toHaveLength(674)
  expect(codes).toEqual([...new Set(codes)].toSorted())
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
})

test('names: in sentence case, without stray spaces or abbreviations of words', () => {
  const odd = [...names.values()].filter(
    (name) =>
      !/^\p{Lu}[^\p{Lu}]/u.test(name) || /\s{2}|\s[,;)]|\w\(|(^| )(act|prod|ing|telecom)\./u.test(name),
  )
  expect(odd).toEqual([])
  expect(new Set(names.values()).size).toBe(names.size)
})

test.each([
  ['040000', 'B'],
  ['353002', 'D'],
  ['390000', 'E'],
  ['476101', 'G'],
  ['661204', 'K'],
  ['960909', 'S'],
  ['970000', 'T'],
  ['990000', 'U'],
])('activity %s: section %s', (code, section) => {
  expect([names.has(code), activitySection(code)]).toEqual([true, section])
})

test('each section: has at least one activity', () => {
  expect(new Set(initialActivities.map(({ code }) => activitySection(code))).size).toBe(21)
})

test('activities of the initial risk rules: money changers and games of chance, by their codes', () => {
  const rules = riskRules.initial('default')?.rules.filter(({ fact }) => fact === 'activity') ?? []
  expect(rules.flatMap(({ values }) => values.map((code) => names.get(code)))).toEqual([
    'Actividades de casas de cambio y operadores de divisa',
    'Actividades de casinos de juegos',
    'Otras actividades de juegos de azar y apuestas n.c.p.',
  ])
})
