import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import { bankingCalendar, olderThanBankingDays } from '../../corridors/index.ts'
import { promisedDays } from '../../customers/index.ts'
import { payinTerms } from '../../payins/index.ts'

/** Work that has waited since before these instants is late, if it has no deadline of its own. */
export interface LateBefore {
  /** For what a person submitted: the period promised to them. */
  readonly person: Date
  readonly proposal: Date
  readonly money: Date
}

/** The same rule as for aged money: late after the allowed number of whole banking days, once the last has ended. */
export async function lateBefore(work: Work): Promise<LateBefore> {
  const clock = await settingInForce(work, settingKind.workClock)
  const calendar = await bankingCalendar(work)
  const after = (days: number) => olderThanBankingDays(calendar, work.now, days + 1)
  return {
    person: after(await promisedDays(work, 'personDays')),
    proposal: after(clock.data.proposalDays),
    money: after((await payinTerms(work)).maximumAgeDays),
  }
}
