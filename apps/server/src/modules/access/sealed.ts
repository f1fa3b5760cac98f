import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of access, for when keys rotate. */
export const accessSealed: readonly SealedColumn[] = [
  { table: 'access.user', column: 'email' },
  { table: 'access.user', column: 'name' },
  { table: 'access.staff', column: 'email' },
  { table: 'access.staff', column: 'name' },
]
