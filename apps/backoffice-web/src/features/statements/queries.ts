import { businessNowMs, dayInChile } from '@puente/web'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** What a month's fees and IVA come to in the books. */
export const taxMonthQuery = (month: string) =>
  queryOptions({
    queryKey: ['tax-month', month],
    queryFn: () => api.getTaxMonth({ params: { month } }),
  })

/** The month that the screen shows unless its address says another. */
export const thisMonth = (): string => dayInChile(businessNowMs()).slice(0, 7)
