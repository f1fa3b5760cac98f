import type { Id, MachineField } from '@puente/contract'
import { isRefusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { customerFor } from '../customers/index.ts'
import {
  openingsOf,
  readingsFor,
  standingDocuments,
  toReadingWire,
  type DeclaredIdentity,
  type Document,
} from '../documents/index.ts'
import type { CaseEvidence, EvidenceOf } from '../onboarding/index.ts'
import { ownersSides } from './company/company-owners.ts'
import { companyDocumentsView } from './company/company-papers-view.ts'
import { declaredIdentity } from './identity/declared-identity.ts'
import { neededDocuments } from './levels/needed-documents.ts'

const DOCUMENTS_MAX = 200

/** Fields of the machine's readings that disagree with what was declared, beside each or as given; undefined when nothing was read. */
export async function differingFields(
  work: Work,
  documents: readonly Document[],
  declared?: DeclaredIdentity,
): Promise<MachineField[] | undefined> {
  const readings = await readingsFor(
    work,
    documents.map(({ id }) => id),
  )
  let differing: Set<MachineField> | undefined
  for (const document of documents) {
    const reading = readings.get(document.id)
    if (reading === undefined || reading.fields.length === 0) continue
    differing ??= new Set()
    const { fields } = toReadingWire(reading, declared ?? (await declaredIdentity(work, document)))
    for (const { field, agrees } of fields) if (agrees === false) differing.add(field)
  }
  return differing && [...differing]
}

/** Whether staff opened each of these documents. */
async function lookedAt(work: Work, documents: readonly Document[]): Promise<CaseEvidence['lookedAt']> {
  if (documents.length === 0) return 'nothing'
  const openings = await openingsOf(
    work,
    documents.map(({ id }) => id),
  )
  const opened = new Set(openings.map(({ documentId }) => documentId))
  return documents.every(({ id }) => opened.has(id)) ? 'all' : 'some'
}

async function companyEvidence(
  work: Work,
  customerId: Id<'customer'>,
): Promise<Pick<CaseEvidence, 'papers' | 'hasPowers' | 'owners'>> {
  const view = await companyDocumentsView(work, customerId)
  const papers = isRefusal(view) ? [] : view.papers
  const sides = await ownersSides(work, customerId)
  return {
    papers: papers.map(({ paper, standing }) => ({ paper, standing })),
    hasPowers: papers.some(({ powers }) => powers !== undefined),
    owners: sides?.read === undefined ? 'unread' : sides.differences.size === 0 ? 'matches' : 'differs',
  }
}

/** What the documents of a customer show about their case. */
export const caseEvidence: EvidenceOf = async (work, customerId, declared) => {
  const customer = await customerFor(work, customerId)
  if (customer === undefined) throw new Error(`customer ${customerId} is not there`)
  const documents = await standingDocuments(work, customerId, DOCUMENTS_MAX)
  const base = { lookedAt: await lookedAt(work, documents) }
  if (customer.kind === 'company')
    return { ...base, identity: 'missing', ...(await companyEvidence(work, customerId)) }
  const [identity] = await neededDocuments(work, customer, ['identity'])
  const differing = await differingFields(
    work,
    documents.filter(({ kind }) => kind === 'identity'),
    declared,
  )
  return {
    ...base,
    identity: identity?.state ?? 'missing',
    ...(differing === undefined ? {} : { differing }),
    papers: [],
    hasPowers: false,
    owners: 'unread',
  }
}
