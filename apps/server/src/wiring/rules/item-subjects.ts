import { toWireId, type DocumentKind, type PendingKind } from '@puente/contract'
import { membersOf, staffNames } from '../../modules/access/index.ts'
import { openApprovals } from '../../modules/approvals/index.ts'
import { customersFor } from '../../modules/customers/index.ts'
import { documentsInReview } from '../../modules/documents/index.ts'
import { APPLICATION_ACTION, COMPANY_FILE_ACTION } from '../../modules/onboarding/index.ts'
import type { ItemSubjects } from '../../modules/pending-items/index.ts'

const identity: readonly DocumentKind[] = ['identity', 'renewal-proof']

/** The documents whose verdict an item awaits. */
const documentsOf: Partial<Record<PendingKind, readonly DocumentKind[]>> = {
  'id-expired-chilean': identity,
  'id-expired-foreign': identity,
  'id-expired': identity,
  'id-illegible': identity,
  'id-expiring': identity,
  'constitution-deed': ['constitution-deed'],
  'creator-powers': ['powers'],
  'validity-certificate': ['validity-certificate'],
  'shareholder-certificate': ['shareholders', 'constitution-deed'],
  'person-documents': ['identity', 'source-of-funds'],
  'company-review': ['company-person-identity'],
  'company-documents': ['economics', 'source-of-funds'],
  'person-due-diligence': ['source-of-funds'],
  'company-due-diligence': ['source-of-funds'],
}

/** The proposals that two people decide about an item. */
const proposalsOf: Partial<Record<PendingKind, string>> = {
  'person-review': APPLICATION_ACTION,
  'company-review': COMPANY_FILE_ACTION,
}

const heldBy: ItemSubjects['heldBy'] = async (work, items) => {
  const subjects = [...new Set(items.map(({ subject }) => subject))]
  const documents = await documentsInReview(work, subjects)
  const holders = new Map<string, string>()
  for (const { id, kind, subject } of items) {
    const taken = documents.find(
      (one) => one.customerId === subject && documentsOf[kind]?.includes(one.kind) === true,
    )
    if (taken !== undefined) holders.set(id, taken.takenBy)
  }
  for (const action of Object.values(proposalsOf)) {
    const waiting = items.filter(({ kind }) => proposalsOf[kind] === action)
    if (waiting.length === 0) continue
    const proposals = await openApprovals(
      work,
      action,
      waiting.map(({ subject }) => subject),
    )
    for (const { id, subject } of waiting) {
      const proposal = proposals.get(subject)
      if (proposal !== undefined) holders.set(id, proposal.proposedBy)
    }
  }
  const names = await staffNames(work, [...new Set(holders.values())])
  return new Map([...holders].map(([id, staffId]) => [id, names.get(staffId) ?? '']))
}

/** The customer behind each item that staff see, and the member of staff it is assigned to. */
export const itemSubjects: ItemSubjects = {
  named: async (work, subjects) => {
    const found = await customersFor(work, subjects)
    return new Map(
      [...found].map(([id, { name, kind }]) => [id, { id: toWireId('customer', id), name, kind }]),
    )
  },
  heldBy,
  ofCustomer: async (work, customerId) =>
    (await customersFor(work, [customerId])).has(customerId)
      ? [customerId, ...(await membersOf(work, customerId))]
      : undefined,
}
