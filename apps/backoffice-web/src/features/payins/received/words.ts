import type { PayinStatus } from '@puente/contract/staff'
import type { Tone } from '@puente/ui'
import { createWords } from '@puente/web'
import { accountMessages } from './messages-account.es.ts'
import { payinMessages } from './messages.es.ts'

export const words = createWords(payinMessages)
export const accountWords = createWords(accountMessages)

/** Coloured tones mark payments that await staff and payments that were reversed. */
export const statusTones: Readonly<Record<PayinStatus, Tone>> = {
  matched: 'neutral',
  suspense: 'warn',
  returned: 'neutral',
  applied: 'neutral',
  reversed: 'bad',
}
