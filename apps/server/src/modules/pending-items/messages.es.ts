import { pendingKindNames } from '@puente/contract/staff-texts'

/** Name, columns and values of the file of pending items that wait for staff. */
export const waitingItemExport = {
  fileName: 'pendientes-por-revisar',
  columns: {
    kind: 'Qué',
    customer: 'Cliente',
    harm: 'Envíos',
    harmFrom: 'Se detienen el',
    since: 'Espera desde',
    due: 'Responder antes de',
    holder: 'Asignado a',
    id: 'Id',
  },
  stopped: 'Detenidos',
  soon: 'Se detienen',
  free: 'Libres',
  user: 'Un usuario',
  kinds: pendingKindNames,
} as const
