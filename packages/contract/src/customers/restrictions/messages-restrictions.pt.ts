import type { Translated } from '../../translated.ts'
import type { restrictionReasonNames as spanish } from './messages-restrictions.es.ts'

export const restrictionReasonNames: Translated<typeof spanish> = {
  identity: 'Identidade',
  documents: 'Documentos',
  payment: 'Pagamento',
  'routine-check': 'Verificação de rotina',
  'lost-credentials': 'Credenciais perdidas ou roubadas',
  'customer-request': 'A pedido do cliente',
  'court-order': 'Ordem judicial',
  compliance: 'Conformidade',
}
