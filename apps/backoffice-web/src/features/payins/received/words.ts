import type { PayinStatus } from '@puente/contract/staff'
import type { Tone } from '@puente/ui'
import { createWords } from '@puente/web'
import { payinMessages } from './messages.es.ts'

export const words = createWords(payinMessages)

/** Colour marks what waits for people, and what was taken away. */
export const statusTones: Readonly<Record<PayinStatus, Tone>> = {
  matched: 'neutral',
  suspense: 'warn',
  returned: 'neutral',
  applied: 'neutral',
  reversed: 'bad',
}
