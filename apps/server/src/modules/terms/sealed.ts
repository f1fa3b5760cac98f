import type { SealedColumn } from '../../platform/data/reseal.ts'

/** The encrypted columns of terms, for key rotation. */
export const termsSealed: readonly SealedColumn[] = [{ table: 'terms.acceptance', column: 'ip', row: 'id' }]
