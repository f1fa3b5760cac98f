import { devicesQuery, factorsQuery, sessionsQuery } from '@puente/account-ui'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'

/**
 * Loads all queries before the screen is shown, so that it is rendered once; a query that fails shows its
 * error in its own section.
 */
export const loadSecurity = (queryClient: QueryClient): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(factorsQuery(api)),
    queryClient.ensureQueryData(sessionsQuery(api)),
    queryClient.ensureQueryData(devicesQuery(api)),
  ])
