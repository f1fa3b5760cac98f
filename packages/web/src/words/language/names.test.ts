import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { currencyName, listOfNames, monthName } from './late-names.ts'
import * as en from './messages-language.en.ts'
import * as ht from './messages-language.ht.ts'
import * as pt from './messages-language.pt.ts'
import * as htOther from './messages-other-names.ht.ts'
import { countryName, dayNames } from './names.ts'

const corridors = Object.values(
  JSON.parse(
    readFileSync(new URL('../../../../../database/corridors.json', import.meta.url), 'utf8'),
  ) as Record<string, { readonly country: string; readonly currency: string }>,
)

test('names in Spanish', () => {
  expect(dayNames('2026-11-24T21:00:00Z')).toMatchObject({ weekday: 'martes', day: '24', month: 'noviembre' })
  expect([countryName('US'), currencyName('MXN')]).toEqual(['Estados Unidos', 'peso mexicano'])
  expect(monthName('2026-11')).toBe('noviembre de 2026')
  expect(listOfNames(['Ana', 'Beto', 'Inés'])).toBe('Ana, Beto e Inés')
  expect(listOfNames(['Ana', 'Beto'], 'disjunction')).toBe('Ana o Beto')
})

test('Haitian Creole: every weekday, month and conjunction of the browser’s French has a name of its own', () => {
  const days = new Intl.DateTimeFormat(ht.namesLocale, { weekday: 'long', month: 'long', timeZone: 'UTC' })
  const french = Array.from({ length: 366 }, (_, day) =>
    days.formatToParts(Date.UTC(2026, 0, 1 + day)).filter(({ type }) => type !== 'literal'),
  ).flat()
  const words = new Set([...french.map(({ value }) => value), 'et', 'ou'])
  expect(words.size).toBe(21)
  expect(
    [...words].filter(
      (word) => word !== 'avril' && (ht.ownNames[word] ?? htOther.otherNames[word]) === undefined,
    ),
  ).toEqual([])
})

test('Haitian Creole: every country and currency of a corridor has a name', () => {
  expect(corridors.length).toBeGreaterThan(4)
  for (const { country, currency } of corridors)
    expect([ht.ownNames[country], htOther.otherNames[currency]].map((name) => typeof name)).toEqual([
      'string',
      'string',
    ])
})

test('English and Portuguese: the browser has their names', () => {
  for (const { namesLocale, language } of [en, pt])
    expect(Intl.DisplayNames.supportedLocalesOf(namesLocale)).toEqual([language === 'en' ? 'en' : 'pt-BR'])
})
