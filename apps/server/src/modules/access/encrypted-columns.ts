import {
  INDEX_OF_ID,
  NO_TEXT,
  NULL,
  type EncryptedColumn,
  type PersonalColumn,
} from '../../platform/data/encryption/personal-data.ts'

const user = { table: 'access.user', row: 'id', dataClass: 'contact', of: { user: 'id' } } as const
const ofUser = { dataClass: 'contact', of: { user: 'holder_id' }, ends: 'row' } as const
const staff = { row: 'id', dataClass: 'staff' } as const
const code = { table: 'access.code', row: 'id', dataClass: 'short-lived' } as const

/** The encrypted columns of access, for key rotation. Factors and former addresses end with their row. */
export const accessEncrypted: readonly EncryptedColumn[] = [
  { ...user, column: 'email', ends: NO_TEXT },
  { ...user, column: 'name', ends: NO_TEXT },
  { ...user, column: 'phone', ends: NULL },
  { ...staff, table: 'access.staff', column: 'email' },
  { ...staff, table: 'access.staff', column: 'name' },
  { ...code, column: 'address' },
  { ...code, column: 'code' },
  { ...ofUser, table: 'access.former_address', column: 'address', row: 'id', of: { user: 'user_id' } },
  {
    ...ofUser,
    table: 'access.proposed_contact',
    column: 'address',
    row: 'user_id',
    of: { user: 'user_id' },
  },
  { ...ofUser, table: 'access.user_totp', column: 'secret', row: 'holder_id' },
  { ...staff, table: 'access.staff_totp', column: 'secret', row: 'holder_id' },
  { ...ofUser, table: 'access.user_passkey', column: 'name', row: 'id' },
  { ...staff, table: 'access.staff_passkey', column: 'name' },
]

const plainUser = { table: 'access.user', dataClass: 'contact', of: { user: 'id' } } as const
const device = { ...ofUser, table: 'access.user_device' } as const
const plainStaff = { dataClass: 'staff' } as const

/** Indexes and plain columns with personal data of access. */
export const accessPersonal: readonly PersonalColumn[] = [
  { ...plainUser, column: 'email_index', ends: INDEX_OF_ID },
  { ...plainUser, column: 'phone_index', ends: NULL },
  { ...plainUser, column: 'phone_verified_at', ends: NULL },
  { ...plainUser, column: 'password_hash', ends: { sql: `''` } },
  { ...ofUser, table: 'access.user_passkey', column: 'credential_id' },
  { ...ofUser, table: 'access.user_passkey', column: 'public_key' },
  { ...ofUser, table: 'access.user_recovery_code', column: 'code_index' },
  { ...device, column: 'browser' },
  { ...device, column: 'system' },
  { ...plainStaff, table: 'access.staff', column: 'email_index' },
  { ...plainStaff, table: 'access.staff', column: 'password_hash' },
  { ...plainStaff, table: 'access.staff_device', column: 'browser' },
  { ...plainStaff, table: 'access.staff_device', column: 'system' },
  { ...plainStaff, table: 'access.staff_passkey', column: 'credential_id' },
  { ...plainStaff, table: 'access.staff_passkey', column: 'public_key' },
  { ...plainStaff, table: 'access.staff_recovery_code', column: 'code_index' },
  { table: 'access.code', column: 'code_index', dataClass: 'short-lived' },
  { table: 'access.code', column: 'wrong_index', dataClass: 'short-lived' },
  { table: 'access.code', column: 'destination_index', dataClass: 'short-lived' },
  { table: 'access.code', column: 'asker_index', dataClass: 'short-lived' },
  { table: 'access.code', column: 'network_index', dataClass: 'short-lived' },
]
