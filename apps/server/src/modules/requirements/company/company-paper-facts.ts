import type { CompanyDocument, FieldFault } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import type { DocumentFacts } from '@puente/contract/staff'
import { addDays } from '../../corridors/index.ts'
import { readPowers } from './power-facts.ts'
import type { CompanyDocumentRules, OwnerRead } from './company-paper.ts'

/** Facts of a company document, normalized. */
export interface ReadDocumentFacts {
  readonly legalName: string | undefined
  readonly issuedOn: string | undefined
  readonly powers: DocumentFacts['powers']
  readonly owners: readonly OwnerRead[] | undefined
}

interface Asked {
  readonly rules: Pick<CompanyDocumentRules, 'freshDays'>
  /** Whether companies of this type have owners. */
  readonly hasOwners: boolean
  /** Days in Santiago of the decision and of receipt. */
  readonly today: string
  readonly receivedOn: string
}

/**
 * Reads the facts that staff typed for an accepted company document: those of its kind are required, others are
 * ignored.
 */
export function readPaperFacts(
  paper: CompanyDocument,
  facts: DocumentFacts,
  { rules, hasOwners, today, receivedOn }: Asked,
): { readonly read: ReadDocumentFacts; readonly faults: readonly FieldFault[] } {
  const faults: FieldFault[] = []
  const fault = (at: string, code: string) => faults.push({ at: `facts.${at}`, fault: code })
  const isDeed = paper === 'constitution-deed'
  const isCertificate = paper === 'validity-certificate'
  const legalName = isDeed ? facts.legalName?.trim() : undefined
  if (isDeed && (legalName ?? '') === '') fault('legalName', 'required')
  const powers = paper === 'powers' ? readPowers(facts.powers, fault) : undefined
  const issuedOn = isCertificate ? facts.issuedOn : undefined
  if (isCertificate) {
    if (issuedOn === undefined) fault('issuedOn', 'required')
    else if (issuedOn > today) fault('issuedOn', 'not-yet')
    else if (issuedOn < addDays(receivedOn, -rules.freshDays)) fault('issuedOn', 'too-old')
  }
  const owners =
    (isDeed && hasOwners) || paper === 'shareholders' ? readOwners(facts.owners, fault) : undefined
  return { read: { legalName, issuedOn, powers, owners }, faults }
}

/** Upper bound of the sum of all shares, in basis points. */
const WHOLE_BPS = 10_000

function readOwners(
  typed: DocumentFacts['owners'],
  fault: (at: string, code: string) => void,
): readonly OwnerRead[] {
  if (typed === undefined || typed.length === 0) fault('owners', 'required')
  const seen = new Set<string>()
  const owners = (typed ?? []).flatMap((owner, index): OwnerRead[] => {
    const rut = owner.document === 'rut' ? parseRut(owner.number) : undefined
    if (rut !== undefined && 'fault' in rut) {
      fault(`owners.${index}.number`, rut.fault)
      return []
    }
    const number = rut?.normalised ?? owner.number.replaceAll(/\s+/g, '').toUpperCase()
    if (seen.has(number)) fault(`owners.${index}.number`, 'twice')
    seen.add(number)
    return [{ ...owner, number }]
  })
  if (owners.reduce((sum, { shareBps }) => sum + shareBps, 0) > WHOLE_BPS) fault('owners', 'over-the-whole')
  return owners
}
