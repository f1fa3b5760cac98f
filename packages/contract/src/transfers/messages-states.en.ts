import type { Translated } from '../translated.ts'
import type { transferStateNames as spanish } from './messages-states.es.ts'

export const transferStateNames: Translated<typeof spanish> = {
  'awaiting-payin': 'Waiting for payment',
  'in-review': 'Being checked',
  funded: 'Paid',
  held: 'On hold',
  converting: 'Converting',
  'payout-submitted': 'Sent to the bank',
  'payout-unknown': 'No answer from the bank',
  delivered: 'Delivered',
  returned: 'Returned by the bank',
  correcting: 'Being corrected',
  rejected: 'Rejected',
  refunding: 'Refunding',
  refunded: 'Refunded',
  frozen: 'Frozen',
  expired: 'Expired',
  cancelled: 'Cancelled',
}
