import type { Comparison } from '@puente/contract/staff'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import type { Days } from './period-days.ts'

/** A period, its comparison, and one corridor or all. */
export interface Asked extends Days {
  readonly compare?: Comparison
  readonly corridorId?: string
}

const shared = { refetchInterval: pollWhileActive(60_000), placeholderData: keepPreviousData }

/** Amounts, for treasury, officer and administrator. */
export const businessFiguresQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['business-figures', asked],
    queryFn: () => api.getBusinessFigures({ query: asked }),
    ...shared,
  })

/** Orders, for everyone. */
export const orderFiguresQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['order-figures', asked],
    queryFn: () => api.getOrderFigures({ query: asked }),
    ...shared,
  })

/** Decisions, for who decides. */
export const decisionFiguresQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['decision-figures', asked],
    queryFn: () => api.getDecisionFigures({ query: asked }),
    ...shared,
  })

/** Partners and ages, for everyone but support. */
export const serviceFiguresQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['service-figures', asked],
    queryFn: () => api.getServiceFigures({ query: asked }),
    ...shared,
  })
