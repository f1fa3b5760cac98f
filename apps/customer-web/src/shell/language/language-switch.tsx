import { languages } from '@puente/contract'
import { createWords, language } from '@puente/web'
import { LanguageChoice } from '../../parts/languages/language-choice.tsx'
import { chooseLanguage } from '../../parts/languages/page-language.ts'
import { languageSwitchMessages } from './messages-language.es.ts'

const words = createWords(languageSwitchMessages)

/** The language of the app. */
export const LanguageSwitch = () => (
  <LanguageChoice
    label={words('label')}
    offered={languages}
    language={language}
    onChoose={(chosen) => (chosen === language ? undefined : chooseLanguage(chosen))}
  />
)

/** What stays in Spanish, for readers of other languages. */
export const SpanishNote = () => (language === 'es' ? null : <p>{words('stays')}</p>)
