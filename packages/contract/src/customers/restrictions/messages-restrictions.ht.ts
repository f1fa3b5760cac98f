import type { Translated } from '../../translated.ts'
import type { restrictionReasonNames as spanish } from './messages-restrictions.es.ts'

export const restrictionReasonNames: Translated<typeof spanish> = {
  identity: 'Idantite',
  documents: 'Dokiman',
  payment: 'Peman',
  'routine-check': 'Verifikasyon woutin',
  'lost-credentials': 'Modpas oswa kle ki pèdi oswa yo vòlè',
  'customer-request': 'Kliyan an mande l',
  'court-order': 'Lòd tribinal',
  compliance: 'Konfòmite',
}
