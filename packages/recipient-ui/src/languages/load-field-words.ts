import { spanishFields, type FieldWords } from '../field-words.ts'
import type { FieldMessages } from './field-messages.ts'

/** The languages of the fields besides Spanish, each loaded when it is chosen. */
const loaders = {
  en: () => import('./messages.en.ts'),
  pt: () => import('./messages.pt.ts'),
  fr: () => import('./messages.fr.ts'),
  ht: () => import('./messages.ht.ts'),
  zh: () => import('./messages.zh.ts'),
} as const satisfies Readonly<Record<string, () => Promise<{ fieldMessages: FieldMessages }>>>

/** A language in which the fields of an account have texts. */
export type FieldLanguage = 'es' | keyof typeof loaders

/** The texts of the fields of an account in a language. `locale` is its tag, such as 'pt-BR'. */
export async function loadFieldWords(language: FieldLanguage, locale: string): Promise<FieldWords> {
  if (language === 'es') return spanishFields
  const [{ fieldMessages }, { fieldWordsIn }] = await Promise.all([
    loaders[language](),
    import('./field-words-in.ts'),
  ])
  return fieldWordsIn(fieldMessages, locale)
}
