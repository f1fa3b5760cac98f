import type { StaffThreadSummary } from '@puente/contract/staff'

/** Name, columns and values of the file of conversations. */
export const threadExport = {
  fileName: 'conversaciones',
  columns: {
    folio: 'Folio',
    kind: 'Tipo',
    state: 'Estado',
    customer: 'Quién',
    opened: 'Abierta',
    due: 'Responder antes de',
    last: 'Último mensaje',
    id: 'Id',
  },
  states: {
    'waiting-operator': 'Espera nuestra respuesta',
    'waiting-customer': 'Espera al cliente',
    closed: 'Cerrada',
  } satisfies Record<StaffThreadSummary['state'], string>,
  noAccount: 'Sin cuenta',
} as const
