import type { Id } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { lockRestrictionInForce, profileFor } from '../../customers/index.ts'
import { acceptancesOf } from '../../decisions/index.ts'
import { keptAssessments, type Assessment } from '../risk.store.ts'
import { closeExposureCase, insertExposureCase, openExposureCase } from './exposure-cases.store.ts'

/** How many former decisions count. */
const READ_MAX = 50
/** The default of `exposureDays` of the setting `work-clock`. */
const EXPOSURE_DAYS = 5

/** The exposure of a score; undefined for a customer who is not politically exposed. */
export const exposureIn = ({ facts }: Pick<Assessment, 'facts'>): string | undefined =>
  facts.codes.exposure?.[0]

/** Whether a compliance officer took part in accepting the customer with this exposure. */
async function isAccepted(work: Work, customerId: Id<'customer'>, exposure: string): Promise<boolean> {
  const acceptances = await acceptancesOf(work, customerId, READ_MAX)
  return acceptances.some(
    ({ checks, decidedRole, confirmedRole }) =>
      [decidedRole, confirmedRole].includes('officer') &&
      checks.some(({ check, result }) => check === 'exposure' && result === exposure),
  )
}

/** Whether two people decided that the customer stays with this exposure. */
const isKept = async (work: Work, customerId: Id<'customer'>, exposure: string): Promise<boolean> =>
  (await keptAssessments(work, customerId, READ_MAX)).some((one) => exposureIn(one) === exposure)

/** Until when a case that opens now is to be decided: the banking days of the setting `work-clock`. */
async function dueAt(work: Work): Promise<Date> {
  const { data } = await settingInForce(work, settingKind.workClock)
  return addBankingDays(await bankingCalendar(work), work.now, data.exposureDays ?? EXPOSURE_DAYS)
}

/**
 * Opens a case when an active customer is politically exposed in a way with which nobody accepted or kept them (Circular 62
 * of the UAF, part h: senior staff approve that the relationship goes on). Closes an open one when a decision accepted the
 * exposure meanwhile or the relationship ends. Only a decision closes the case of a customer who withdraws the declaration.
 * The customer is locked.
 */
export async function followExposure(work: Work, customerId: Id<'customer'>, now: Assessment): Promise<void> {
  const open = await openExposureCase(work, customerId)
  const exposure = exposureIn(now)
  if (open === undefined && exposure === undefined) return
  const isEnding =
    (await profileFor(work, customerId))?.status !== 'active' ||
    (await lockRestrictionInForce(work, customerId, 'exit')) !== undefined
  if (isEnding) {
    if (open !== undefined) await closeExposureCase(work, open.id, 'ended')
    return
  }
  if (exposure === undefined) return
  const isCovered =
    (await isAccepted(work, customerId, exposure)) || (await isKept(work, customerId, exposure))
  if (isCovered && open !== undefined) await closeExposureCase(work, open.id, 'accepted')
  if (!isCovered && open === undefined) await insertExposureCase(work, customerId, await dueAt(work))
}
