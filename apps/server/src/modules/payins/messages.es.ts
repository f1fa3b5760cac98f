import type {
  PayinReason,
  PayinStatus,
  ReceivableStatus,
  RefundState,
  SuspenseReason,
  SuspenseStatus,
} from '@puente/contract/staff'

/** Names and columns of treasury's spreadsheets. */
export const payinExport = {
  files: {
    payins: 'pagos-recibidos',
    suspense: 'fondos-por-aplicar',
    refunds: 'devoluciones',
    receivables: 'cuentas-por-cobrar',
  },
  columns: {
    id: 'Id',
    creditedAt: 'Abonado',
    status: 'Estado',
    why: 'Motivo',
    amount: 'Monto (CLP)',
    refunded: 'Devuelto (CLP)',
    outstanding: 'Falta (CLP)',
    bank: 'Banco',
    bankPaymentId: 'Id del banco',
    paymentId: 'Pago',
    transfer: 'Envío',
    waitsSince: 'Espera desde',
    ageDays: 'Días hábiles',
    dueAt: 'Vencimiento',
    owner: 'Asignado a',
    settledAt: 'Terminado',
    openedAt: 'Abierta',
    payer: 'Quién pagó',
    rut: 'RUT',
    words: 'Glosa',
    reference: 'Referencia',
    debtor: 'Deudor',
    customer: 'Cliente',
  },
  teams: { treasury: 'Tesorería', compliance: 'Cumplimiento' },
} as const

export const payinStatusWords: Readonly<Record<PayinStatus, string>> = {
  matched: 'Asociado',
  suspense: 'Por aplicar',
  returned: 'Devolución ordenada',
  applied: 'Pagó una cuenta por cobrar',
  reversed: 'Revertido por el banco',
}

export const payinReasonWords: Readonly<Record<PayinReason, string>> = {
  reference: 'Referencia y RUT',
  'rut-and-amount': 'RUT y monto',
  'only-debt': 'RUT de quien tiene una sola cuenta por cobrar',
  statement: 'Abono de una cartola',
  'no-reference': 'Sin referencia',
  'other-rut': 'De otro RUT',
  staff: 'Asociado por dos personas',
  'never-seen': 'Retirado antes de verlo',
}

export const suspenseStatusWords: Readonly<Record<SuspenseStatus, string>> = {
  open: 'Abierto',
  held: 'Retenido',
  closed: 'Cerrado',
}

export const suspenseReasonWords: Readonly<Record<SuspenseReason, string>> = {
  'no-reference': 'Sin referencia',
  'other-rut': 'De otro RUT',
  'refund-rejected': 'Devolución rechazada',
}

export const refundStateWords: Readonly<Record<RefundState, string>> = {
  ready: 'Por ordenar',
  submitted: 'En el banco',
  settled: 'Devuelta',
  rejected: 'Rechazada',
  replaced: 'Reemplazada',
  cancelled: 'Anulada',
}

export const receivableStatusWords: Readonly<Record<ReceivableStatus, string>> = {
  open: 'Por cobrar',
  settled: 'Pagada',
  'written-off': 'Castigada',
}
