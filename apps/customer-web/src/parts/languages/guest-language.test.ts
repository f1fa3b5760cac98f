import { expect, test } from 'vitest'
import { languageFor } from './guest-language.ts'

const offered = ['es', 'en', 'pt', 'zh'] as const

test.each([
  [['pt-PT', 'en'], 'US', 'pt'],
  [['de-DE', 'EN-us'], 'CO', 'en'],
  [['zh-TW'], 'US', 'zh'],
  [['de-DE'], 'US', 'en'],
  [['de-DE'], 'CO', 'es'],
  [['de-DE'], 'BR', 'pt'],
  [['de-DE'], 'FR', 'en'],
  [[], undefined, 'en'],
])('a reader of %j in %s: reads %s', (preferred, country, language) => {
  expect(languageFor(offered, preferred, country)).toBe(language)
})
