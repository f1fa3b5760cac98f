/** The languages of the customers' web. Spanish is the source from which the others are translated. */
export const languages = ['es', 'en', 'pt', 'ht'] as const

/** A language of the customers' web. */
export type Language = (typeof languages)[number]

/** The tag of each language in pages and response headers (RFC 5646). */
export const languageTags = {
  es: 'es-CL',
  en: 'en',
  pt: 'pt-BR',
  ht: 'ht',
} as const satisfies Readonly<Record<Language, string>>

/** The cookie that keeps the language which a reader chose. It contains nothing else. */
export const languageCookie = 'puente-language'

/** How long browsers keep the choice, in seconds; each page renews it. */
export const languageCookieSeconds = 365 * 24 * 3600

/** The language with a code; undefined for any other text. */
export const languageOf = (code: string | undefined): Language | undefined =>
  languages.find((language) => language === code)

/** The first of the reader's languages that is offered. `tags` are in the order of preference: 'en-US', 'es'. */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const language = languageOf(tag.trim().toLowerCase().split('-')[0])
    if (language !== undefined) return language
  }
  return undefined
}
