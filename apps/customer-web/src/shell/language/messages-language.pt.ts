import type { Translated } from '@puente/contract'
import type { languageSwitchMessages as spanish } from './messages-language.es.ts'

export const languageSwitchMessages: Translated<typeof spanish> = {
  label: 'Idioma',
  stays: 'Os e-mails e documentos chegam em espanhol.',
}
