import type { CompanyPersonState, CustomerRisk, OwnerKind } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { inSantiago } from '../../corridors/index.ts'
import { profileFor } from '../../customers/index.ts'
import { recordDecision, type Decided, type DecisionRule } from '../../decisions/index.ts'
import { materialOf } from '../decision-material.ts'
import type { CompanyApplication, CompanyFile, Owner } from './company-file.ts'
import { ownershipView } from './company-ownership.ts'
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

interface Inputs {
  readonly companyType?: string
  readonly owners: readonly NumberedOwner[]
  /** Absent in decisions from before persons had to be identified. */
  readonly people?: readonly NumberedPerson[]
  /** 'YYYY-MM-DD' in Santiago; absent with the persons. */
  readonly decidedOn?: string
  readonly verdict?: 'clear' | 'hit'
  readonly isExposed: boolean
  readonly risk: CustomerRisk
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

const ownerOf = ({ node, of, ...owner }: NumberedOwner): Owner => ({
  ...owner,
  name: node,
  document: 'foreign',
  number: node,
  country: 'CL',
  ...(of === undefined ? {} : { of }),
})

/** A company's file rests on its beneficial owners, its verdict, and whether two people decide. */
export const companyDecisionRule: DecisionRule<Inputs> = {
  about: 'company-file',
  settings: () => [{ setting: settingKind.companyFileRules }, { setting: settingKind.riskRules }],
  checks: ({ companyType, owners, people = [], decidedOn = '', verdict, isExposed, risk }, read) => {
    const { persons } = ownershipView(
      { owners: owners.map(ownerOf), ...(companyType === undefined ? {} : { companyType }) },
      read(settingKind.companyFileRules),
    )
    const beneficial = persons.filter((one) => one.beneficial)
    const isEnhanced = read(settingKind.riskRules).diligence[risk] === 'enhanced'
    return [
      {
        check: 'owners',
        result: beneficial.map(({ name, shareBps = 0 }) => `${name}:${shareBps}`).join(' '),
      },
      ...people.map((one, index) => ({
        check: 'person' as const,
        of: String(index + 1),
        result: identifiedAs(one, decidedOn),
      })),
      { check: 'two-people', result: verdict === 'hit' || isExposed || isEnhanced ? 'yes' : 'no' },
    ]
  },
}

/** Records a decision about a company's file. */
export async function recordCompanyDecision(
  work: Work,
  { id, file, verdict }: CompanyApplication,
  people: readonly CompanyPerson[],
  decided: Decided,
): Promise<void> {
  const { companyType, exposed = [] } = file
  await recordDecision(work, companyDecisionRule, {
    ...decided,
    subject: id,
    customerId: id,
    material: await materialOf(work, id),
    inputs: {
      ...(companyType === undefined ? {} : { companyType }),
      owners: numbered(file),
      people: numberedPeople(file, people),
      decidedOn: inSantiago(work.now).day,
      ...(verdict === undefined ? {} : { verdict }),
      isExposed: exposed.length > 0,
      risk: (await profileFor(work, id))?.risk ?? 'normal',
    },
  })
}
