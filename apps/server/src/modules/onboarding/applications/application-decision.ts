import type { CustomerRisk, Exposure, WaitingCause } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { profileFor } from '../../customers/index.ts'
import {
  checksNow,
  lineOf,
  recordDecision,
  type Check,
  type Decided,
  type DecisionRule,
} from '../../decisions/index.ts'
import { latestVerdict } from '../../screening/index.ts'
import type { CaseEvidence, EvidenceOf } from '../case-evidence.ts'
import { materialOf } from '../decision-material.ts'
import { documentLines, exposureLine, screeningLine, type ScreeningResult } from '../review-lines.ts'
import { nameOf, wholeFile, type Application } from './application.ts'
import { attemptsOf, type AttemptResult } from './asks.store.ts'

/** What the checklist looks at. */
interface Reviewed extends Pick<CaseEvidence, 'identity' | 'differing' | 'lookedAt'> {
  readonly screening: ScreeningResult
  readonly exposure: Exposure | 'undeclared'
  readonly risk: CustomerRisk
}

/** What a decision about a person's application rests on. */
export interface ApplicationInputs {
  /** Results of the registry, the latest first. */
  readonly results: readonly AttemptResult[]
  /** Why it waited for staff; absent when it did not. */
  readonly cause?: WaitingCause
  /** Absent in decisions from before there was a checklist. */
  readonly review?: Reviewed
}

/**
 * A person's application rests on the registry's answer, or on an accepted identity document. Two people decide what
 * waited for staff, and every person who is politically exposed or whose risk has enhanced diligence.
 */
export const applicationDecisionRule: DecisionRule<ApplicationInputs> = {
  about: 'application',
  settings: ({ review }) =>
    review === undefined
      ? []
      : [{ setting: settingKind.reviewChecklist }, { setting: settingKind.riskRules }],
  checks: ({ results, cause, review }, read) => {
    const registry = results[0] ?? 'none'
    const before = { check: 'registry', result: registry } as const
    if (review === undefined)
      return [before, { check: 'two-people', result: cause === undefined ? 'no' : 'yes' }]
    const { identity, exposure, screening, risk } = review
    const required: readonly string[] = read(settingKind.reviewChecklist).application
    const isRequired = (line: string) => required.includes(line)
    const isEnhanced = read(settingKind.riskRules).diligence[risk] === 'enhanced'
    const isExposed = exposure !== 'none' && exposure !== 'undeclared'
    const confirmed = registry === 'match' ? 'registry' : identity === 'accepted' ? 'document' : 'none'
    return [
      before,
      lineOf({ check: 'identity', result: confirmed }, confirmed !== 'none', isRequired('identity')),
      screeningLine(screening, isRequired),
      exposureLine(exposure, isRequired),
      ...documentLines(review, isRequired),
      { check: 'two-people', result: cause !== undefined || isExposed || isEnhanced ? 'yes' : 'no' },
    ]
  },
}

/** What a decision about an application would rest on now. */
export async function applicationInputs(
  work: Work,
  application: Application,
  evidenceOf: EvidenceOf,
): Promise<ApplicationInputs> {
  const { id, cause, status } = application
  const file = wholeFile(application)
  const { rut, birthDate, nationality } = file
  const { identity, differing, lookedAt } = await evidenceOf(work, id, {
    rut,
    name: nameOf(file),
    birthDate,
    nationality,
    printedEnd: undefined,
  })
  return {
    results: (await attemptsOf(work, id)).map(({ result }) => result),
    // An application that was returned and confirmed by the registry keeps its former cause.
    ...(cause === undefined || status !== 'with-staff' ? {} : { cause }),
    review: {
      identity,
      lookedAt,
      ...(differing === undefined ? {} : { differing }),
      screening: (await latestVerdict(work, id)) ?? 'none',
      exposure: file.exposure ?? 'undeclared',
      risk: (await profileFor(work, id))?.risk ?? 'normal',
    },
  }
}

/** The checks of an application as they are now. */
export const applicationChecks = (work: Work, inputs: ApplicationInputs): Promise<readonly Check[]> =>
  checksNow(work, applicationDecisionRule, inputs)

/** Records a decision about a person's application. */
export async function recordApplicationDecision(
  work: Work,
  { id }: Pick<Application, 'id'>,
  inputs: ApplicationInputs,
  decided: Decided,
): Promise<void> {
  await recordDecision(work, applicationDecisionRule, {
    ...decided,
    subject: id,
    customerId: id,
    material: await materialOf(work, id),
    inputs,
  })
}
