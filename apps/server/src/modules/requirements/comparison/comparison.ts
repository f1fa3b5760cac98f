import { refuse, type DocumentKind, type Id, type Refusal } from '@puente/contract'
import { comparedFields, type ComparedCase, type ComparisonWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { customerFor, nameRequestFor, namesFor } from '../../customers/index.ts'
import {
  caseFiles,
  documentFor,
  readingsFor,
  toReadingWire,
  type DeclaredIdentity,
  type Document,
} from '../../documents/index.ts'
import { declaredApplicant } from '../../onboarding/index.ts'
import { storedPeople } from '../company-people/people.store.ts'
import { declaredIdentity } from '../identity/declared-identity.ts'
import { identityFor } from '../identity/identity.store.ts'
import { applicationFor as levelFor } from '../levels/levels.store.ts'
import { comparedRows, declaredValues, readValues, type ReadValues, type Values } from './compare.ts'
import { acceptedAt } from './accepted-at.ts'
import { companyComparison } from './company-comparison.ts'

/** What was accepted before, and where it is. */
interface Before {
  readonly values: Values
  readonly before: ComparisonWire['before']
}

const nothing: Before = { values: {}, before: undefined }

/** What the machine read on these documents, beside what was declared. */
async function readOn(
  work: Work,
  documents: readonly Document[],
  declared: DeclaredIdentity,
): Promise<ReadValues> {
  const readings = await readingsFor(
    work,
    documents.map(({ id }) => id),
  )
  return readValues(
    documents.flatMap(({ id }) => {
      const reading = readings.get(id)
      return reading === undefined ? [] : [toReadingWire(reading, declared)]
    }),
  )
}

/** The identity of a person as it was accepted: on their document, and confirmed by the registry. */
async function acceptedIdentity(work: Work, customerId: Id<'customer'>): Promise<Before> {
  const onFile = (await identityFor(work, customerId))?.onFile
  const customer = await customerFor(work, customerId)
  const confirmed: Values =
    customer?.identity === 'confirmed'
      ? { name: customer.name, run: customer.rut, 'birth-date': customer.birthDate }
      : {}
  if (onFile === undefined)
    return { values: confirmed, before: Object.keys(confirmed).length === 0 ? undefined : {} }
  return {
    values: {
      ...confirmed,
      name: onFile.name,
      nationality: onFile.nationality,
      'document-type': onFile.type,
      'document-number': onFile.number,
      'expiry-date': onFile.printedEnd,
    },
    before: await acceptedAt(work, onFile.frontId as Id<'document'>),
  }
}

/** The document of a person behind a company, as it was accepted before. */
async function acceptedPerson(work: Work, { customerId, page }: Document): Promise<Before> {
  const person = (await storedPeople(work, customerId)).find(({ slot }) => slot === page)
  if (person?.frontId === undefined) return nothing
  return {
    values: { 'document-type': person.type, 'expiry-date': person.printedEnd },
    before: await acceptedAt(work, person.frontId),
  }
}

const wireOf = (declared: Values, read: ReadValues, { values, before }: Before): ComparisonWire => ({
  values: comparedRows(comparedFields, declared, read, values),
  ...(before === undefined ? {} : { before }),
})

/** The last accepted document in the slot of another one. */
async function sameBefore(work: Work, { id, customerId, kind, side, page }: Document): Promise<Before> {
  const files = await caseFiles(work, customerId, [kind])
  const same = files.find(
    (one) => one.state === 'accepted' && one.id !== id && one.side === side && one.page === page,
  )
  return same === undefined ? nothing : { values: {}, before: await acceptedAt(work, same.id) }
}

const companyKinds: readonly DocumentKind[] = [
  'constitution-deed',
  'powers',
  'validity-certificate',
  'shareholders',
]

async function ofDocument(work: Work, id: Id<'document'>): Promise<ComparisonWire | Refusal<'not-found'>> {
  const document = await documentFor(work, id)
  if (document === undefined) return refuse('not-found')
  const { customerId, kind, page } = document
  if (companyKinds.includes(kind)) return companyComparison(work, customerId, document)
  if (kind !== 'identity' && kind !== 'company-person-identity')
    return wireOf({}, readValues([]), await sameBefore(work, document))
  const declared = await declaredIdentity(work, document)
  const sides = (await caseFiles(work, customerId, [kind])).filter((one) => one.page === page)
  const before =
    kind === 'identity' ? await acceptedIdentity(work, customerId) : await acceptedPerson(work, document)
  return wireOf(declaredValues(declared), await readOn(work, sides, declared), before)
}

/** What a person declared beside what was read on their identity documents and what was accepted. */
async function ofPerson(
  work: Work,
  customerId: Id<'customer'>,
  declared: DeclaredIdentity,
): Promise<ComparisonWire> {
  const sides = await caseFiles(work, customerId, ['identity'])
  const read = await readOn(work, sides, declared)
  return wireOf(declaredValues(declared), read, await acceptedIdentity(work, customerId))
}

async function ofLevel(work: Work, id: string): Promise<ComparisonWire | Refusal<'not-found'>> {
  const application = await levelFor(work, id)
  const customer = application && (await customerFor(work, application.customerId))
  if (customer === undefined) return refuse('not-found')
  if (customer.kind === 'company') return companyComparison(work, customer.id, undefined)
  const { rut, name, birthDate } = customer
  return ofPerson(work, customer.id, { rut, name, birthDate })
}

async function ofName(work: Work, id: string): Promise<ComparisonWire | Refusal<'not-found'>> {
  const request = await nameRequestFor(work, id)
  const customer = request && (await customerFor(work, request.customerId))
  if (request === undefined || customer === undefined) return refuse('not-found')
  const documentName = (await namesFor(work, customer.id))?.documentName
  const field = customer.kind === 'company' ? 'legal-name' : 'name'
  const read = { values: { [field]: documentName }, checked: [], differing: [] }
  const onFile = customer.kind === 'person' ? (await identityFor(work, customer.id))?.onFile : undefined
  const compared = wireOf({ [field]: request.name }, read, {
    values: { [field]: customer.name },
    before: onFile === undefined ? {} : await acceptedAt(work, onFile.frontId as Id<'document'>),
  })
  return {
    ...compared,
    values: compared.values.map((one) =>
      one.read === undefined || one.read === one.declared
        ? one
        : { ...one, differs: ['read', ...one.differs] },
    ),
  }
}

/** Query of the values of a case: declared, read by machine, and accepted at an earlier decision. */
export async function comparisonOf(
  work: Work,
  kind: ComparedCase,
  id: string,
): Promise<ComparisonWire | Refusal<'not-found'>> {
  switch (kind) {
    case 'document':
      return ofDocument(work, id as Id<'document'>)
    case 'application': {
      const declared = await declaredApplicant(work, id)
      return declared === undefined ? refuse('not-found') : ofPerson(work, id as Id<'customer'>, declared)
    }
    case 'company-file':
      return companyComparison(work, id as Id<'customer'>, undefined)
    case 'level-application':
      return ofLevel(work, id)
    case 'name-request':
      return ofName(work, id)
  }
}
