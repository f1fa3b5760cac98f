import { customerRisks } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { inSantiago } from '../corridors/index.ts'
import type { PendingRule } from '../pending-items/index.ts'
import { occupations } from './occupations.ts'
import {
  catalogueMark,
  confirmedLongAgo,
  withoutHandler,
  withoutEmployer,
  withoutPlace,
} from './owed-facts.store.ts'

const today = (work: Work): string => inSantiago(work.now).day

/** A customer lives or is registered in a comuna that the law knows today; one that is gone is owed from its last day. */
export const location: PendingRule<'location'> = {
  kind: 'location',
  owed: (_work, view) => withoutPlace(view),
  clock: async (work) => `${today(work)} ${await catalogueMark(work)}`,
}

/** A person whose occupation asks for an employer says who that is. Who never said what they do owes nothing. */
export const employerName: PendingRule<'employer-name'> = {
  kind: 'employer-name',
  owed: async (work, view) => {
    const asking = (await occupations(work)).choices.filter(({ asksEmployer }) => asksEmployer)
    return withoutEmployer(
      asking.map(({ code }) => code),
      view,
    )
  },
  clock: async (work) => String((await occupations(work)).version),
}

/** The address of a person has street and number; where that is, is for `location`. */
export const personAddress: PendingRule<'person-address'> = {
  kind: 'person-address',
  owed: (_work, view) => withoutHandler('person-address', view),
}

/** The same for a company. */
export const companyAddress: PendingRule<'company-address'> = {
  kind: 'company-address',
  owed: (_work, view) => withoutHandler('company-address', view),
}

type AnnualRules = SettingData<typeof settingKind.annualUpdate>

/** How often facts are confirmed, and which version says so. */
export async function annualRules(work: Work): Promise<AnnualRules & { readonly version: number }> {
  const found = await settingInForce(work, settingKind.annualUpdate, 'rules')
  return { ...found.data, version: found.version }
}

/** Facts are confirmed once a year, sooner by risk; the day it is due opens it, and the end of the grace stops sending. */
export const annualUpdate: PendingRule<'annual-update'> = {
  kind: 'annual-update',
  owed: async (work, view) => {
    const { months, graceDays } = await annualRules(work)
    return confirmedLongAgo(
      customerRisks.map((risk) => [risk, months[risk]] as const),
      graceDays,
      view,
    )
  },
  clock: async (work) => `${today(work)} ${(await annualRules(work)).version}`,
}

/** Every rule over what a customer says of themselves. */
export const profileRules = [location, employerName, personAddress, companyAddress, annualUpdate] as const
