import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of requests about personal data, for key rotation. */
export const dataRightsEncrypted: readonly EncryptedColumn[] = (
  ['body', 'extension_reason', 'proposed_answer', 'answer'] as const
).map((column) => ({ table: 'data_rights.request', column, row: 'id' }))
