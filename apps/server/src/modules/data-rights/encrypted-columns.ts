import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

const ofRequest = ['body', 'extension_reason', 'proposed_answer', 'answer'] as const
const ofBreach = ['what', 'measures'] as const

/** The encrypted columns of requests about personal data and of breaches, for key rotation. */
export const dataRightsEncrypted: readonly EncryptedColumn[] = [
  ...ofRequest.map((column) => ({ table: 'data_rights.request', column, row: 'id' })),
  ...ofBreach.map((column) => ({ table: 'data_rights.breach', column, row: 'id' })),
]
