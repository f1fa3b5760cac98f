import { diligenceWindows, transferStates } from '@puente/contract'
import { oneOf, typed } from '../../shell/list/filters.ts'

/** What the list of transfers keeps in its address. */
export const transferFilters = {
  search: typed(),
  state: oneOf(transferStates),
  customer: typed(),
  waiting: oneOf(['choice']),
  /** What counts against the thresholds of a rolling window. */
  within: oneOf(diligenceWindows),
}
