import type { CustomerRisk, OwnerKind } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { profileFor } from '../../customers/index.ts'
import { recordDecision, type Decided, type DecisionRule } from '../../decisions/index.ts'
import { materialOf } from '../decision-material.ts'
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

interface Inputs {
  readonly companyType?: string
  readonly owners: readonly NumberedOwner[]
  readonly verdict?: 'clear' | 'hit'
  readonly isExposed: boolean
  readonly risk: CustomerRisk
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

/** A company's file rests on its beneficial owners, its verdict, and whether two people decide. */
export const companyDecisionRule: DecisionRule<Inputs> = {
  about: 'company-file',
  settings: () => [{ setting: settingKind.companyFileRules }, { setting: settingKind.riskRules }],
  checks: ({ companyType, owners, verdict, isExposed, risk }, read) => {
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
      { check: 'two-people', result: verdict === 'hit' || isExposed || isEnhanced ? 'yes' : 'no' },
    ]
  },
}

/** Records a decision about a company's file. */
export async function recordCompanyDecision(
  work: Work,
  { id, file, verdict }: CompanyApplication,
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
      ...(verdict === undefined ? {} : { verdict }),
      isExposed: exposed.length > 0,
      risk: (await profileFor(work, id))?.risk ?? 'normal',
    },
  })
}
