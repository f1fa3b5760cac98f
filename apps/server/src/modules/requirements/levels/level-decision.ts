import {
  levelFacts,
  otherChecks,
  type CustomerKind,
  type CustomerRisk,
  type LevelDocumentState,
  type LevelFact,
  type RaisedLevel,
  type RequirementCode,
} from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { lacksEmployer, type Profile } from '../../customers/index.ts'
import { recordDecision, type Decided, type DecisionRule } from '../../decisions/index.ts'
import { materialOf } from '../../onboarding/index.ts'
import { selfieOf } from '../selfies/selfie-of.ts'
import { factsGiven, levelRequirements, type LevelApplication } from './level.ts'
import { declarationOf } from './levels.store.ts'
import { neededDocuments } from './needed-documents.ts'

interface Inputs {
  readonly kind: CustomerKind
  readonly level: RaisedLevel
  readonly given: readonly LevelFact[]
  readonly documents: Readonly<Partial<Record<RequirementCode, LevelDocumentState>>>
  /** The verdict, the other check or the state of the selfie; absent where the level needs none. */
  readonly selfie?: string
  readonly isExposed: boolean
  readonly risk: CustomerRisk
}

const isOtherCheck = (selfie: string | undefined): boolean => otherChecks.some((one) => one === selfie)

/**
 * A level rests on the facts and documents that it needs, the selfie, and on whether two people decide. The thresholds of due
 * diligence are those that the level opens.
 */
export const levelDecisionRule: DecisionRule<Inputs> = {
  about: 'level-application',
  settings: ({ kind, level }) => [
    { setting: settingKind.levelRequirements, key: `${kind}/${level}` },
    { setting: settingKind.dueDiligence, key: `${kind}/${level}` },
    { setting: settingKind.requirementRules },
    { setting: settingKind.riskRules },
  ],
  checks: ({ kind, level, given, documents, selfie, isExposed, risk }, read) => {
    const needs = read(settingKind.levelRequirements, `${kind}/${level}`)
    const isEnhanced = read(settingKind.riskRules).diligence[risk] === 'enhanced'
    return [
      ...needs.facts.map((of) => ({
        check: 'fact' as const,
        of,
        result: given.includes(of) ? 'given' : 'missing',
      })),
      ...needs.documents.map((of) => ({
        check: 'document' as const,
        of,
        result: documents[of] ?? 'missing',
      })),
      ...(needs.selfie === true ? [{ check: 'selfie' as const, result: selfie ?? 'missing' }] : []),
      { check: 'two-people', result: isExposed || isEnhanced || isOtherCheck(selfie) ? 'yes' : 'no' },
    ]
  },
}

/** Records a decision about an application for a level. */
export async function recordLevelDecision(
  work: Work,
  { application, profile }: { readonly application: LevelApplication; readonly profile: Profile },
  decided: Decided,
): Promise<void> {
  const { id, customerId, level } = application
  const { kind, risk } = profile
  const declared = await declarationOf(work, customerId)
  const { documents, selfie: needsSelfie } = await levelRequirements(work, kind, level)
  const selfie = needsSelfie === true ? await selfieOf(work, customerId) : undefined
  const states = await neededDocuments(work, profile, documents)
  const lacks = await lacksEmployer(work, profile)
  await recordDecision(work, levelDecisionRule, {
    ...decided,
    subject: id,
    customerId,
    material: await materialOf(work, customerId),
    inputs: {
      kind,
      level,
      given: factsGiven({ facts: [...levelFacts] }, profile, declared, lacks).flatMap(({ fact, isGiven }) =>
        isGiven ? [fact] : [],
      ),
      documents: Object.fromEntries(states.map(({ code, state }) => [code, state])),
      ...(selfie === undefined
        ? {}
        : { selfie: selfie.accepted?.method ?? selfie.accepted?.verdict ?? selfie.state }),
      isExposed: (declared.exposure ?? 'none') !== 'none',
      risk,
    },
  })
}
