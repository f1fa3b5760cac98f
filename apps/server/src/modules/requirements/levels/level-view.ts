import type { RaisedLevel } from '@puente/contract'
import type { LevelNeeds, LevelView } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { lacksEmployer, levelAbove, profileFor, usualHours, type Profile } from '../../customers/index.ts'
import { selfieOf, toNeed } from '../selfies/selfie-of.ts'
import { factsGiven, isComplete, levelRequirements, type LevelApplication } from './level.ts'
import { declarationOf, measuredLevel, openApplicationOf } from './levels.store.ts'
import { neededDocuments } from './needed-documents.ts'

/** The level for which a customer can apply: the next higher one of an active customer. */
export function nextLevel({ level, status }: Pick<Profile, 'level' | 'status'>): RaisedLevel | undefined {
  const above = status === 'active' ? levelAbove(level) : undefined
  return above === 'basic' ? undefined : above
}

/** What a level needs of a customer, and how far their application for it is. */
export async function levelNeeds(
  work: Work,
  profile: Profile,
  level: RaisedLevel,
  application: LevelApplication | undefined,
): Promise<LevelNeeds> {
  const requirements = await levelRequirements(work, profile.kind, level)
  const declared = await declarationOf(work, profile.id)
  const facts = factsGiven(requirements, profile, declared, await lacksEmployer(work, profile))
  const hours = usualHours(await measuredLevel(work, level))
  const documents = await neededDocuments(work, profile, requirements.documents)
  const selfie = requirements.selfie === true ? toNeed(await selfieOf(work, profile.id)) : undefined
  return {
    level,
    facts,
    documents,
    declared,
    ...(selfie === undefined ? {} : { selfie }),
    isComplete: isComplete(facts, documents, selfie?.state),
    usualDays: requirements.usualDays,
    ...(hours === undefined ? {} : { usualHours: hours }),
    ...(application === undefined ? {} : { status: application.status }),
    ...(application?.status === 'submitted' && application.answerBy !== undefined
      ? { answerBy: application.answerBy.toISOString() }
      : {}),
    ...(application?.returned === undefined ? {} : { returned: application.returned }),
  }
}

/** The level of a customer and what the next one needs. */
export async function levelView(work: Work, customerId: string): Promise<LevelView | undefined> {
  const profile = await profileFor(work, customerId)
  if (profile === undefined) return undefined
  const next = nextLevel(profile)
  if (next === undefined) {
    const isPerson = profile.status === 'active' && profile.kind === 'person'
    return { level: profile.level, ...(isPerson ? { declared: await declarationOf(work, profile.id) } : {}) }
  }
  const open = await openApplicationOf(work, profile.id)
  return { level: profile.level, next: await levelNeeds(work, profile, next, open) }
}
