import type { CorrectionReason, PublicState } from '@puente/contract'
import type { PayoutStatusWord, ReturnActor, ReturnOutcome } from '@puente/contract/staff'

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
    spread: 'Margen de cambio (CLP)',
    totalCost: 'Costo total (CLP)',
    receive: 'Recibe',
    currency: 'Moneda',
    rate: 'Tipo de cambio (CLP por unidad)',
    midMarketRate: 'Tipo de cambio medio (CLP por unidad)',
  },
} as const

export const stateMessages: Readonly<Record<PublicState, string>> = {
  'waiting-for-payment': 'Esperando tu pago',
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

/** Names and columns of treasury's spreadsheets of payouts. */
export const payoutExport = {
  files: { payouts: 'pagos-al-exterior', returns: 'pagos-devueltos' },
  columns: {
    createdAt: 'Abierto',
    changedAt: 'Último cambio',
    status: 'Estado',
    amount: 'Monto',
    currency: 'Moneda',
    rail: 'Red',
    attempt: 'Intento',
    tries: 'Consultas',
    code: 'Respuesta',
    transfer: 'Envío',
    railReference: 'Id del socio',
    id: 'Id',
    reason: 'Motivo',
    acts: 'Actúa',
    openedAt: 'Volvió',
    dueAt: 'Vence',
    closedAt: 'Decidido',
    outcome: 'Resultado',
  },
} as const

export const payoutStatusWords: Readonly<Record<PayoutStatusWord, string>> = {
  ready: 'Por enviar',
  submitted: 'En el banco',
  unknown: 'Sin respuesta',
  credited: 'Abonado',
  rejected: 'Rechazado',
  returned: 'Devuelto',
}

export const returnActorWords: Readonly<Record<ReturnActor, string>> = {
  customer: 'El cliente',
  staff: 'Tesorería',
  nobody: 'Nadie: se devuelve',
}

export const returnOutcomeWords: Readonly<Record<ReturnOutcome, string>> = {
  corrected: 'Corregido y enviado',
  retried: 'Enviado otra vez',
  rerouted: 'Enviado por otra red',
  refunded: 'Devolución al cliente',
}

export const returnReasonWords: Readonly<Record<CorrectionReason, string>> = {
  'account-closed': 'Cuenta cerrada',
  'account-wrong': 'Cuenta equivocada',
  'name-differs': 'El nombre no coincide',
  'recipient-unknown': 'Destinatario desconocido',
  'cannot-receive': 'La cuenta no puede recibir',
  other: 'Otro',
}
