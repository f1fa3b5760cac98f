import type { PublicState } from '@puente/contract'
import type { Tone } from '@puente/ui'

/** How loud a state is: only what asks something of the customer, or went wrong, has a colour of its own. */
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
