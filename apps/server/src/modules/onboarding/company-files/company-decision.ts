import {
  companyParts,
  isIdentified,
  type CompanyPart,
  type CompanyPersonState,
  type CustomerRisk,
  type OwnerKind,
} from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { inSantiago } from '../../corridors/index.ts'
import { customerFor, customerIdOf, profileFor } from '../../customers/index.ts'
import {
  checksNow,
  lineOf,
  recordDecision,
  type Check,
  type Decided,
  type DecisionRule,
} from '../../decisions/index.ts'
import type { CaseEvidence, CompanyParts } from '../case-evidence.ts'
import { materialOf } from '../decision-material.ts'
import { documentLines, exposureLine, screeningLine } from '../review-lines.ts'
import { withRut, type CompanyApplication, type CompanyFile, type Owner } from './company-file.ts'
import { ownershipView } from './company-ownership.ts'
import { acceptedParts } from './company-parts.store.ts'
import type { CompanyPerson } from './company-people.ts'
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

/** A person who has to be identified, numbered in the order of the file: representatives, then beneficial owners. */
interface NumberedPerson {
  /** The node of an owner. */
  readonly node?: string
  readonly isRepresentative: boolean
  readonly state: CompanyPersonState
  /** The last valid day of the accepted document. */
  readonly validUntil?: string
}

/** What a decision about a company's file rests on. */
export interface CompanyInputs {
  readonly companyType?: string
  readonly owners: readonly NumberedOwner[]
  /** Absent in decisions that were recorded before persons had to be identified. */
  readonly people?: readonly NumberedPerson[]
  /** The day of the decision in Santiago, 'YYYY-MM-DD'. Absent when `people` is absent. */
  readonly decidedOn?: string
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
  /** The parts that staff accepted. Absent in decisions from before parts were accepted by themselves. */
  readonly accepted?: readonly CompanyPart[]
}

/** The number of each owner. */
function nodes({ rut, owners = [] }: CompanyFile): (number: string) => string {
  const numbers = [...new Set(owners.map(({ number }) => number).filter((number) => number !== rut))]
  return (number) => (number === rut ? ROOT : String(numbers.indexOf(number) + 1))
}

function numbered(file: CompanyFile): NumberedOwner[] {
  const nodeOf = nodes(file)
  return (file.owners ?? []).map(({ number, of, kind, share, shareBps, controls }) => ({
    node: nodeOf(number),
    ...(of === undefined ? {} : { of: nodeOf(of) }),
    ...(kind === undefined ? {} : { kind }),
    ...(share === undefined ? {} : { share }),
    shareBps,
    controls,
  }))
}

function numberedPeople(file: CompanyFile, people: readonly CompanyPerson[]): NumberedPerson[] {
  const nodeOf = nodes(file)
  return people.map(({ number, owner, isRepresentative, state, validUntil }) => ({
    ...(owner === undefined ? {} : { node: nodeOf(number) }),
    isRepresentative,
    state,
    ...(validUntil === undefined ? {} : { validUntil }),
  }))
}

/** An accepted document counts until its last valid day. */
const identifiedAs = ({ state, validUntil = '' }: NumberedPerson, decidedOn: string): string =>
  state === 'accepted' && validUntil < decidedOn ? 'expired' : state

/** Every person behind a company has to be identified. */
function personLine(one: NumberedPerson, index: number, decidedOn: string): Check {
  const result = identifiedAs(one, decidedOn)
  return lineOf(
    { check: 'person', of: String(index + 1), result },
    isIdentified(one.state) && result !== 'expired',
    true,
  )
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
    const { companyType, owners, people = [], decidedOn = '', verdict, isExposed, risk, review } = inputs
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
      ...people.map((one, index) => personLine(one, index, decidedOn)),
      ...reviewLines(inputs, review, isRequired),
      two,
    ]
  },
}

/** Every part has to be accepted, whatever the settings require. */
const partLine = (of: CompanyPart, isAccepted: boolean): Check =>
  lineOf({ check: 'part', of, result: isAccepted ? 'accepted' : 'open' }, isAccepted, true)

/** The lines about lists, declarations and documents. */
function reviewLines(
  { verdict, isExposed }: CompanyInputs,
  { isDeclared, rut, papers, hasPowers, owners, lookedAt, accepted }: Reviewed,
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
    ...(accepted === undefined ? [] : companyParts.map((of) => partLine(of, accepted.includes(of)))),
    ...documentLines({ lookedAt }, isRequired),
    line('powers', hasPowers ? 'recorded' : 'none', 'recorded'),
    line('owners-compared', owners, 'matches'),
  ]
}

/** What a decision about a company's file would rest on now. */
export async function companyInputs(
  work: Work,
  { id, file, verdict }: CompanyApplication,
  parts: CompanyParts,
): Promise<CompanyInputs> {
  const { companyType, exposed } = file
  const rut = (await customerFor(work, id))?.rut ?? file.rut
  const owner = rut && (await customerIdOf(work, rut))
  const people = await parts.peopleOf(work, id, rut === undefined ? file : withRut(file, { rut }))
  const { identity: _identity, differing: _differing, ...evidence } = await parts.evidenceOf(work, id)
  return {
    ...(companyType === undefined ? {} : { companyType }),
    owners: numbered(file),
    people: numberedPeople(file, people),
    decidedOn: inSantiago(work.now).day,
    ...(verdict === undefined ? {} : { verdict }),
    isExposed: (exposed ?? []).length > 0,
    risk: (await profileFor(work, id))?.risk ?? 'normal',
    review: {
      ...evidence,
      isDeclared: exposed !== undefined,
      rut: owner === undefined || owner === id ? 'free' : 'taken',
      accepted: (await acceptedParts(work, id)).map(({ part }) => part),
    },
  }
}

/** The checks of a company's file as they are now. */
export const companyChecks = async (
  work: Work,
  filed: CompanyApplication,
  parts: CompanyParts,
): Promise<readonly Check[]> => checksNow(work, companyDecisionRule, await companyInputs(work, filed, parts))

/** Records a decision about a company's file. */
export async function recordCompanyDecision(
  work: Work,
  filed: CompanyApplication,
  decided: Decided,
  parts: CompanyParts,
): Promise<void> {
  const { id } = filed
  await recordDecision(work, companyDecisionRule, {
    ...decided,
    subject: id,
    customerId: id,
    material: await materialOf(work, id),
    inputs: await companyInputs(work, filed, parts),
  })
}
