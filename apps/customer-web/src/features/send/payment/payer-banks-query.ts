import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../../api.ts'

const hourMs = 3_600_000

/** The banks that customers pay from. */
export const payerBanksQuery = queryOptions({
  queryKey: ['payer-banks'],
  queryFn: () => api.listPayerBanks({}),
  staleTime: hourMs,
})

/** Loads the banks before the page of a payment is shown, so that nothing on it moves. */
export const loadPayerBanks = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.ensureQueryData(payerBanksQuery)
