import { useQuery } from '@tanstack/react-query'
import { firstCasesQuery, workQueueQuery } from '../../../shell/use-waiting.ts'
import {
  businessFiguresQuery,
  decisionFiguresQuery,
  orderFiguresQuery,
  serviceFiguresQuery,
} from '../../figures/queries.ts'
import type { ComparedWith } from '../../figures/shown.ts'
import { positionsQuery, safeguardingNowQuery } from '../../ledger/funds-queries.ts'
import { panelEndpoints, type HomePanel } from './home-panels.ts'

/** The queries that the panels of a home need, and no others; pending until each has an answer or has failed. */
export function useHomeQueries(panels: readonly HomePanel[], { from, to, compare }: ComparedWith) {
  const asked = { from, to, ...(compare === undefined ? {} : { compare }) }
  const need = (endpoint: (typeof panelEndpoints)[HomePanel]) => ({
    enabled: panels.some((panel) => panelEndpoints[panel] === endpoint),
  })
  const queries = {
    next: useQuery(firstCasesQuery()),
    queue: useQuery(workQueueQuery()),
    business: useQuery({ ...businessFiguresQuery(asked), ...need('getBusinessFigures') }),
    orders: useQuery({ ...orderFiguresQuery(asked), ...need('getOrderFigures') }),
    decisions: useQuery({ ...decisionFiguresQuery(asked), ...need('getDecisionFigures') }),
    services: useQuery({ ...serviceFiguresQuery(asked), ...need('getServiceFigures') }),
    safeguarding: useQuery({ ...safeguardingNowQuery(), ...need('getSafeguarding') }),
    positions: useQuery({ ...positionsQuery(), ...need('getSafeguarding') }),
  }
  return { ...queries, isPending: Object.values(queries).some(({ isLoading }) => isLoading) }
}

export type HomeQueries = Omit<ReturnType<typeof useHomeQueries>, 'isPending'>
