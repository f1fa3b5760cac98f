export const pendingRefusals = {
  /**
   * Something the customer owes stops this; facts: kind, subject (an item's wire id), path (where it is settled).
   * @example { "kind": "terms-update", "subject": "pdi_0193b1f27c1e7c559a3e2f6f5a1c8d10", "path": "/notifications/update-terms" }
   */
  'blocked-by-pending-item': { status: 409 },
  /** The item stops something, so it cannot be put off. */
  'item-blocks': { status: 409 },
  /** Its facts ask for the item, so that it cannot be withdrawn. */
  'item-is-owed': { status: 409 },
  /** The item is settled already, or was never open. */
  'item-closed': { status: 409 },
} as const
