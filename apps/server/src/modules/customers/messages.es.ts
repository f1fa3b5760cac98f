import { restrictionReasonNames } from '@puente/contract/staff-texts'
import type { RestrictionRow } from '@puente/contract/staff'

/** Name, columns and values of the file of restrictions in force. */
export const restrictionExport = {
  fileName: 'restricciones-vigentes',
  columns: {
    customer: 'Cliente',
    kind: 'Qué rige',
    reason: 'Motivo',
    owner: 'Asignado a',
    since: 'Desde',
    reviewOn: 'Próxima revisión',
    id: 'Id',
  },
  kinds: {
    'no-new-orders': 'Sin envíos nuevos',
    'access-suspended': 'Acceso suspendido',
    exit: 'En término de la relación',
    freeze: 'Dinero congelado',
    'legal-hold': 'Con retención legal',
  } satisfies Record<RestrictionRow['kind'], string>,
  reasons: restrictionReasonNames,
} as const
