import { caseKindNames } from '@puente/contract/staff-texts'
import type { EscalationRow } from '@puente/contract/staff'

/** Names, columns and values of the files of the inbox, of proposals and of escalated cases. */
export const caseFiles = {
  files: { inbox: 'bandeja', proposals: 'por-confirmar', escalations: 'casos-escalados' },
  inbox: {
    kind: 'Caso',
    customer: 'De quién',
    reference: 'Referencia',
    amount: 'Monto',
    currency: 'Moneda',
    since: 'Espera desde',
    due: 'Vencimiento',
    late: 'Atrasado',
    priority: 'Prioridad',
    assignee: 'Asignado a',
    proposal: 'Propuesta',
    id: 'Id',
  },
  proposals: {
    kind: 'Qué',
    action: 'Se propone',
    about: 'Sobre',
    by: 'Propuso',
    at: 'Cuándo',
    id: 'Id',
  },
  escalations: {
    customer: 'Cliente',
    kind: 'Qué',
    reason: 'Motivo',
    by: 'Escaló',
    since: 'Desde',
    due: 'Responder antes de',
    id: 'Id',
  },
  priorities: { high: 'Alta', normal: 'Normal' },
  yes: 'Sí',
  no: 'No',
  own: 'Espera a otra persona',
  proposed: 'Con propuesta',
  cases: caseKindNames,
  /** A case and what it is about. */
  about: (name: string, about: string) => `${name}: ${about}`,
  subjects: {
    application: 'Solicitud de cuenta',
    'company-file': 'Ficha de empresa',
    'level-application': 'Solicitud de nivel',
    document: 'Documento',
  } satisfies Record<EscalationRow['subject']['kind'], string>,
} as const
