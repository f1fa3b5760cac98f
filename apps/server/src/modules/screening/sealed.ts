import type { SealedColumn } from '../../platform/data/reseal.ts'

/** The encrypted columns of screening, for key rotation. */
export const screeningSealed: readonly SealedColumn[] = [
  { table: 'screening.check', column: 'hits', row: 'subject' },
]
