import type { WaitingCause } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { recordDecision, type Decided, type DecisionRule } from '../../decisions/index.ts'
import { materialOf } from '../decision-material.ts'
import type { Application } from './application.ts'
import { attemptsOf, type AttemptResult } from './asks.store.ts'

interface Inputs {
  /** Results of the registry, the latest first. */
  readonly results: readonly AttemptResult[]
  /** Why it waited for staff; absent when it did not. */
  readonly cause?: WaitingCause
}

/** A person's application rests on the registry's answer. What waited for staff is decided by two people. */
export const applicationDecisionRule: DecisionRule<Inputs> = {
  about: 'application',
  settings: () => [],
  checks: ({ results, cause }) => [
    { check: 'registry', result: results[0] ?? 'none' },
    { check: 'two-people', result: cause === undefined ? 'no' : 'yes' },
  ],
}

/** Records a decision about a person's application. */
export async function recordApplicationDecision(
  work: Work,
  { id, cause, status }: Application,
  decided: Decided,
): Promise<void> {
  const results = (await attemptsOf(work, id)).map(({ result }) => result)
  await recordDecision(work, applicationDecisionRule, {
    ...decided,
    subject: id,
    customerId: id,
    material: await materialOf(work, id),
    // An application that was returned and confirmed by the registry keeps its former cause.
    inputs: { results, ...(cause === undefined || status !== 'with-staff' ? {} : { cause }) },
  })
}
