export const readinessRefusals = {
  /** The operator takes no new orders at present. */
  'not-selling': { status: 503 },
  /**
   * Something that must be settled before the operator sells is open, or was checked too long ago; facts: count.
   * @example { "count": 3 }
   */
  'not-ready': { status: 409 },
  /** Sales are already open. */
  'sales-are-open': { status: 409 },
  /** Sales are already closed. */
  'sales-are-closed': { status: 409 },
} as const
