export const assignmentRefusals = {
  /**
   * Staff only: the case is assigned to a colleague; `name` is theirs. Facts of a case that can be taken from them:
   * `caseId`, and `assignedTo`, the id of the colleague.
   */
  'case-taken': { status: 409 },
  /** Staff only: the case does not wait for staff any more. */
  'case-closed': { status: 409 },
} as const
