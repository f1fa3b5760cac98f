import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { olderThanBankingDays } from '../corridors/index.ts'
import { promisedDays } from '../customers/index.ts'
import { payinTerms } from '../payins/index.ts'

/** What has waited since before these moments is late, where nothing else says by when it is due. */
export interface LateBefore {
  /** What a person handed in, as they were told. */
  readonly person: Date
  readonly proposal: Date
  readonly money: Date
}

/** Judged as aged money is: late is what waits for more whole banking days than it may, once the last has ended. */
export async function lateBefore(work: Work): Promise<LateBefore> {
  const clock = await settingInForce(work, settingKind.workClock)
  const after = (days: number) => olderThanBankingDays(work.now, days + 1)
  return {
    person: after(await promisedDays(work, 'personDays')),
    proposal: after(clock.data.proposalDays),
    money: after((await payinTerms(work)).maximumAgeDays),
  }
}
