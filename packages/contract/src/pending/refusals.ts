export const pendingRefusals = {
  /** Something the customer owes stops this; facts: kind, subject (an item's wire id), path (where it is settled). */
  'blocked-by-pending-item': { status: 409 },
  /** The item stops something, so it cannot be put off. */
  'item-blocks': { status: 409 },
  /** Its facts ask for the item, so that it cannot be withdrawn. */
  'item-is-owed': { status: 409 },
  /** The item is settled already, or was never open. */
  'item-closed': { status: 409 },
} as const
