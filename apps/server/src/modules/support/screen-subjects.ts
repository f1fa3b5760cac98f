import { fromWireId, toWireId, type IdKind } from '@puente/contract'
import type { HelpSubjectKind } from '@puente/contract/customer'
import type { Work } from '../../platform/work.ts'
import { documentFor } from '../documents/index.ts'
import { receivableFor } from '../payins/index.ts'
import { itemForMail } from '../pending-items/index.ts'
import { alertFor } from '../quotes/index.ts'
import { recipientFor } from '../recipients/index.ts'
import { publicState, signatureRequestOwner, transferFor } from '../transfers/index.ts'

/** What a message is about, as its module knows it now. */
export interface Subject {
  /** The customer or user to whom it belongs. */
  readonly owner: string | undefined
  readonly name?: string
  readonly state?: string
}

/** The kind of id of each kind of subject. */
const idKinds: Readonly<Record<HelpSubjectKind, IdKind>> = {
  transfer: 'transfer',
  recipient: 'recipient',
  'pending-item': 'pending-item',
  document: 'document',
  debt: 'receivable',
  'rate-alert': 'rate-alert',
  'signature-request': 'signature-request',
}

type Find = (work: Work, id: string) => Promise<Subject | undefined>

const finders: Readonly<Record<HelpSubjectKind, Find>> = {
  transfer: async (work, id) => {
    const found = await transferFor(work, id)
    return found && { owner: found.customerId, name: found.reference, state: publicState[found.state] }
  },
  recipient: async (work, id) => {
    const found = await recipientFor(work, id)
    return found && { owner: found.customerId, name: found.name }
  },
  'pending-item': async (work, id) => {
    const found = await itemForMail(work, id)
    return found && { owner: found.subject, name: found.kind, state: found.isOpen ? found.turn : 'closed' }
  },
  document: async (work, id) => {
    const found = await documentFor(work, id)
    return found && { owner: found.customerId, name: found.kind, state: found.state }
  },
  debt: async (work, id) => {
    const found = await receivableFor(work, id)
    return found && { owner: found.customerId, name: found.reference, state: found.status }
  },
  'rate-alert': async (work, id) => {
    const found = await alertFor(work, id)
    if (found === undefined) return undefined
    return {
      owner: found.customerId,
      name: found.rate.base,
      state: found.reached === undefined ? 'active' : 'reached',
    }
  },
  'signature-request': async (work, id) => {
    const owner = await signatureRequestOwner(work, toWireId('signature-request', id))
    return owner === undefined ? undefined : { owner }
  },
}

/** The subject with this id; undefined when there is none. */
export const subjectFor = (work: Work, kind: HelpSubjectKind, id: string): Promise<Subject | undefined> =>
  finders[kind](work, id)

/** The UUID of a subject's id on the wire; undefined for an id of another kind. */
export const subjectUuid = (kind: HelpSubjectKind, wire: string): string | undefined =>
  fromWireId(idKinds[kind], wire)

/** The id of a subject on the wire. */
export const subjectWireId = (kind: HelpSubjectKind, uuid: string): string => toWireId(idKinds[kind], uuid)
