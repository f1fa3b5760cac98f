import { customerRisks } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import { inSantiago } from '../../corridors/index.ts'
import type { PendingRule } from '../../pending-items/index.ts'
import { occupations } from './occupations.ts'
import {
  catalogueMark,
  confirmedLongAgo,
  withoutHouseNumber,
  withoutEmployer,
  withoutLocality,
} from './outstanding-facts.store.ts'

const today = (work: Work): string => inSantiago(work.now).day

/**
 * Pending when the customer's comuna is unknown or not in the catalogue today. A closed comuna counts from its last
 * day.
 */
export const location: PendingRule<'location'> = {
  kind: 'location',
  owed: (_work, view) => withoutLocality(view),
  clock: async (work) => `${today(work)} ${await catalogueMark(work)}`,
}

/**
 * Pending while a person with an occupation that needs an employer has given none. Does not apply without an
 * occupation.
 */
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

/** Pending while a person's address lacks street or number. The comuna is checked by `location`. */
export const personAddress: PendingRule<'person-address'> = {
  kind: 'person-address',
  owed: (_work, view) => withoutHouseNumber('person-address', view),
}

/** As `personAddress`, for a company. */
export const companyAddress: PendingRule<'company-address'> = {
  kind: 'company-address',
  owed: (_work, view) => withoutHouseNumber('company-address', view),
}

type AnnualRules = SettingData<typeof settingKind.annualUpdate>

/** How often data is confirmed, and the version of that rule. */
export async function annualRules(work: Work): Promise<AnnualRules & { readonly version: number }> {
  const found = await settingInForce(work, settingKind.annualUpdate, 'rules')
  return { ...found.data, version: found.version }
}

/**
 * Pending from the day on which the yearly confirmation is due, earlier for higher risk. Blocks sending after the grace
 * period.
 */
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

/** Rules of pending items about data that the customer supplies. */
export const profileRules = [location, employerName, personAddress, companyAddress, annualUpdate] as const
