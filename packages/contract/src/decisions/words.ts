/** What staff decide with a record of what the decision used. The words are kinds of ids. */
export const decisionSubjects = ['application', 'company-file', 'level-application', 'document'] as const
export type DecisionSubject = (typeof decisionSubjects)[number]

/** How it was decided. 'asked-again' is an accepted document that a newer one replaces. */
export const decisionOutcomes = ['approved', 'refused', 'returned', 'asked-again'] as const
export type DecisionOutcome = (typeof decisionOutcomes)[number]

/** What a reviewer sees on the checklist of a case before they decide. A decision records these lines too. */
export const checklistChecks = [
  'fact',
  'document',
  'selfie',
  'screening',
  'reading',
  'owners',
  'person',
  'identity',
  'exposure',
  'looked-at',
  'ownership',
  'owners-compared',
  'part',
  'powers',
  'rut',
] as const
export type ChecklistCheck = (typeof checklistChecks)[number]

/**
 * What a decision rests on, each with a result that is computed again: the lines of the checklist, results of the registry,
 * whether two people decide, days and amounts by the rules, the score, and whether files and settings are those of the
 * decision.
 */
export const decisionChecks = [
  ...checklistChecks,
  'registry',
  'two-people',
  'kept-until',
  'valid-until',
  'ceiling',
  'score',
  'file',
  'setting',
] as const
export type DecisionCheck = (typeof decisionChecks)[number]

/**
 * The state of a line of a checklist: it holds, it must hold before the case is accepted, or it does not hold and a
 * person judges it.
 */
export const lineStandings = ['met', 'open', 'warned'] as const
export type LineStanding = (typeof lineStandings)[number]

/** How an escalation ended: the officer gave it back, or the case was decided. */
export const escalationEnds = ['given-back', 'decided'] as const
export type EscalationEnd = (typeof escalationEnds)[number]
