export const decisionRefusals = {
  /**
   * Staff only: lines of the checklist do not hold; `fields` names each, at 'checks.<check>' or 'checks.<check>.<of>',
   * with its result.
   */
  'checks-open': { status: 409 },
  /** Staff only: the case was escalated. An officer decides it, and never who escalated it. */
  'case-escalated': { status: 409 },
  /** Staff only: the case waits for the compliance officer already. */
  'already-escalated': { status: 409 },
  /** Staff only: the escalation was given back, or its case was decided. */
  'escalation-ended': { status: 409 },
} as const
