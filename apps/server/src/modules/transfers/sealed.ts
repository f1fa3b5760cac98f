import type { SealedColumn } from '../../platform/data/reseal.ts'

/** Every sealed column of transfers, for when keys rotate. */
export const transfersSealed: readonly SealedColumn[] = [{ table: 'transfers.transfer', column: 'parties' }]
