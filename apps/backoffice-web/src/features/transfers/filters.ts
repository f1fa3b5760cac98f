import { diligenceWindows, transferStates } from '@puente/contract'
import { oneOf, typed } from '../../shell/list/filters.ts'

export const transferFilters = {
  search: typed(),
  state: oneOf(transferStates),
  customer: typed(),
  recipient: typed(),
  waiting: oneOf(['choice']),
  /** Transfers that count towards the thresholds of a rolling window. */
  within: oneOf(diligenceWindows),
}
