export const pendingRefusals = {
  /**
   * A pending item of the customer blocks this operation; facts: kind, subject (the item's wire id), path
   * (where it is settled).
   * @example { "kind": "terms-update", "subject": "pdi_0193b1f27c1e7c559a3e2f6f5a1c8d10", "path":
   * "/notifications/update-terms" }
   */
  'blocked-by-pending-item': { status: 409 },
  /** The item blocks an operation and cannot be postponed. */
  'item-blocks': { status: 409 },
  /** The facts still require the item, so it cannot be withdrawn. */
  'item-is-owed': { status: 409 },
  /** The item is already settled, or was never open. */
  'item-closed': { status: 409 },
} as const
