import type { Work } from '../../platform/work.ts'
import { listIds, type ListFilter } from './history.store.ts'
import type { Transfer } from './transfer.ts'
import { transfersByIds } from './transfers.store.ts'

const PAGE_DEFAULT = 25
const PAGE_MAX = 100

export const pageSize = (asked: number | undefined): number =>
  Math.min(Math.max(asked ?? PAGE_DEFAULT, 1), PAGE_MAX)

/** One page, newest first, and the id after which the next one begins. */
export async function listTransfers(
  work: Work,
  filter: ListFilter,
): Promise<{ readonly transfers: readonly Transfer[]; readonly next: string | undefined }> {
  const ids = await listIds(work, { ...filter, limit: filter.limit + 1 })
  const page = ids.slice(0, filter.limit)
  return {
    transfers: await transfersByIds(work, page),
    next: ids.length > page.length ? page.at(-1) : undefined,
  }
}
