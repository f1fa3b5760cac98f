import type { CustomerKind, RatePeriod, WireId } from '@puente/contract'
import { useKeyOf } from '@puente/web'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { priceQuery } from '../quotes/price/price-queries.ts'

/** The rates of the last days; those of the former period stay until they are loaded. */
export const pastRatesQuery = (currency: string, days: RatePeriod, customerKind: CustomerKind) =>
  queryOptions({
    queryKey: ['daily-rates', currency, days, customerKind],
    queryFn: () => api.listDailyRates({ query: { currency, days, customerKind } }),
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
  })

/** The amount whose price states the rate: rates do not depend on it. */
const SAMPLE_MINOR = '200000'

/** A price of a corridor that states the rates of now. */
export const nowQuery = (corridorId: string) => priceQuery({ corridorId, side: 'send', amount: SAMPLE_MINOR })

/** The alerts of the acting customer, of every currency. */
export const alertsQuery = queryOptions({
  queryKey: ['rate-alerts'],
  queryFn: () => api.listRateAlerts({}),
})

type Asked = Parameters<typeof api.createRateAlert>[0]['body']

/** Creates an alert and reads the list again. */
export function useCreateAlert() {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: (body: Asked) => api.createRateAlert({ body, idempotencyKey: keyOf(body) }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: alertsQuery.queryKey }),
  })
}

/** Deletes an alert and reads the list again, also when it was deleted elsewhere. */
export function useDeleteAlert() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: WireId<'rate-alert'>) => api.deleteRateAlert({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: alertsQuery.queryKey }),
  })
}
