import type { WaitingLevelApplication } from '@puente/contract/staff'

/** Names, columns and values of the files of documents to review and of applications for levels. */
export const requirementFiles = {
  files: { documents: 'documentos-por-revisar', levels: 'solicitudes-de-nivel' },
  documents: {
    what: 'Documento',
    customer: 'Cliente',
    blocks: 'Envíos',
    since: 'Espera desde',
    due: 'Responder antes de',
    holder: 'Asignado a',
    id: 'Id',
  },
  stopped: 'Detenidos',
  free: 'Libres',
  levels: {
    name: 'Cliente',
    kind: 'Tipo',
    level: 'Pide',
    proposal: 'Propuesta',
    since: 'Desde',
    due: 'Vencimiento',
    id: 'Id',
  },
  kinds: { person: 'Persona', company: 'Empresa' } satisfies Record<
    WaitingLevelApplication['customer']['kind'],
    string
  >,
  levelNames: { standard: 'Estándar', enhanced: 'Ampliado' } satisfies Record<
    WaitingLevelApplication['level'],
    string
  >,
  waits: 'Por confirmar',
} as const
