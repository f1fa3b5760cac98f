import type { CorrectionReason } from '@puente/contract'
import type { PayoutStatusWord, ReturnActor, ReturnOutcome } from '@puente/contract/staff'

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
    railReference: 'Id de la contraparte',
    id: 'Id',
    reason: 'Motivo',
    acts: 'Actúa',
    openedAt: 'Volvió',
    dueAt: 'Vencimiento',
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
  'recipient-unknown': 'Beneficiario desconocido',
  'cannot-receive': 'La cuenta no puede recibir',
  other: 'Otro',
}
