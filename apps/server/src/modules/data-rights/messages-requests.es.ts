import type { DataRequestRow } from '@puente/contract/staff'

/** Name, columns and values of the file of requests about personal data. */
export const requestExport = {
  fileName: 'solicitudes-sobre-datos',
  columns: {
    folio: 'Folio',
    kind: 'Derecho',
    state: 'Estado',
    customer: 'Cliente',
    received: 'Recibida',
    due: 'Responder antes de',
    extended: 'Plazo extendido',
    answered: 'Respondida',
    id: 'Id',
  },
  kinds: {
    access: 'Acceso',
    rectification: 'Rectificación',
    erasure: 'Supresión',
    opposition: 'Oposición',
    blocking: 'Bloqueo',
    portability: 'Portabilidad',
  } satisfies Record<DataRequestRow['kind'], string>,
  states: {
    open: 'Por responder',
    granted: 'Concedida',
    refused: 'Rechazada',
    withdrawn: 'Retirada',
  } satisfies Record<DataRequestRow['state'], string>,
} as const
