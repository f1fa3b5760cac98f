import type { Translated } from '@puente/contract'
import { createWords } from '@puente/web'
import { localeOf } from '../../../parts/languages/guest-language.ts'
import { trackMessages as en } from './messages.en.ts'
import { trackMessages as es } from './messages.es.ts'
import { trackMessages as fr } from './messages.fr.ts'
import { trackMessages as ht } from './messages.ht.ts'
import { trackMessages as pt } from './messages.pt.ts'

/** The languages of the tracking page, in the order in which they are offered. */
export const trackLanguages = ['es', 'en', 'pt', 'fr', 'ht'] as const
export type TrackLanguage = (typeof trackLanguages)[number]

const catalogues: Readonly<Record<TrackLanguage, Translated<typeof es>>> = { es, en, pt, fr, ht }
// The other catalogues have the keys and arguments of the Spanish one, by which texts are typed.
const wordsOf = (language: TrackLanguage) =>
  createWords(catalogues[language] as typeof es, localeOf[language])

const all = { es: wordsOf('es'), en: wordsOf('en'), pt: wordsOf('pt'), fr: wordsOf('fr'), ht: wordsOf('ht') }

/** The texts of the tracking page in the reader's language. */
export const wordsIn = (language: TrackLanguage) => all[language]
export type TrackWords = ReturnType<typeof wordsIn>
