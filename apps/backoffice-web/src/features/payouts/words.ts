import type { PayoutStatusWord } from '@puente/contract/staff'
import { railNameOf } from '@puente/contract/staff-texts'
import type { Tone } from '@puente/ui'
import { createWords } from '@puente/web'
import { payoutMessages } from './messages.es.ts'

export const words = createWords(payoutMessages)

/** The name of a rail; its code when it has no name. */
export const railName = railNameOf

/** Coloured tones mark payouts with unknown outcome and payouts that failed. */
export const statusTones: Readonly<Record<PayoutStatusWord, Tone>> = {
  ready: 'neutral',
  submitted: 'neutral',
  unknown: 'bad',
  credited: 'neutral',
  rejected: 'bad',
  returned: 'bad',
}
