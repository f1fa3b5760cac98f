import type { Translated } from '../translated.ts'
import type { transferStateNames as spanish } from './messages-states.es.ts'

export const transferStateNames: Translated<typeof spanish> = {
  'awaiting-payin': 'Ap tann peman',
  'in-review': 'Ap verifye',
  funded: 'Peye',
  held: 'Sou poz',
  converting: 'Ap konvèti',
  'payout-submitted': 'Voye nan bank lan',
  'payout-unknown': 'Bank lan pa reponn',
  delivered: 'Livre',
  returned: 'Bank lan remèt li',
  correcting: 'Ap korije',
  rejected: 'Rejte',
  refunding: 'Ap ranbouse',
  refunded: 'Ranbousman fini',
  frozen: 'Bloke',
  expired: 'Ekspire',
  cancelled: 'Anile',
}
