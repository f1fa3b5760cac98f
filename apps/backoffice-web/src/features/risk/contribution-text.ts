import type { RiskContribution } from '@puente/contract/staff'
import { format } from '@puente/web'
import { words } from './words.ts'

const countries = new Intl.DisplayNames('es-CL', { type: 'region' })

/** The name of the fact that adds points. */
export const factText = ({ fact }: RiskContribution): string => words(`facts.${fact}`)

/** The value of a contribution in words: an amount with its currency, a named code, or the code. */
export function valueText({ fact, value }: RiskContribution): string {
  if (fact === 'sent-year') return words('from', { amount: format.money({ amount: value, currency: 'USD' }) })
  if (fact === 'expected-month')
    return words('from', { amount: format.money({ amount: value, currency: 'CLP' }) })
  if (fact === 'residence' || fact === 'nationality') return countries.of(value) ?? value
  if (fact === 'exposure' || fact === 'screening' || fact === 'level' || fact === 'income')
    return words(`values.${value}` as 'values.self')
  return value
}
