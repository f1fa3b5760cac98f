import type { CustomerRisk, OwnerKind } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { customerFor, customerIdOf, profileFor } from '../../customers/index.ts'
import {
  checksNow,
  lineOf,
  recordDecision,
  type Check,
  type Decided,
  type DecisionRule,
} from '../../decisions/index.ts'
import type { CaseEvidence, EvidenceOf } from '../case-evidence.ts'
import { materialOf } from '../decision-material.ts'
import { documentLines, exposureLine, screeningLine } from '../review-lines.ts'
import type { CompanyApplication, CompanyFile, Owner } from './company-file.ts'
import { ownershipView } from './company-ownership.ts'
import { ROOT } from '../ownership/ownership.ts'

/** An owner without name and number: persons and companies are numbered as the file lists them. */
interface NumberedOwner {
  readonly node: string
  readonly of?: string
  readonly kind?: OwnerKind
  readonly share?: string
  readonly shareBps: number
  readonly controls: boolean
}

/** What a decision about a company's file rests on. */
export interface CompanyInputs {
  readonly companyType?: string
  readonly owners: readonly NumberedOwner[]
  readonly verdict?: 'clear' | 'hit'
  readonly isExposed: boolean
  readonly risk: CustomerRisk
  /** Absent in decisions from before there was a checklist. */
  readonly review?: Reviewed
}

/** What the checklist looks at. */
interface Reviewed extends Omit<CaseEvidence, 'identity' | 'differing'> {
  /** Whether the company declared who is politically exposed. */
  readonly isDeclared: boolean
  /** Whether another customer has the RUT. */
  readonly rut: 'free' | 'taken'
}

function numbered({ rut, owners = [] }: CompanyFile): NumberedOwner[] {
  const numbers = [...new Set(owners.map(({ number }) => number).filter((number) => number !== rut))]
  const nodeOf = (number: string) => (number === rut ? ROOT : String(numbers.indexOf(number) + 1))
  return owners.map(({ number, of, kind, share, shareBps, controls }) => ({
    node: nodeOf(number),
    ...(of === undefined ? {} : { of: nodeOf(of) }),
    ...(kind === undefined ? {} : { kind }),
    ...(share === undefined ? {} : { share }),
    shareBps,
    controls,
  }))
}

const ownerOf = ({ node, of, ...owner }: NumberedOwner): Owner => ({
  ...owner,
  name: node,
  document: 'foreign',
  number: node,
  country: 'CL',
  ...(of === undefined ? {} : { of }),
})

const checklist = { setting: settingKind.reviewChecklist }

/** A company's file rests on its beneficial owners, its verdict, its documents, and whether two people decide. */
export const companyDecisionRule: DecisionRule<CompanyInputs> = {
  about: 'company-file',
  settings: ({ review }) => [
    { setting: settingKind.companyFileRules },
    { setting: settingKind.riskRules },
    ...(review === undefined ? [] : [checklist]),
  ],
  checks: (inputs, read) => {
    const { companyType, owners, verdict, isExposed, risk, review } = inputs
    const { persons, faults } = ownershipView(
      { owners: owners.map(ownerOf), ...(companyType === undefined ? {} : { companyType }) },
      read(settingKind.companyFileRules),
    )
    const beneficial = persons.filter((one) => one.beneficial)
    const isEnhanced = read(settingKind.riskRules).diligence[risk] === 'enhanced'
    const behind = {
      check: 'owners',
      result: beneficial.map(({ name, shareBps = 0 }) => `${name}:${shareBps}`).join(' '),
    } as const
    const two = {
      check: 'two-people',
      result: verdict === 'hit' || isExposed || isEnhanced ? 'yes' : 'no',
    } as const
    if (review === undefined) return [behind, two]
    const required: readonly string[] = read(settingKind.reviewChecklist).company
    const isRequired = (line: string) => required.includes(line)
    return [
      lineOf(behind, beneficial.length > 0, isRequired('owners')),
      lineOf(
        { check: 'ownership', result: [...new Set(faults.map(({ fault }) => fault))].join(' ') || 'whole' },
        faults.length === 0,
        isRequired('ownership'),
      ),
      ...reviewLines(inputs, review, isRequired),
      two,
    ]
  },
}

/** The lines about lists, declarations and documents. */
function reviewLines(
  { verdict, isExposed }: CompanyInputs,
  { isDeclared, rut, papers, hasPowers, owners, lookedAt }: Reviewed,
  isRequired: (line: string) => boolean,
): Check[] {
  const exposure = isExposed ? 'self' : isDeclared ? 'none' : 'undeclared'
  const line = (check: 'rut' | 'powers' | 'owners-compared', result: string, good: string) =>
    lineOf({ check, result }, result === good, isRequired(check))
  return [
    screeningLine(verdict ?? 'none', isRequired),
    exposureLine(exposure, isRequired),
    line('rut', rut, 'free'),
    ...papers.map(({ paper, standing }) =>
      lineOf(
        { check: 'document', of: paper, result: standing },
        standing === 'accepted',
        isRequired('document'),
      ),
    ),
    ...documentLines({ lookedAt }, isRequired),
    line('powers', hasPowers ? 'recorded' : 'none', 'recorded'),
    line('owners-compared', owners, 'matches'),
  ]
}

/** What a decision about a company's file would rest on now. */
export async function companyInputs(
  work: Work,
  { id, file, verdict }: CompanyApplication,
  evidenceOf: EvidenceOf,
): Promise<CompanyInputs> {
  const { companyType, exposed } = file
  const rut = (await customerFor(work, id))?.rut ?? file.rut
  const owner = rut && (await customerIdOf(work, rut))
  const { identity: _identity, differing: _differing, ...evidence } = await evidenceOf(work, id)
  return {
    ...(companyType === undefined ? {} : { companyType }),
    owners: numbered(file),
    ...(verdict === undefined ? {} : { verdict }),
    isExposed: (exposed ?? []).length > 0,
    risk: (await profileFor(work, id))?.risk ?? 'normal',
    review: {
      ...evidence,
      isDeclared: exposed !== undefined,
      rut: owner === undefined || owner === id ? 'free' : 'taken',
    },
  }
}

/** The checks of a company's file as they are now. */
export const companyChecks = async (
  work: Work,
  filed: CompanyApplication,
  evidenceOf: EvidenceOf,
): Promise<readonly Check[]> =>
  checksNow(work, companyDecisionRule, await companyInputs(work, filed, evidenceOf))

/** Records a decision about a company's file. */
export async function recordCompanyDecision(
  work: Work,
  filed: CompanyApplication,
  decided: Decided,
  evidenceOf: EvidenceOf,
): Promise<void> {
  const { id } = filed
  await recordDecision(work, companyDecisionRule, {
    ...decided,
    subject: id,
    customerId: id,
    material: await materialOf(work, id),
    inputs: await companyInputs(work, filed, evidenceOf),
  })
}
