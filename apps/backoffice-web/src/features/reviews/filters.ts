import { oneOf } from '../../shell/list/filters.ts'

export const reviewFilters = { status: oneOf(['open', 'closed']) }
