/** What staff decide with a record of what the decision used. The words are kinds of ids. */
export const decisionSubjects = ['application', 'company-file', 'level-application', 'document'] as const
export type DecisionSubject = (typeof decisionSubjects)[number]

/** How it was decided. 'asked-again' is an accepted document that a newer one replaces. */
export const decisionOutcomes = ['approved', 'refused', 'returned', 'asked-again'] as const
export type DecisionOutcome = (typeof decisionOutcomes)[number]

/**
 * What a decision rests on, each with a result that is computed again: facts and documents of a level, results of the
 * registry, of the lists and of the machine, owners, persons behind a company and how each is identified, whether two people decide, days and amounts by the rules, the
 * score, and whether files and settings are those of the decision.
 */
export const decisionChecks = [
  'fact',
  'document',
  'registry',
  'screening',
  'reading',
  'owners',
  'person',
  'two-people',
  'kept-until',
  'valid-until',
  'ceiling',
  'score',
  'file',
  'setting',
] as const
export type DecisionCheck = (typeof decisionChecks)[number]
