import type { BreakKind, BreakTeam } from '@puente/contract/staff'

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
    team: 'Responsable',
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
