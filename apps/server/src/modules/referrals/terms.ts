import { settingKind, type SettingData } from '@puente/contract/staff'
import { money, toWire } from '@puente/money'
import { settingInForce, settingNumbered } from '../../platform/data/settings.ts'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** The rewards of an invitation and their conditions. Versioned data; an invitation keeps its first version. */
export interface ReferralTerms {
  readonly inviterMinor: bigint
  readonly invitedMinor: bigint
  readonly minimumSendMinor: bigint
  readonly keptDays: number
  readonly mostPerYear: number
}

const read = ({ data }: Version<SettingData<typeof settingKind.referralTerms>>): ReferralTerms => ({
  ...data,
  inviterMinor: BigInt(data.inviterMinor),
  invitedMinor: BigInt(data.invitedMinor),
  minimumSendMinor: BigInt(data.minimumSendMinor),
})

/** The terms in force and their version. Throws when there are none. */
export async function referralTerms(work: Work): Promise<ReferralTerms & { readonly version: number }> {
  const found = await settingInForce(work, settingKind.referralTerms)
  return { ...read(found), version: found.version }
}

/** The terms of one version. */
export async function termsNumbered(work: Work, version: number): Promise<ReferralTerms> {
  const found = await settingNumbered(work, settingKind.referralTerms, 'default', version)
  if (found === undefined) throw new Error(`there are no referral terms ${version}`)
  return read(found)
}

const clp = (minor: bigint) => toWire(money(minor, 'CLP'))

/** The terms as everyone may read them. */
export const promiseOf = (terms: ReferralTerms) => ({
  inviterReward: clp(terms.inviterMinor),
  invitedReward: clp(terms.invitedMinor),
  minimumSend: clp(terms.minimumSendMinor),
  mostPerYear: terms.mostPerYear,
  keptDays: terms.keptDays,
})
