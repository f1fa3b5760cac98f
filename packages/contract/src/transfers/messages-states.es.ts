/** The names of the states of a transfer, as staff read them. */
export const transferStateNames = {
  'awaiting-payin': 'Espera el pago',
  'in-review': 'En revisión',
  funded: 'Pagado',
  held: 'En pausa',
  converting: 'En conversión',
  'payout-submitted': 'Enviado al banco',
  'payout-unknown': 'Sin respuesta del banco',
  delivered: 'Entregado',
  returned: 'Devuelto por el banco',
  correcting: 'En corrección',
  rejected: 'Rechazado',
  refunding: 'En devolución',
  refunded: 'Devolución terminada',
  frozen: 'Congelado',
  expired: 'Vencido',
  cancelled: 'Cancelado',
} as const
