import { expect, test } from 'vitest'
import { languageOf, preferredLanguage } from './languages.ts'

test.each([
  [['en-US', 'es'], 'en'],
  [['de', 'PT-br', 'en'], 'pt'],
  [['ht'], 'ht'],
  [['es-419', 'en'], 'es'],
  [['de', 'fr'], undefined],
  [[], undefined],
])('a reader of %j: %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language)
})

test.each(['', 'EN', 'fr', 'en-US', '__proto__', undefined])('the code %j: no language', (code) => {
  expect(languageOf(code)).toBeUndefined()
})
