import {
  levelFacts,
  otherChecks,
  type CustomerKind,
  type CustomerRisk,
  type Exposure,
  type LevelDocumentState,
  type LevelFact,
  type RaisedLevel,
  type RequirementCode,
} from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { customerFor, lacksEmployer, type Profile } from '../../customers/index.ts'
import {
  checksNow,
  lineOf,
  recordDecision,
  type Check,
  type Decided,
  type DecisionRule,
} from '../../decisions/index.ts'
import {
  documentLines,
  exposureLine,
  materialOf,
  screeningLine,
  type CaseEvidence,
  type ScreeningResult,
} from '../../onboarding/index.ts'
import { latestVerdict } from '../../screening/index.ts'
import { caseEvidence } from '../case-evidence.ts'
import { selfieOf } from '../selfies/selfie-of.ts'
import { exposureInForce } from './exposure.ts'
import { factsGiven, levelRequirements, type LevelApplication } from './level.ts'
import { declarationOf } from './levels.store.ts'
import { neededDocuments } from './needed-documents.ts'

/** What a decision about an application for a level rests on. */
export interface LevelInputs {
  readonly kind: CustomerKind
  readonly level: RaisedLevel
  readonly given: readonly LevelFact[]
  readonly documents: Readonly<Partial<Record<RequirementCode, LevelDocumentState>>>
  /** The verdict, the other check or the state of the selfie; absent where the level needs none. */
  readonly selfie?: string
  readonly isExposed: boolean
  readonly risk: CustomerRisk
  /** Absent in decisions from before there was a checklist. */
  readonly review?: Reviewed
}

/** What the checklist looks at besides facts and documents. */
interface Reviewed extends Pick<CaseEvidence, 'differing' | 'lookedAt'> {
  readonly isConfirmed: boolean
  readonly screening: ScreeningResult
  readonly exposure: Exposure | 'undeclared'
}

const isOtherCheck = (selfie: string | undefined): boolean => otherChecks.some((one) => one === selfie)
const isSelfieAccepted = (selfie: string | undefined): boolean => selfie === 'same' || isOtherCheck(selfie)
const selfieCheck = (selfie = 'missing') => ({ check: 'selfie', result: selfie }) as const

/**
 * A level rests on the facts and documents that it needs, the selfie, and on whether two people decide. The thresholds of due
 * diligence are those that the level opens.
 */
export const levelDecisionRule: DecisionRule<LevelInputs> = {
  about: 'level-application',
  settings: ({ kind, level, review }) => [
    { setting: settingKind.levelRequirements, key: `${kind}/${level}` },
    { setting: settingKind.dueDiligence, key: `${kind}/${level}` },
    { setting: settingKind.requirementRules },
    { setting: settingKind.riskRules },
    ...(review === undefined ? [] : [{ setting: settingKind.reviewChecklist }]),
  ],
  checks: ({ kind, level, given, documents, selfie, isExposed, risk, review }, read) => {
    const needs = read(settingKind.levelRequirements, `${kind}/${level}`)
    const isEnhanced = read(settingKind.riskRules).diligence[risk] === 'enhanced'
    const isRequired = (line: string) =>
      review !== undefined && read(settingKind.reviewChecklist)[level].some((one) => one === line)
    // What the level needs is always required.
    const needed = (one: Parameters<typeof lineOf>[0], isMet: boolean): Check =>
      review === undefined ? one : lineOf(one, isMet, true)
    return [
      ...needs.facts.map((of) => {
        const isGiven = given.includes(of)
        return needed({ check: 'fact', of, result: isGiven ? 'given' : 'missing' }, isGiven)
      }),
      ...needs.documents.map((of) => {
        const result = documents[of] ?? 'missing'
        return needed({ check: 'document', of, result }, result === 'accepted')
      }),
      ...(needs.selfie === true ? [needed(selfieCheck(selfie), isSelfieAccepted(selfie))] : []),
      ...(review === undefined ? [] : reviewLines(review, isRequired)),
      { check: 'two-people', result: isExposed || isEnhanced || isOtherCheck(selfie) ? 'yes' : 'no' },
    ]
  },
}

function reviewLines(
  { isConfirmed, screening, exposure, ...documents }: Reviewed,
  isRequired: (line: string) => boolean,
): Check[] {
  const identity = { check: 'identity', result: isConfirmed ? 'confirmed' : 'none' } as const
  return [
    lineOf(identity, isConfirmed, isRequired('identity')),
    screeningLine(screening, isRequired),
    // Whether it must be declared is a fact that the level needs.
    ...(exposure === 'undeclared' ? [] : [exposureLine(exposure, () => false)]),
    ...documentLines(documents, isRequired),
  ]
}

interface Applied {
  readonly application: LevelApplication
  readonly profile: Profile
}

/** What a decision about an application would rest on now. */
export async function levelInputs(
  work: Work,
  { application: { customerId, level }, profile }: Applied,
): Promise<LevelInputs> {
  const { kind, risk } = profile
  const declared = await declarationOf(work, customerId)
  const { documents, selfie: needsSelfie } = await levelRequirements(work, kind, level)
  const selfie = needsSelfie === true ? await selfieOf(work, customerId) : undefined
  const states = await neededDocuments(work, profile, documents)
  const lacks = await lacksEmployer(work, profile)
  const exposure = (await exposureInForce(work, profile))?.exposure
  const { differing, lookedAt } = await caseEvidence(work, customerId)
  return {
    kind,
    level,
    given: factsGiven({ facts: [...levelFacts] }, profile, declared, lacks).flatMap(({ fact, isGiven }) =>
      isGiven ? [fact] : [],
    ),
    documents: Object.fromEntries(states.map(({ code, state }) => [code, state])),
    ...(selfie === undefined
      ? {}
      : { selfie: selfie.accepted?.method ?? selfie.accepted?.verdict ?? selfie.state }),
    isExposed: (exposure ?? 'none') !== 'none',
    risk,
    review: {
      isConfirmed: (await customerFor(work, customerId))?.identity === 'confirmed',
      screening: (await latestVerdict(work, customerId)) ?? 'none',
      exposure: exposure ?? 'undeclared',
      lookedAt,
      ...(differing === undefined ? {} : { differing }),
    },
  }
}

/** The checks of an application as they are now. */
export const levelChecks = async (work: Work, applied: Applied): Promise<readonly Check[]> =>
  checksNow(work, levelDecisionRule, await levelInputs(work, applied))

/** Records a decision about an application for a level. */
export async function recordLevelDecision(work: Work, applied: Applied, decided: Decided): Promise<void> {
  const { id, customerId } = applied.application
  await recordDecision(work, levelDecisionRule, {
    ...decided,
    subject: id,
    customerId,
    material: await materialOf(work, customerId),
    inputs: await levelInputs(work, applied),
  })
}
