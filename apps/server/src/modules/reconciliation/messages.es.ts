import type { BankStatementWire, BreakKind, BreakTeam } from '@puente/contract/staff'

/** Name, columns and values of the file of breaks. */
export const breakExport = {
  fileName: 'descuadres',
  columns: {
    day: 'Fecha',
    ageDays: 'Edad en días hábiles',
    account: 'Cuenta',
    kind: 'Qué es',
    what: 'Movimiento',
    amount: 'Monto',
    currency: 'Moneda',
    references: 'Referencias',
    team: 'Asignado a',
    member: 'Persona',
    waits: 'Espera a otra persona',
    id: 'Descuadre',
  },
  yes: 'Sí',
  no: 'No',
  kinds: {
    'bank-in': 'Abono solo en el banco',
    'bank-out': 'Cargo solo en el banco',
    'books-in': 'Entrada solo en los libros',
    'books-out': 'Salida solo en los libros',
  } satisfies Record<BreakKind, string>,
  teams: {
    treasury: 'Tesorería',
    compliance: 'Cumplimiento',
    administration: 'Administración',
  } satisfies Record<BreakTeam, string>,
} as const

/** Name, columns and values of the file of bank statements. */
export const statementExport = {
  fileName: 'cartolas',
  columns: {
    reference: 'Cartola',
    account: 'Cuenta',
    currency: 'Moneda',
    from: 'Desde',
    to: 'Hasta',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    lines: 'Líneas',
    open: 'Sin calzar',
    state: 'Estado',
    difference: 'Diferencia',
    importedBy: 'Importó',
    importedAt: 'Importada',
    fileName: 'Archivo',
    id: 'Id',
  },
  states: { accepted: 'Cuadra', refused: 'No se acepta', voided: 'Anulada' } satisfies Record<
    BankStatementWire['state'],
    string
  >,
} as const
