import { refuse, type Id, type Refusal } from '@puente/contract'
import type { ComparedSide, ComparedValue, ComparisonWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { customerFor } from '../../customers/index.ts'
import type { Document } from '../../documents/index.ts'
import { declaredCompany } from '../../onboarding/index.ts'
import { ownersSides, type OwnersCompared } from '../company/company-owners.ts'
import { companyDocumentsOf } from '../company/company-papers.store.ts'
import { acceptedAt } from './accepted-at.ts'

/**
 * What a company declared, beside its accepted documents: on its application they are what was read; beside a new document
 * they are what was accepted before.
 */
export async function companyComparison(
  work: Work,
  customerId: Id<'customer'>,
  document: Document | undefined,
): Promise<ComparisonWire | Refusal<'not-found'>> {
  const customer = await customerFor(work, customerId)
  if (customer?.kind !== 'company') return refuse('not-found')
  const side: ComparedSide = document === undefined ? 'read' : 'accepted'
  const papers = await companyDocumentsOf(work, customerId)
  const own = papers.find(({ paper }) => paper === document?.kind)?.accepted
  const owners = await ownersSides(work, customerId)
  const documentId = own?.documentId ?? owners?.read?.documentId
  const confirmed = customer.identity === 'confirmed' ? {} : undefined
  const before = documentId === undefined ? confirmed : await acceptedAt(work, documentId)
  return {
    values: [
      ...(await nameRow(work, customerId, customer.identity === 'confirmed' ? customer.name : undefined)),
      ...(own?.issuedOn === undefined
        ? []
        : [{ field: 'issued-on' as const, accepted: own.issuedOn, differs: [] }]),
      ...(owners === undefined || document?.kind === 'validity-certificate' ? [] : ownerRows(owners, side)),
    ],
    ...(before === undefined ? {} : { before }),
  }
}

async function nameRow(
  work: Work,
  customerId: Id<'customer'>,
  accepted: string | undefined,
): Promise<ComparedValue[]> {
  const declared = (await declaredCompany(work, customerId))?.legalName
  if (declared === undefined && accepted === undefined) return []
  const differs: ComparedSide[] =
    declared !== undefined && accepted !== undefined && declared !== accepted ? ['accepted'] : []
  return [
    {
      field: 'legal-name',
      ...(declared === undefined ? {} : { declared }),
      ...(accepted === undefined ? {} : { accepted }),
      differs,
    },
  ]
}

/** Each owner with the declared share and the share on the latest accepted document, in basis points. */
function ownerRows({ declared, read, differences }: OwnersCompared, side: ComparedSide): ComparedValue[] {
  const stated = new Map((read?.owners ?? []).map((one) => [one.number, one]))
  const known = new Set(declared.owners.map(({ number }) => number))
  const row = (number: string, of: string, declaredBps?: number, statedBps?: number): ComparedValue => ({
    field: 'owner',
    of,
    ...(declaredBps === undefined ? {} : { declared: String(declaredBps) }),
    ...(statedBps === undefined ? {} : { [side]: String(statedBps) }),
    differs: differences.has(number) ? [side] : [],
  })
  return [
    ...declared.owners.map(({ number, name, shareBps }) =>
      row(number, name, shareBps, stated.get(number)?.shareBps),
    ),
    ...(read?.owners ?? [])
      .filter(({ number }) => !known.has(number))
      .map(({ number, name, shareBps }) => row(number, name, undefined, shareBps)),
  ]
}
