import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'

const refetchInterval = pollWhileActive(30_000)

/** What is due to customers beside what is held for them, now. */
export const safeguardingNowQuery = () =>
  queryOptions({
    queryKey: ['safeguarding', undefined],
    queryFn: () => api.getSafeguarding({ query: {} }),
    refetchInterval,
  })

/** Positions and bank balances with their floors, now. */
export const positionsQuery = () =>
  queryOptions({ queryKey: ['positions'], queryFn: () => api.getPositions(), refetchInterval })
