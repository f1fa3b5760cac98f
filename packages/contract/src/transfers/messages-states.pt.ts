import type { Translated } from '../translated.ts'
import type { transferStateNames as spanish } from './messages-states.es.ts'

export const transferStateNames: Translated<typeof spanish> = {
  'awaiting-payin': 'Aguarda o pagamento',
  'in-review': 'Em verificação',
  funded: 'Pago',
  held: 'Em pausa',
  converting: 'Em conversão',
  'payout-submitted': 'Enviado ao banco',
  'payout-unknown': 'Sem resposta do banco',
  delivered: 'Entregue',
  returned: 'Devolvido pelo banco',
  correcting: 'Em correção',
  rejected: 'Rejeitado',
  refunding: 'Em devolução',
  refunded: 'Devolução concluída',
  frozen: 'Congelado',
  expired: 'Vencido',
  cancelled: 'Cancelado',
}
