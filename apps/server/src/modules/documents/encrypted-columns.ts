import {
  NO_TEXT,
  NULL,
  type EncryptedColumn,
  type PersonalColumn,
} from '../../platform/data/encryption/personal-data.ts'

const document = {
  dataClass: 'identity',
  of: { customer: 'customer_id' },
  only: 'not legal_hold',
  table: 'documents.document',
} as const

/**
 * The encrypted columns of documents, for key rotation. Contents follow, because their data keys are among the columns.
 * A content ends with its document, by the job that drops documents past their retention.
 */
export const documentsEncrypted: readonly EncryptedColumn[] = [
  {
    table: 'documents.content',
    column: 'data_key',
    row: 'id',
    dataClass: 'identity',
    owner: `coalesce(
      (select d.customer_id from documents.document d where d.content_id = content.id limit 1),
      (select u.customer_id from documents.upload u where u.content_id = content.id limit 1))`,
  },
  {
    table: 'documents.upload',
    column: 'file_name',
    row: 'id',
    dataClass: 'short-lived',
    owner: 'customer_id',
  },
  { ...document, column: 'file_name', row: 'id', ends: NO_TEXT },
  { ...document, column: 'hold_reason', row: 'id', ends: NULL },
  { ...document, column: 'remark', row: 'id', ends: NULL },
  {
    table: 'documents.reading',
    column: 'found',
    row: 'document_id',
    dataClass: 'identity',
    of: {
      customer: 'document_id in (select d.id from documents.document d where d.customer_id = any($ids))',
    },
    owner: '(select d.customer_id from documents.document d where d.id = document_id)',
    lost: '{"fields":[],"warnings":[]}',
    ends: 'row',
  },
]

/** What changes with the encrypted columns of a document: past its retention, a document loses its content. */
export const documentsPersonal: readonly PersonalColumn[] = [
  { ...document, column: 'keep_until', ends: { sql: 'received_at' } },
]
