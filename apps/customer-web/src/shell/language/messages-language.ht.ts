import type { Translated } from '@puente/contract'
import type { languageSwitchMessages as spanish } from './messages-language.es.ts'

export const languageSwitchMessages: Translated<typeof spanish> = {
  label: 'Lang',
  stays: 'Imèl ak dokiman yo rive an panyòl.',
}
