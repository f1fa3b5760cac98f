import type { PublicState } from '@puente/contract'

/** Columns and states of the customer's spreadsheet. */
export const exportMessages = {
  fileName: 'envios',
  columns: {
    orderedAt: 'Fecha y hora',
    reference: 'Referencia',
    state: 'Estado',
    recipientName: 'Destinatario',
    country: 'País',
    accountEnding: 'Cuenta terminada en',
    send: 'Enviaste (CLP)',
    feeNet: 'Comisión neta (CLP)',
    feeIva: 'IVA de la comisión (CLP)',
    spread: 'Diferencia con el mercado (CLP)',
    totalCost: 'Costo total (CLP)',
    receive: 'Recibe',
    currency: 'Moneda',
    rate: 'Tipo de cambio (CLP por unidad)',
    midMarketRate: 'Tipo de cambio de mercado (CLP por unidad)',
  },
} as const

export const stateMessages: Readonly<Record<PublicState, string>> = {
  'waiting-for-payment': 'Falta tu pago',
  checking: 'En revisión',
  'on-hold': 'En pausa',
  converting: 'Convirtiendo',
  'sent-to-bank': 'Enviado al banco',
  delivered: 'Entregado',
  returned: 'Devuelto por el banco',
  'needs-correction': 'Falta corregir datos',
  refunding: 'Devolviendo tu dinero',
  refunded: 'Dinero devuelto',
  expired: 'Vencido',
  cancelled: 'Cancelado',
  stopped: 'Detenido',
}
