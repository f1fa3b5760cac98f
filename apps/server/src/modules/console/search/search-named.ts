import { fromWireId, isRefusal, mayCall, toWireId, type Endpoint } from '@puente/contract'
import { staffEndpoints, type Found } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffAccountFor } from '../../access/index.ts'
import { customerFor } from '../../customers/index.ts'
import { decisionFor } from '../../decisions/index.ts'
import { approvalView, type Reader } from '../cases/approvals.ts'
import * as cases from './search-cases.store.ts'
import * as lines from './search-lines.ts'
import { closeNamed, quoteNamed, rateNamed } from './search-records.ts'
import * as store from './search.store.ts'

const caseEndpoints: Readonly<Record<cases.CaseKind, Endpoint>> = {
  suspense: staffEndpoints.getSuspense,
  refund: staffEndpoints.getRefund,
  receivable: staffEndpoints.listReceivables,
  review: staffEndpoints.getReview,
  application: staffEndpoints.getApplication,
}
const caseKinds = Object.keys(caseEndpoints) as cases.CaseKind[]

const foundOf = (rows: readonly lines.FoundRow[]): Found[] => rows.map(({ found }) => found)

async function casesNamed(work: Work, { role }: Reader, id: string): Promise<Found[]> {
  const found: Found[] = []
  for (const kind of caseKinds) {
    const uuid = fromWireId(kind, id)
    const one =
      uuid === undefined || !mayCall(caseEndpoints[kind], role)
        ? undefined
        : await cases.caseWithId(work, kind, uuid)
    if (one !== undefined) found.push({ kind: 'case', id, title: one.reference ?? id, about: kind })
  }
  return found
}

async function staffNamed(work: Work, uuid: string): Promise<Found[]> {
  const account = await staffAccountFor(work, uuid)
  if (account === undefined) return []
  const { name, email, role } = account
  return [{ kind: 'staff', id: toWireId('staff', uuid), title: name, detail: email, about: role }]
}

async function decisionNamed(work: Work, uuid: string): Promise<Found[]> {
  const decision = await decisionFor(work, uuid)
  if (decision === undefined) return []
  const customer = await customerFor(work, decision.customerId)
  const id = toWireId('decision', uuid)
  return [
    {
      kind: 'decision',
      id,
      title: customer?.name ?? id,
      about: decision.about,
      at: decision.at.toISOString(),
    },
  ]
}

async function proposalNamed(work: Work, reader: Reader, uuid: string): Promise<Found[]> {
  const view = await approvalView(work, uuid, reader)
  if (isRefusal(view)) return []
  const { kind, transferReference, subjectName, by, at } = view
  const about = transferReference ?? subjectName
  const id = toWireId('proposal', uuid)
  return [
    {
      kind: 'proposal',
      id,
      title: about ?? (by === '' ? id : by),
      ...(about === undefined || by === '' ? {} : { detail: by }),
      about: kind,
      at,
    },
  ]
}

async function paymentsNamed(work: Work, { role }: Reader, id: string, uuid: string): Promise<Found[]> {
  // References of the bank may have the format of our ids.
  const found = [...(await store.paymentWithId(work, uuid)), ...(await store.paymentsReferred(work, id))]
  const [first] = found
  // A payment without a transfer has only its own page.
  if (first !== undefined || !mayCall(staffEndpoints.getPayin, role))
    return foundOf(lines.paymentLines(found))
  return foundOf(await lines.payinLines(work, await store.payinWithId(work, uuid)))
}

/** The object with this public id, if the role may open it. */
export async function namedBy(work: Work, reader: Reader, id: string): Promise<Found[]> {
  const may = (endpoint: Endpoint): boolean => mayCall(endpoint, reader.role)
  const customerId = fromWireId('customer', id)
  if (customerId !== undefined) {
    const customer = await customerFor(work, customerId)
    if (customer === undefined) return []
    const { name, rut } = customer
    return [{ kind: 'customer', id, title: name, ...(rut === undefined ? {} : { detail: rut }) }]
  }
  const transferId = fromWireId('transfer', id)
  if (transferId !== undefined)
    return foundOf(await lines.transferLines(work, await store.transferWithId(work, transferId)))
  const paymentId = fromWireId('payment', id)
  if (paymentId !== undefined) return paymentsNamed(work, reader, id, paymentId)
  const recipientId = fromWireId('recipient', id)
  if (recipientId !== undefined)
    return foundOf(await lines.recipientLines(work, await store.recipientWithId(work, recipientId)))
  const threadId = fromWireId('thread', id)
  if (threadId !== undefined)
    return may(staffEndpoints.getThread)
      ? foundOf(await lines.threadLines(work, await store.threadsReferred(work, { id: threadId })))
      : []
  const documentId = fromWireId('document', id)
  if (documentId !== undefined)
    return may(staffEndpoints.takeDocument)
      ? foundOf(await lines.documentLines(work, await cases.documentWithId(work, documentId)))
      : []
  const closeId = fromWireId('close-record', id)
  if (closeId !== undefined) return may(staffEndpoints.getCloseRecord) ? closeNamed(work, closeId) : []
  const rateId = fromWireId('rate', id)
  if (rateId !== undefined) return rateNamed(work, rateId)
  const quoteId = fromWireId('quote', id)
  if (quoteId !== undefined) return quoteNamed(work, quoteId)
  const staffId = fromWireId('staff', id)
  if (staffId !== undefined) return may(staffEndpoints.getStaffMember) ? staffNamed(work, staffId) : []
  const decisionId = fromWireId('decision', id)
  if (decisionId !== undefined) return may(staffEndpoints.getDecision) ? decisionNamed(work, decisionId) : []
  const proposalId = fromWireId('proposal', id)
  if (proposalId !== undefined) return proposalNamed(work, reader, proposalId)
  return casesNamed(work, reader, id)
}
