import type { WaitingApplication, WaitingCompanyFile } from '@puente/contract/staff'

/** Names, columns and values of the files of applications, company files and requested names. */
export const onboardingFiles = {
  files: {
    applications: 'solicitudes-de-ingreso',
    companies: 'fichas-de-empresas',
    names: 'nombres-de-quien-envia',
  },
  applications: {
    name: 'Nombre',
    cause: 'Motivo',
    status: 'Estado',
    since: 'Espera desde',
    due: 'Responder antes de',
    id: 'Id',
  },
  companies: {
    name: 'Empresa',
    type: 'Tipo',
    lists: 'Listas',
    proposal: 'Propuesta',
    since: 'Espera desde',
    due: 'Responder antes de',
    id: 'Id',
  },
  names: {
    asked: 'Pide',
    name: 'Hoy',
    lists: 'Listas',
    proposal: 'Propuesta',
    since: 'Espera desde',
    due: 'Responder antes de',
    id: 'Id',
  },
  causes: {
    'screening-hit': 'Coincidencia en listas',
    'too-many-attempts': 'Varios intentos sin coincidir',
    'registry-silent': 'El registro no responde',
    'politically-exposed': 'Persona expuesta políticamente',
    'enhanced-diligence': 'Riesgo con diligencia reforzada',
    'checks-open': 'Falta una comprobación exigida',
  } satisfies Record<WaitingApplication['cause'], string>,
  open: 'Sin propuesta',
  proposed: {
    approve: 'Propuesta: aprobar',
    reopen: 'Propuesta: pedir datos de nuevo',
    refuse: 'Propuesta: rechazar',
  } satisfies Record<NonNullable<WaitingApplication['proposal']>['outcome'], string>,
  waits: 'Por confirmar',
  verdicts: {
    asked: 'En consulta',
    clear: 'Sin coincidencias',
    hit: 'Con coincidencias',
  } satisfies Record<WaitingCompanyFile['verdict'], string>,
} as const
