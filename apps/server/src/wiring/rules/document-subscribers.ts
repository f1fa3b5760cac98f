import { isRefusal } from '@puente/contract'
import { mayDecideCase } from '../../modules/decisions/index.ts'
import { staffNames } from '../../modules/access/index.ts'
import type { DocumentSubscribers } from '../../modules/documents/index.ts'
import {
  companyDocumentChanged,
  companyDocumentDecided,
  companyPersonDecided,
  declaredIdentity,
  documentChanged,
  documentDecided,
  documentDecisionRecorded,
  evidenceChanged,
  evidenceDecided,
  mayReceiveSelfie,
  selfieChanged,
} from '../../modules/requirements/index.ts'

const changed = [documentChanged, companyDocumentChanged, evidenceChanged, selfieChanged]
// The record comes last: it exists only for a decision that nobody refuses.
const decided = [
  documentDecided,
  companyDocumentDecided,
  companyPersonDecided,
  evidenceDecided,
  documentDecisionRecorded,
]

/**
 * The modules that require documents and get each change of a document in its own transaction. Each kind of document
 * belongs to one of them.
 */
export const documentSubscribers: DocumentSubscribers = {
  mayReceive: mayReceiveSelfie,
  changed: async (work, document) => {
    for (const notify of changed) await notify(work, document)
  },
  decided: async (work, document, facts, verdict) => {
    const may = await mayDecideCase(work, { about: 'document', subject: document.id }, 'decide')
    if (isRefusal(may)) return may
    for (const notify of decided) {
      const refused = await notify(work, document, facts, verdict)
      if (refused !== undefined) return refused
    }
    return undefined
  },
  declared: declaredIdentity,
  staffNames,
}
