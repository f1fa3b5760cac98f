import type { List } from '../../../platform/lists/list.ts'
import { closedReviewRows, openReviewRows, type Review } from './reviews.store.ts'

/** Open reviews, earliest deadline first, and closed ones, latest first. */
export const reviewLists = {
  open: {
    name: 'open-reviews',
    keyOf: ({ dueAt, id }) => [dueAt.toISOString(), id],
    read: (work, _, after, limit) => openReviewRows(work, after, limit),
  },
  closed: {
    name: 'closed-reviews',
    keyOf: ({ openedAt, closedAt, id }) => [(closedAt ?? openedAt).toISOString(), id],
    read: (work, _, after, limit) => closedReviewRows(work, after, limit),
  },
} as const satisfies Record<string, List<undefined, Review>>
