import type { Translated } from '@puente/contract'
import { loadFieldWords, type FieldWords } from '@puente/recipient-ui'
import type { UiWords } from '@puente/ui'
import { createWords, uiWords } from '@puente/web'
import { queryOptions } from '@tanstack/react-query'
import { localeOf, type GuestLanguage } from '../../../parts/languages/guest-language.ts'
import type { guestMessages } from './messages.es.ts'

type GuestMessages = Translated<typeof guestMessages>

const catalogues: Readonly<Record<GuestLanguage, () => Promise<{ guestMessages: GuestMessages }>>> = {
  es: () => import('./messages.es.ts'),
  en: () => import('./messages.en.ts'),
  pt: () => import('./messages.pt.ts'),
  fr: () => import('./messages.fr.ts'),
  ht: () => import('./messages.ht.ts'),
  zh: () => import('./messages.zh.ts'),
}

/** The languages of the form, in the order in which they are offered. */
export const formLanguages = Object.keys(catalogues) as readonly GuestLanguage[]

const wordsIn = (messages: GuestMessages, locale: string) => createWords(messages, locale)

/** The texts of the form in one language. */
export interface GuestTexts {
  readonly locale: string
  readonly words: ReturnType<typeof wordsIn>
  readonly fields: FieldWords
  readonly ui: UiWords
  readonly countryName: (code: string) => string
  readonly date: (instant: string) => string
}

/** Browsers that do not know a language name countries and months in the second one. */
const formatsOf = (locale: string): string[] => (locale === 'ht' ? ['ht', 'fr'] : [locale])

async function textsIn(language: GuestLanguage): Promise<GuestTexts> {
  const locale = localeOf[language]
  const [{ guestMessages: messages }, fields] = await Promise.all([
    catalogues[language](),
    loadFieldWords(language, locale),
  ])
  const words = wordsIn(messages, locale)
  const names = new Intl.DisplayNames(formatsOf(locale), { type: 'region' })
  const dates = new Intl.DateTimeFormat(formatsOf(locale), { dateStyle: 'long' })
  return {
    locale,
    words,
    fields,
    ui: { ...uiWords, ...uiIn(words) },
    countryName: (code) => names.of(code) ?? code,
    date: (instant) => dates.format(new Date(instant)),
  }
}

/** The kit's texts on the page. The kit replaces the arguments itself. */
const uiIn = (words: ReturnType<typeof wordsIn>) => ({
  titlePrefix: words('ui.titlePrefix'),
  summaryTitle: words('ui.summaryTitle'),
  optional: words('ui.optional'),
  tooLong: words('ui.tooLong', { longest: '%longest%', typed: '%typed%' }),
  loading: words('loading'),
})

/** The texts of a language, loaded when it is chosen. */
export const guestTextsQuery = (language: GuestLanguage) =>
  queryOptions({
    queryKey: ['guest-texts', language],
    queryFn: () => textsIn(language),
    staleTime: Infinity,
  })
