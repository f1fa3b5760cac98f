import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of access, for when keys rotate. */
export const accessSealed: readonly SealedColumn[] = [
  { table: 'access.user', column: 'email' },
  { table: 'access.user', column: 'name' },
  { table: 'access.user', column: 'phone' },
  { table: 'access.staff', column: 'email' },
  { table: 'access.staff', column: 'name' },
  { table: 'access.code', column: 'address' },
  { table: 'access.code', column: 'code' },
  { table: 'access.former_address', column: 'address' },
  { table: 'access.user_totp', column: 'secret' },
  { table: 'access.staff_totp', column: 'secret' },
  { table: 'access.user_passkey', column: 'name' },
  { table: 'access.staff_passkey', column: 'name' },
]
