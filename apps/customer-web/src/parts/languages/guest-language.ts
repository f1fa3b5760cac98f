import { languageOf } from '@puente/contract'
import { language as pageLanguage } from '@puente/web'
import { useState } from 'react'
import { chosenGuestLanguage, keepGuestLanguage } from './guest-choice.ts'
import { languageMessages } from './messages-languages.es.ts'
import { chooseLanguage, hasChosenLanguage, keepLanguage } from './page-language.ts'

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

/** The language that the reader chose on this device before, or the one that fits them best. */
export function firstLanguage<Offered extends GuestLanguage>(
  offered: readonly Offered[],
  country?: string,
): Offered | 'en' {
  const before = chosenGuestLanguage() ?? (hasChosenLanguage() ? pageLanguage : undefined)
  return languageFor(offered, [...(before === undefined ? [] : [before]), ...navigator.languages], country)
}

/**
 * The language of a page for guests, and how its reader chooses another, which this device keeps. In a language of the
 * app the page is loaded again, so that its frame is in that language too, unless `hasTyped` says that text would be
 * lost.
 */
export function useGuestLanguage<Offered extends GuestLanguage>(
  offered: readonly Offered[],
  country?: string,
  hasTyped: () => boolean = () => false,
): readonly [Offered | 'en', (language: Offered) => void] {
  const [chosen, setChosen] = useState<Offered>()
  return [
    chosen ?? firstLanguage(offered, country),
    (language) => {
      const ofApp = languageOf(language)
      if (ofApp === undefined) keepGuestLanguage(language)
      else if (ofApp === pageLanguage || hasTyped()) keepLanguage(ofApp)
      else return chooseLanguage(ofApp)
      setChosen(language)
    },
  ]
}
