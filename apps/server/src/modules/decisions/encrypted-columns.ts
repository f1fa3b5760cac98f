import type { EncryptedColumn } from '../../platform/data/personal-data.ts'

/** The encrypted columns of decisions, for key rotation. */
export const decisionsEncrypted: readonly EncryptedColumn[] = [
  {
    table: 'decisions.decision',
    column: 'used',
    row: 'id',
    dataClass: 'decisions',
    of: { customer: 'customer_id' },
    ends: { text: '{"documents":[],"settings":[],"inputs":{},"checks":[]}' },
  },
]
