import {
  INDEX_OF_ID,
  NO_TEXT,
  NULL,
  type EncryptedColumn,
  type PersonalColumn,
} from '../../platform/data/encryption/personal-data.ts'

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

const ofCustomer = { dataClass: 'identity', of: { customer: 'customer_id' } } as const
const identity = {
  ...ofCustomer,
  table: 'requirements.identity',
  row: 'customer_id',
  ends: { text: '{"number":"","name":"—"}' },
} as const
const request = { ...ofCustomer, table: 'requirements.request', row: 'customer_id', ends: NO_TEXT } as const

/** The encrypted columns of document requirements, for key rotation. */
export const requirementsEncrypted: readonly EncryptedColumn[] = [
  { ...identity, column: 'read', boundAs: boundAs.read },
  { ...identity, column: 'next_read', boundAs: boundAs.nextRead },
  { ...request, column: 'reason', boundAs: boundAs.reason },
  { ...request, column: 'message', boundAs: boundAs.message },
  {
    table: 'requirements.declaration',
    column: 'declared',
    row: 'customer_id',
    dataClass: 'due-diligence',
    of: { customer: 'customer_id' },
    ends: { text: '{}' },
  },
  { ...ofCustomer, table: 'requirements.level_application', column: 'returned', row: 'id', ends: NULL },
  {
    table: 'requirements.selfie_consent',
    column: 'ip',
    row: 'id',
    dataClass: 'consents',
    of: { user: 'user_id' },
    ends: NULL,
  },
  {
    table: 'requirements.selfie_check',
    column: 'note',
    row: 'id',
    dataClass: 'decisions',
    of: { customer: 'customer_id' },
    ends: NO_TEXT,
  },
  // Deleted with the picture by a job; a row whose picture a legal hold keeps stays with it.
  {
    table: 'requirements.selfie_comparison',
    column: 'answer',
    row: 'selfie_id',
    dataClass: 'biometrics',
    of: { customer: 'customer_id' },
    at: 'ended_at',
    ends: 'row',
  },
]

const plainIdentity = { ...ofCustomer, table: 'requirements.identity', ends: NULL } as const

/** Indexes and plain columns with personal data of document requirements. */
export const requirementsPersonal: readonly PersonalColumn[] = [
  { ...plainIdentity, column: 'nationality' },
  { ...plainIdentity, column: 'next_nationality' },
  { ...plainIdentity, column: 'announced_nationality' },
  {
    table: 'requirements.declaration',
    column: 'exposed',
    dataClass: 'due-diligence',
    of: { customer: 'customer_id' },
    ends: { sql: 'false' },
  },
  { ...ofCustomer, table: 'requirements.company_paper', column: 'owner_indexes', ends: NULL },
  { ...ofCustomer, table: 'requirements.company_person', column: 'number_index', ends: INDEX_OF_ID },
]
