import type { CloseCheck, LedgerPeriodsWire } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

export type PeriodChange = Pick<LedgerPeriodsWire['changes'][number], 'change' | 'day'>

export const periodsQuery = queryOptions({
  queryKey: ['ledger-periods'],
  queryFn: () => api.getLedgerPeriods({}),
})

export const useProposePeriod = () =>
  useAction(
    (body: PeriodChange & { readonly note: string; readonly despite?: CloseCheck[] }, idempotencyKey) =>
      api.proposePeriodChange({ body, idempotencyKey }),
  )
