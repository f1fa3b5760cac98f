import { isRefusal, refuse, type FieldFault, type Refusal } from '@puente/contract'
import type { LevelDeclaration } from '@puente/contract/customer'
import { actorText } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/work.ts'
import { addBankingDays, bankingCalendar } from '../../corridors/index.ts'
import { leavingAmong, profileFor, type Profile } from '../../customers/index.ts'
import { requirementEvents } from '../events.ts'
import { settleDocumentItems } from '../on-document.ts'
import { insertRequest } from '../requirements.store.ts'
import { levelNeeds, nextLevel } from './level-view.ts'
import type { LevelApplication } from './level.ts'
import { earlierThan } from './exposure.ts'
import {
  insertApplication,
  keptDeclarationOf,
  openApplicationOf,
  setDeclaration,
  setSubmitted,
} from './levels.store.ts'

type Closed = Refusal<'not-allowed' | 'quote-only' | 'account-closing' | 'no-higher-level'>

/** The acting customer, locked, if active. */
async function activeActor(work: Work): Promise<Profile | Refusal<'not-allowed' | 'quote-only'>> {
  if (work.actor.kind !== 'customer') return refuse('not-allowed')
  const profile = await profileFor(work, work.actor.customerId, true)
  if (profile === undefined) return refuse('not-allowed')
  return profile.status === 'active' ? profile : refuse('quote-only')
}

/** The acting customer, locked, with their next level. Refuses a customer whose relationship ends. */
async function applicant(work: Work): Promise<{ profile: Profile; level: 'standard' | 'enhanced' } | Closed> {
  const profile = await activeActor(work)
  if (isRefusal(profile)) return profile
  if ((await leavingAmong(work, [profile.id])).has(profile.id)) return refuse('account-closing')
  const level = nextLevel(profile)
  return level === undefined ? refuse('no-higher-level') : { profile, level }
}

/** Opens an application for the next level, unless there is one, and requests the documents that are missing. */
export async function applyForLevel(work: Work): Promise<LevelApplication | Closed> {
  const found = await applicant(work)
  if (isRefusal(found)) return found
  const { profile, level } = found
  await insertApplication(work, profile.id, level)
  const application = await openApplicationOf(work, profile.id)
  if (application === undefined) throw new Error(`customer ${profile.id} has no application`)
  const { documents } = await levelNeeds(work, profile, level, application)
  for (const { code, state } of documents)
    if (state === 'missing')
      await insertRequest(work, profile.id, {
        code,
        blocks: false,
        reason: `level ${level}`,
        message: undefined,
        dueOn: undefined,
        askedBy: actorText(work.actor),
        askedAt: work.now,
      })
  await settleDocumentItems(work, profile.id)
  return application
}

/** The text of an exposure is needed when somebody is exposed, and is removed when nobody is. */
function faultsOf({ exposure, exposureText = '' }: LevelDeclaration): FieldFault[] {
  const isNamed = exposure === undefined || exposure === 'none' || exposureText.trim() !== ''
  return isNamed ? [] : [{ at: 'exposureText', fault: 'required' }]
}

/**
 * Stores parts of the declaration; omitted parts stay unchanged. Refuses changes while staff decide an application. Accepts
 * them at the highest level too, because a customer may become politically exposed. A weaker exposure than one declared
 * before is stored, and the stronger one stays in force.
 */
export async function saveDeclaration(
  work: Work,
  part: LevelDeclaration,
): Promise<true | Refusal<'not-allowed' | 'quote-only' | 'fields-wrong' | 'application-closed'>> {
  const profile = await activeActor(work)
  if (isRefusal(profile)) return profile
  if ((await openApplicationOf(work, profile.id))?.status === 'submitted') return refuse('application-closed')
  const kept = await keptDeclarationOf(work, profile.id)
  const declared = { ...kept.declared, ...part }
  const faults = part.exposure === undefined && part.exposureText === undefined ? [] : faultsOf(declared)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  const { exposureText, ...others } = declared
  const named =
    declared.exposure === 'none'
      ? others
      : { ...others, ...(exposureText === undefined ? {} : { exposureText }) }
  await setDeclaration(work, profile.id, { declared: named, earlier: earlierThan(kept, named) })
  await work.emit({ name: requirementEvents.declarationChanged, subject: profile.id, facts: {} })
  return true
}

/** Submits the application: from now on staff decide, by the deadline of the setting. */
export async function submitLevelApplication(
  work: Work,
): Promise<true | Closed | Refusal<'application-incomplete' | 'application-closed'>> {
  const found = await applyForLevel(work)
  if (isRefusal(found)) return found
  if (found.status === 'submitted') return refuse('application-closed')
  const profile = await profileFor(work, found.customerId)
  if (profile === undefined) throw new Error(`customer ${found.customerId} is not there`)
  const needs = await levelNeeds(work, profile, found.level, found)
  if (!needs.isComplete) return refuse('application-incomplete')
  await setSubmitted(work, found.id, addBankingDays(await bankingCalendar(work), work.now, needs.usualDays))
  await work.audit({ action: 'submit-level-application', subject: found.id, facts: { level: found.level } })
  return true
}
