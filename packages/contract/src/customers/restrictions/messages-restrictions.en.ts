import type { Translated } from '../../translated.ts'
import type { restrictionReasonNames as spanish } from './messages-restrictions.es.ts'

export const restrictionReasonNames: Translated<typeof spanish> = {
  identity: 'Identity',
  documents: 'Documents',
  payment: 'Payment',
  'routine-check': 'Routine check',
  'lost-credentials': 'Lost or stolen credentials',
  'customer-request': 'Requested by the customer',
  'court-order': 'Court order',
  compliance: 'Compliance',
}
