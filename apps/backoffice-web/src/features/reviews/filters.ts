import { oneOf } from '../../shell/list/filters.ts'

/** The filters of the list of reviews in its URL. */
export const reviewFilters = { status: oneOf(['open', 'closed']) }
