import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import { addBankingDays } from '../corridors/index.ts'

/** Banking days in which the operator promises an answer, by what waits. */
interface FileClock {
  readonly personDays: number
  readonly companyDays: number
  readonly senderNameDays: number
  /** In which a customer is asked to confirm. */
  readonly eapDays: number
}

/** How many banking days the operator promises an answer in. */
export async function promisedDays(work: Work, what: keyof FileClock): Promise<number> {
  const clock = await inForce<FileClock>(work, 'file-clock', 'default')
  if (clock === undefined) throw new Error('no clock of files is in force')
  return clock.data[what]
}

/** By when something that is handed in now is answered, as the operator promises. */
export async function promisedBy(work: Work, what: keyof FileClock): Promise<Date> {
  return addBankingDays(work.now, await promisedDays(work, what))
}
