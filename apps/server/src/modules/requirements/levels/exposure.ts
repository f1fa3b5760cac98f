import { politicalExposures, type Exposure } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import type { Profile } from '../../customers/index.ts'
import { companyFacts } from '../../onboarding/index.ts'
import { declarationOf } from './levels.store.ts'

/** The strongest of several exposures: the customer, a relative, an associate, none. Undefined where none was declared. */
const strongestOf = (declared: readonly (Exposure | undefined)[]): Exposure | undefined =>
  politicalExposures.find((one) => declared.includes(one)) ?? (declared.includes('none') ? 'none' : undefined)

/**
 * The political exposure of a customer: of a person, what they declared; of a company also that of the people behind it
 * (Circular 62 of the UAF, part h). Undefined where nobody declared any.
 */
export async function exposureInForce(
  work: Work,
  { id, kind }: Pick<Profile, 'id' | 'kind'>,
): Promise<Exposure | undefined> {
  const { exposure } = await declarationOf(work, id)
  const isBehind = kind === 'company' && (await companyFacts(work, id))?.isExposed === true
  return strongestOf([exposure, isBehind ? 'self' : undefined])
}
