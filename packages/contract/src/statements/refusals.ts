export const statementsRefusals = {
  /** What the statement says is no longer so: another one has to be given out. */
  'statement-changed': { status: 409 },
  /** More transfers than a PDF may hold; as a spreadsheet they all come. Facts: transfers, most. */
  'too-many-for-pdf': { status: 409 },
} as const
