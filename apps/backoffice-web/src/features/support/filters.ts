import { threadKinds, threadStates } from '@puente/contract'
import { oneOf } from '../../shell/list/filters.ts'

/** What the queue of threads keeps in its address. */
export const threadFilters = { state: oneOf(threadStates), kind: oneOf(threadKinds) }
