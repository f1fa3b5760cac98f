import { politicalExposures, type Exposure } from '@puente/contract'
import type { LevelDeclaration } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import type { Profile } from '../../customers/index.ts'
import { applicantFacts, companyFacts } from '../../onboarding/index.ts'
import { keptDeclarationOf, type DeclaredExposure, type KeptDeclaration } from './levels.store.ts'

/** The political exposure of a customer. */
export interface ExposureInForce {
  readonly exposure: Exposure
  /** The public function, and whose it is, where it was declared. */
  readonly exposureText: string | undefined
  /** What the customer declares now, where it is less than the exposure in force. */
  readonly declaresNow: Exposure | undefined
}

/** The exposure that is stronger than the others: of the customer, then of a relative, then of an associate. */
function strongestOf(exposures: readonly DeclaredExposure[]): DeclaredExposure | undefined {
  const strongest = politicalExposures.find((one) => exposures.some(({ exposure }) => exposure === one))
  return exposures.find(({ exposure }) => exposure === (strongest ?? 'none'))
}

/** The stronger exposure that stays in force beside a new declaration; undefined where the new one is the strongest. */
export function earlierThan(
  { declared, earlier }: KeptDeclaration,
  { exposure, exposureText }: LevelDeclaration,
): DeclaredExposure | undefined {
  const before = { exposure: declared.exposure, exposureText: declared.exposureText }
  const strongest = strongestOf([
    { exposure, exposureText },
    before,
    ...(earlier === undefined ? [] : [earlier]),
  ])
  return strongest === undefined || strongest.exposure === exposure ? undefined : strongest
}

/**
 * The strongest political exposure known of a customer: of those that they declared in their application and since, and of a
 * company also that of the people behind it. A weaker declaration does not end it, because a person stays exposed for a year
 * at least after the public function ended (Circular 62 of the UAF, part h). Undefined where nobody declared any.
 */
export async function exposureInForce(
  work: Work,
  { id, kind }: Pick<Profile, 'id' | 'kind'>,
): Promise<ExposureInForce | undefined> {
  const { declared, earlier } = await keptDeclarationOf(work, id)
  const { exposure: applied } = (kind === 'person' ? await applicantFacts(work, id) : undefined) ?? {}
  const isBehind = kind === 'company' && (await companyFacts(work, id))?.isExposed === true
  const strongest = strongestOf([
    declared,
    ...(earlier === undefined ? [] : [earlier]),
    { exposure: applied },
    ...(isBehind ? [{ exposure: 'self' } as const] : []),
  ])
  const { exposure, exposureText } = strongest ?? {}
  if (exposure === undefined) return undefined
  const declaresNow = declared.exposure === exposure ? undefined : declared.exposure
  return { exposure, exposureText, declaresNow }
}
