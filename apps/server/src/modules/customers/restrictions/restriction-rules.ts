import { readsCompliance, type FieldFault } from '@puente/contract'
import { reasonsOf, settingKind, type RestrictionKind, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import { staffAccountFor } from '../../access/index.ts'
import { addDays, isDay, santiagoDay, type Day } from '../../corridors/index.ts'
import type { RestrictionTerms } from './restriction.ts'

/** Notice and retention at the end of a relationship, and how often a restriction is reviewed. */
export type RelationshipTerms = SettingData<typeof settingKind.relationshipTerms>

export async function relationshipTerms(work: Work): Promise<RelationshipTerms> {
  return (await settingInForce(work, settingKind.relationshipTerms)).data
}

function dayFault(at: string, day: Day | undefined, from: Day, until: Day | undefined): FieldFault[] {
  if (day === undefined) return [{ at, fault: 'missing' }]
  if (!isDay(day)) return [{ at, fault: 'not-a-date' }]
  if (day < from) return [{ at, fault: 'too-early' }]
  return until !== undefined && day > until ? [{ at, fault: 'too-far' }] : []
}

/** Whether this member of staff may own a restriction: an analyst or officer who has not left. */
async function isOwner(work: Work, id: string): Promise<boolean> {
  const account = await staffAccountFor(work, id)
  return account?.status === 'active' && readsCompliance(account.role)
}

/**
 * The faults of a restriction: its reason belongs to its kind, its review is within the longest interval, and an exit
 * leaves the notice. `noticeFrom` is the day from which the notice counts; undefined when its day stays as it was.
 */
export async function restrictionFaults(
  work: Work,
  kind: RestrictionKind,
  terms: RestrictionTerms,
  noticeFrom: Day | undefined,
): Promise<FieldFault[]> {
  const { exitNoticeDays, reviewDaysMax } = await relationshipTerms(work)
  const today = santiagoDay(work.now).day
  const notice = noticeFrom === undefined ? today : addDays(noticeFrom, exitNoticeDays)
  return [
    ...(reasonsOf[kind].includes(terms.reason) ? [] : [{ at: 'reason', fault: 'choice' }]),
    ...(kind === 'exit'
      ? dayFault('effectiveOn', terms.effectiveOn, notice, undefined)
      : terms.effectiveOn === undefined
        ? []
        : [{ at: 'effectiveOn', fault: 'unknown-field' }]),
    ...dayFault('reviewOn', terms.reviewOn, addDays(today, 1), addDays(today, reviewDaysMax)),
    ...((await isOwner(work, terms.ownerId)) ? [] : [{ at: 'ownerId', fault: 'choice' }]),
  ]
}
