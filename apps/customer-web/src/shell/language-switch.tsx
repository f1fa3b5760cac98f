import { languages } from '@puente/contract'
import { Muted } from '@puente/ui'
import { createWords, language } from '@puente/web'
import { LanguageChoice } from '../parts/language-choice.tsx'
import { chooseLanguage } from '../parts/page-language.ts'
import { languageSwitchMessages } from './messages-language.es.ts'

const words = createWords(languageSwitchMessages)

/** The language of the app. In other languages than Spanish, `noted` says what stays in Spanish. */
export function LanguageSwitch({ noted = false }: { noted?: boolean }) {
  return (
    <>
      <LanguageChoice
        label={words('label')}
        offered={languages}
        language={language}
        onChoose={(chosen) => chosen === language || chooseLanguage(chosen)}
      />
      {noted && language !== 'es' ? <Muted>{words('stays')}</Muted> : null}
    </>
  )
}
