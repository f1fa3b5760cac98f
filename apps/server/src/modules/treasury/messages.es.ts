import type { AgedKind, AgedOutcome, AgedOwner } from '@puente/contract/staff'

/** Name and columns of the spreadsheet of an account's entries. */
export const statementExport = {
  fileName: 'cuenta',
  columns: {
    id: 'Asiento',
    recordedAt: 'Registrado',
    effectiveAt: 'Vigente',
    kind: 'Tipo',
    transfer: 'Envío o pago',
    counter: 'Contracuenta',
    debit: 'Debe',
    credit: 'Haber',
    held: 'Retenido',
    balance: 'Saldo',
    journal: 'Diario',
  },
} as const

/** Name, columns and values of the file of ledger accounts. */
export const accountExport = {
  fileName: 'cuentas-de-los-libros',
  columns: {
    code: 'Cuenta',
    currency: 'Moneda',
    owner: 'Titular',
    balance: 'Saldo',
    held: 'Retenido',
    opened: 'Abierta',
  },
  operator: 'Del operador',
} as const

/** Name, columns and values of the file of waiting money. */
export const agedExport = {
  fileName: 'fondos-en-transito',
  columns: {
    kind: 'Qué es',
    transfer: 'Envío',
    about: 'De qué se trata',
    amount: 'Monto',
    currency: 'Moneda',
    since: 'Desde',
    age: 'Antigüedad en días hábiles',
    due: 'Vencimiento',
    outcome: 'Al vencer',
    overdue: 'Atrasado',
    owner: 'Asignado a',
    member: 'Persona',
  },
  yes: 'Sí',
  no: 'No',
  kinds: {
    suspense: 'Pago por aplicar',
    'client-funds': 'Dinero de un envío',
    'payout-funds': 'Convertido, por entregar',
    'payout-clearing': 'En camino al beneficiario',
    'payin-clearing': 'Por recibir del banco',
    'refund-clearing': 'Devolución en camino',
    'sweep-clearing': 'Traspaso de ingresos',
    'partner-receivable': 'Por cobrar a la contraparte',
    'customer-receivable': 'Cuenta por cobrar de un cliente',
  } satisfies Record<AgedKind, string>,
  owners: {
    treasury: 'Tesorería',
    compliance: 'Cumplimiento',
    customer: 'El cliente',
    nobody: 'Sin asignar',
  } satisfies Record<AgedOwner, string>,
  outcomes: {
    'goes-on': 'Continúa el envío',
    refund: 'Se devuelve al cliente',
    'back-to-source': 'Se devuelve a su origen',
    'partner-answers': 'Responde el banco',
    'review-ends': 'Se resuelve la alerta',
    'officer-decides': 'Decide el oficial',
    'stays-owed': 'Sigue por cobrar',
    alarm: 'Se genera una alarma',
  } satisfies Record<AgedOutcome, string>,
} as const
