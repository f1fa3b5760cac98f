import { timeOrders } from '@puente/contract'
import { rateStates } from '@puente/contract/staff'
import { day, oneOf, type Typed } from '../../shell/list/filters.ts'

/** The code of a currency; anything else is no filter. */
const currency: Typed = {
  kind: 'typed',
  longest: 3,
  read: (said) => {
    const code = typeof said === 'string' ? said.trim().toUpperCase() : ''
    return /^[A-Z]{3}$/.test(code) ? code : undefined
  },
}

export const rateFilters = {
  currency,
  state: oneOf(rateStates),
  from: day(),
  to: day(),
  order: oneOf(timeOrders),
}
