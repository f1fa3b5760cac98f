export const statementsRefusals = {
  /** The transfers of this statement have changed: issue another one. */
  'statement-changed': { status: 409 },
  /**
   * The period has more transfers than a PDF may contain; a spreadsheet contains all. Facts: transfers, most.
   */
  'too-many-for-pdf': { status: 409 },
} as const
