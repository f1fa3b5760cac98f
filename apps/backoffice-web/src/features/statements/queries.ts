import { todayInChile } from '@puente/web'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The totals of fees and IVA of a month in the books. */
export const taxMonthQuery = (month: string) =>
  queryOptions({
    queryKey: ['tax-month', month],
    queryFn: () => api.getTaxMonth({ params: { month } }),
  })

/** How many invoices of a month lack data of their receiver. */
export const taxGapsQuery = (month: string) =>
  queryOptions({
    queryKey: ['tax-gaps', month],
    queryFn: () => api.getTaxGaps({ params: { month } }),
  })

/** The default month: the current month in Chile. */
export const thisMonth = (): string => todayInChile().slice(0, 7)
