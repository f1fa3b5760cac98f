import { threadKinds, threadStates } from '@puente/contract'
import { oneOf } from '../../shell/list/filters.ts'

/** The filters of the list of threads in its URL. */
export const threadFilters = { state: oneOf(threadStates), kind: oneOf(threadKinds) }
