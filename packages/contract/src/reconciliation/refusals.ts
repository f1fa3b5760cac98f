export const reconciliationRefusals = {
  /**
   * The file cannot be parsed; facts: fault, line, column, found (the text there).
   * @example { "fault": "amount", "line": 12, "column": 4, "found": "1.000,5" }
   */
  'statement-unreadable': { status: 422 },
  /**
   * The file exceeds the maximum size; facts: maximumBytes.
   * @example { "maximumBytes": 5000000 }
   */
  'statement-too-large': { status: 413 },
  /**
   * The statement belongs to another account; facts: number, expected.
   * @example { "number": "000123450000", "expected": "000987650000" }
   */
  'statement-of-another-account': { status: 409 },
  /** The statement was refused at its import, or was already voided. */
  'statement-not-accepted': { status: 409 },
  /** Another statement of the account was accepted after this one. */
  'statement-not-latest': { status: 409 },
  /** People matched a line of the statement, a journal was booked for one, or a proposal about one waits. */
  'statement-lines-decided': { status: 409 },
  /** The break was matched in the meantime. */
  'break-closed': { status: 409 },
  /**
   * The selected movements do not add up to the same amount on both sides; facts: differenceMinor.
   * @example { "differenceMinor": "990" }
   */
  'sums-differ': { status: 409 },
  /** This break cannot be booked against that account. */
  'account-not-allowed': { status: 409 },
  /** The line of the statement names no payer with a valid RUT, so that its money could never be returned. */
  'payer-unknown': { status: 409 },
  /** The books have the payment of this line already. */
  'payment-known': { status: 409 },
  /** The match was already undone. */
  'match-undone': { status: 409 },
} as const
