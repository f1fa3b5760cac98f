import { useState } from 'react'
import { languageMessages } from './messages-languages.es.ts'

/** A language of the pages for people who have no account. */
export type GuestLanguage = keyof typeof languageMessages

/** The language's own name. */
export const nameOfLanguage = (language: GuestLanguage): string => languageMessages[language]

/** The tags with which browsers format and pronounce each language. */
export const localeOf = {
  es: 'es-CL',
  en: 'en',
  pt: 'pt-BR',
  fr: 'fr',
  ht: 'ht',
  zh: 'zh-Hans',
} as const satisfies Readonly<Record<GuestLanguage, string>>

const countriesOf: Readonly<Partial<Record<GuestLanguage, readonly string[]>>> = {
  es: [
    'AR',
    'BO',
    'CL',
    'CO',
    'CR',
    'DO',
    'EC',
    'ES',
    'GT',
    'HN',
    'MX',
    'NI',
    'PA',
    'PE',
    'PY',
    'SV',
    'UY',
    'VE',
  ],
  pt: ['BR', 'PT'],
  fr: ['FR'],
  ht: ['HT'],
  zh: ['CN'],
}

const spokenIn = (country: string | undefined): string | undefined =>
  Object.entries(countriesOf).find(([, countries]) => countries.some((one) => one === country))?.[0]

/** The first of the reader's languages that is offered; otherwise that of the country, and English for the others. */
export function languageFor<Offered extends GuestLanguage>(
  offered: readonly Offered[],
  preferred: readonly string[],
  country?: string,
): Offered | 'en' {
  const isOffered = (code: string | undefined): code is Offered => offered.some((one) => one === code)
  const [read] = preferred.map((tag) => tag.toLowerCase().split('-')[0]).filter(isOffered)
  const spoken = spokenIn(country)
  return read ?? (isOffered(spoken) ? spoken : 'en')
}

const CHOSEN = 'puente.guest-language'

function chosenBefore(): string | undefined {
  try {
    return localStorage.getItem(CHOSEN) ?? undefined
  } catch {
    return undefined
  }
}

function keepChoice(language: GuestLanguage): void {
  try {
    localStorage.setItem(CHOSEN, language)
  } catch {
    // Storage is disabled: the choice lasts as long as the page.
  }
}

/** The language that the reader chose on this device before, or the one that fits them best. */
export function firstLanguage<Offered extends GuestLanguage>(
  offered: readonly Offered[],
  country?: string,
): Offered | 'en' {
  const before = chosenBefore()
  return languageFor(offered, [...(before === undefined ? [] : [before]), ...navigator.languages], country)
}

/** The language of a page for guests, and how its reader chooses another, which this device keeps. */
export function useGuestLanguage<Offered extends GuestLanguage>(
  offered: readonly Offered[],
  country?: string,
): readonly [Offered | 'en', (language: Offered) => void] {
  const [chosen, setChosen] = useState<Offered>()
  return [
    chosen ?? firstLanguage(offered, country),
    (language) => {
      keepChoice(language)
      setChosen(language)
    },
  ]
}
