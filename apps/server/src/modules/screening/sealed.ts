import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of screening, for when keys rotate. */
export const screeningSealed: readonly SealedColumn[] = [
  { table: 'screening.check', column: 'hits', row: 'subject' },
]
