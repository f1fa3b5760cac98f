import { threadKinds, threadOrders, threadStates } from '@puente/contract'
import { oneOf } from '../../shell/list/filters.ts'

export const threadFilters = {
  state: oneOf(threadStates),
  kind: oneOf(threadKinds),
  order: oneOf(threadOrders),
}
