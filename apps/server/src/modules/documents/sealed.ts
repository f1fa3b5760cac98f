import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of documents, for when keys rotate: with a data key, all that it seals follows. */
export const documentsSealed: readonly SealedColumn[] = [
  { table: 'documents.content', column: 'data_key', row: 'id' },
  { table: 'documents.upload', column: 'file_name', row: 'id' },
  { table: 'documents.document', column: 'file_name', row: 'id' },
  { table: 'documents.document', column: 'hold_reason', row: 'id' },
  { table: 'documents.document', column: 'remark', row: 'id' },
]
