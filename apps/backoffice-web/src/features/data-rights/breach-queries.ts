import type { BreachBody } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useAction } from '../../shell/use-action.ts'

export const breachQuery = (id: string) =>
  queryOptions({ queryKey: ['data-breach', id], queryFn: () => api.getBreach({ params: { id } }) })

/** Records a breach, or changes the one with this id. */
export const useSaveBreach = (id: string | undefined) =>
  useAction((body: BreachBody, idempotencyKey) =>
    id === undefined
      ? api.recordBreach({ body, idempotencyKey })
      : api.changeBreach({ params: { id }, body }),
  )
