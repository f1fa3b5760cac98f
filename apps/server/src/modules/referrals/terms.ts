import type { FieldFault } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { money, toWire } from '@puente/money'
import { settingInForce, settingNumbered } from '../../platform/data/settings.ts'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** What an invitation brings, and on which conditions. Versioned data; an invitation keeps the version it began with. */
export interface ReferralTerms {
  readonly inviterMinor: bigint
  readonly invitedMinor: bigint
  readonly minimumSendMinor: bigint
  readonly keptDays: number
  readonly mostPerYear: number
}

/** As the versioned rows of noun 'referral-terms' write it: amounts as text, because JSON numbers lose pesos. */
export type ReferralTermsData = SettingData<typeof settingKind.referralTerms>

export const TERMS_NOUN = 'referral-terms'

const read = ({ data }: Version<ReferralTermsData>): ReferralTerms => ({
  ...data,
  inviterMinor: BigInt(data.inviterMinor),
  invitedMinor: BigInt(data.invitedMinor),
  minimumSendMinor: BigInt(data.minimumSendMinor),
})

/** The terms in force and their version; none at all is a fault in the data, and throws. */
export async function referralTerms(work: Work): Promise<ReferralTerms & { readonly version: number }> {
  const found = await settingInForce(work, settingKind.referralTerms)
  return { ...read(found), version: found.version }
}

/** The terms that an invitation began with. */
export async function termsNumbered(work: Work, version: number): Promise<ReferralTerms> {
  const found = await settingNumbered(work, settingKind.referralTerms, 'default', version)
  if (found === undefined) throw new Error(`there are no referral terms ${version}`)
  return read(found)
}

const clp = (minor: bigint) => toWire(money(minor, 'CLP'))

/** The terms as anyone reads them. */
export const promiseOf = (terms: ReferralTerms) => ({
  inviterReward: clp(terms.inviterMinor),
  invitedReward: clp(terms.invitedMinor),
  minimumSend: clp(terms.minimumSendMinor),
  mostPerYear: terms.mostPerYear,
  keptDays: terms.keptDays,
})

/** A reward above this is a slip of the keyboard. */
const HIGHEST_MINOR = 100_000n

/** What may not be promised, by field of the proposal. */
export function termsFaults(terms: ReferralTermsData): FieldFault[] {
  const faults: FieldFault[] = []
  for (const field of ['inviterMinor', 'invitedMinor'] as const) {
    const minor = BigInt(terms[field])
    if (minor === 0n) faults.push({ at: `terms.${field}`, fault: 'zero' })
    else if (minor > HIGHEST_MINOR) faults.push({ at: `terms.${field}`, fault: 'too-much' })
  }
  if (terms.keptDays < 1) faults.push({ at: 'terms.keptDays', fault: 'zero' })
  if (terms.keptDays > 365) faults.push({ at: 'terms.keptDays', fault: 'too-much' })
  if (terms.mostPerYear < 1) faults.push({ at: 'terms.mostPerYear', fault: 'zero' })
  if (terms.mostPerYear > 1000) faults.push({ at: 'terms.mostPerYear', fault: 'too-much' })
  return faults
}
