import { NO_TEXT, type EncryptedColumn } from '../../platform/data/encryption/personal-data.ts'

const ofRequest = ['body', 'extension_reason', 'proposed_answer', 'answer'] as const
const ofBreach = ['what', 'measures'] as const

/** The encrypted columns of requests about personal data and of breaches, for key rotation. */
export const dataRightsEncrypted: readonly EncryptedColumn[] = [
  ...ofRequest.map((column) => ({
    table: 'data_rights.request',
    column,
    row: 'id',
    dataClass: 'decisions' as const,
    of: { customer: 'customer_id' },
    ends: NO_TEXT,
  })),
  // The register of breaches describes what happened and names nobody.
  ...ofBreach.map((column) => ({
    table: 'data_rights.breach',
    column,
    row: 'id',
    dataClass: 'staff' as const,
  })),
]
