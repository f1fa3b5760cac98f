import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/**
 * The names that encrypted values and blind indexes are bound to. They are those of the schema before it was renamed,
 * because the values stored under them must stay readable.
 */
export const boundAs = {
  read: 'dossiers.identity.read',
  nextRead: 'dossiers.identity.next_read',
  reason: 'dossiers.request.reason',
  message: 'dossiers.request.message',
  owners: 'dossiers.company_paper.owners',
} as const

/** The encrypted columns of document requirements, for key rotation. */
export const requirementsEncrypted: readonly EncryptedColumn[] = [
  { table: 'requirements.identity', column: 'read', row: 'customer_id', boundAs: boundAs.read },
  { table: 'requirements.identity', column: 'next_read', row: 'customer_id', boundAs: boundAs.nextRead },
  { table: 'requirements.request', column: 'reason', row: 'customer_id', boundAs: boundAs.reason },
  { table: 'requirements.request', column: 'message', row: 'customer_id', boundAs: boundAs.message },
  { table: 'requirements.declaration', column: 'declared', row: 'customer_id' },
  { table: 'requirements.level_application', column: 'returned', row: 'id' },
]
