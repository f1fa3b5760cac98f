import { diligenceWindows, moneyOrders, refundReasons, transferStates } from '@puente/contract'
import { orderEvents, partnerMeanings, reviewReasons } from '@puente/contract/staff'
import { day, oneOf, pesos, typed } from '../../shell/list/filters.ts'

export const transferFilters = {
  search: typed(),
  state: oneOf(transferStates),
  customer: typed(),
  recipient: typed(),
  waiting: oneOf(['choice']),
  /** Transfers that count towards the thresholds of a rolling window. */
  within: oneOf(diligenceWindows),
  corridor: typed(40),
  /** What happened to them between the days, and why. */
  happened: oneOf(orderEvents),
  reason: oneOf([...new Set([...partnerMeanings, ...reviewReasons, ...refundReasons])]),
  from: day(),
  to: day(),
  /** Bounds of what was sent. */
  least: pesos(),
  most: pesos(),
  order: oneOf(moneyOrders),
}
