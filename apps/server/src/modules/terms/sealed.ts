import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of terms, for when keys rotate. */
export const termsSealed: readonly SealedColumn[] = [{ table: 'terms.acceptance', column: 'ip', row: 'id' }]
