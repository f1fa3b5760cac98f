import { NO_TEXT, type EncryptedColumn } from '../../platform/data/encryption/personal-data.ts'

const escalation = {
  table: 'decisions.escalation',
  row: 'id',
  dataClass: 'decisions',
  of: { customer: 'customer_id' },
} as const

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
  { ...escalation, column: 'reason', ends: NO_TEXT },
  { ...escalation, column: 'note', ends: NO_TEXT },
]
