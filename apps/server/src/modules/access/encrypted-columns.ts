import type { EncryptedColumn } from '../../platform/data/re-encrypt.ts'

/** The encrypted columns of access, for key rotation. */
export const accessEncrypted: readonly EncryptedColumn[] = [
  { table: 'access.user', column: 'email', row: 'id' },
  { table: 'access.user', column: 'name', row: 'id' },
  { table: 'access.user', column: 'phone', row: 'id' },
  { table: 'access.staff', column: 'email', row: 'id' },
  { table: 'access.staff', column: 'name', row: 'id' },
  { table: 'access.code', column: 'address', row: 'id' },
  { table: 'access.code', column: 'code', row: 'id' },
  { table: 'access.former_address', column: 'address', row: 'id' },
  { table: 'access.user_totp', column: 'secret', row: 'holder_id' },
  { table: 'access.staff_totp', column: 'secret', row: 'holder_id' },
  { table: 'access.user_passkey', column: 'name', row: 'id' },
  { table: 'access.staff_passkey', column: 'name', row: 'id' },
]
