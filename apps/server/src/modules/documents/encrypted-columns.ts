import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/**
 * The encrypted columns of documents, for key rotation. Contents follow, because their data keys are among the columns.
 */
export const documentsEncrypted: readonly EncryptedColumn[] = [
  { table: 'documents.content', column: 'data_key', row: 'id' },
  { table: 'documents.upload', column: 'file_name', row: 'id' },
  { table: 'documents.document', column: 'file_name', row: 'id' },
  { table: 'documents.document', column: 'hold_reason', row: 'id' },
  { table: 'documents.document', column: 'remark', row: 'id' },
  { table: 'documents.reading', column: 'found', row: 'document_id' },
]
