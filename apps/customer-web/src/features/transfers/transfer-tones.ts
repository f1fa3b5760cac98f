import type { PublicState } from '@puente/contract'
import type { Tone } from '@puente/ui'

/** Coloured tones mark only states that need the customer's action or that failed. */
export const stateTones: Readonly<Record<PublicState, Tone>> = {
  'waiting-for-payment': 'warn',
  checking: 'neutral',
  'on-hold': 'warn',
  converting: 'info',
  'sent-to-bank': 'info',
  delivered: 'ok',
  returned: 'bad',
  'needs-correction': 'warn',
  refunding: 'info',
  refunded: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  stopped: 'bad',
}
