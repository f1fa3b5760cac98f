import { oneOf } from '../../shell/list/filters.ts'

/** What the list of reviews keeps in its address. */
export const reviewFilters = { status: oneOf(['open', 'closed']) }
