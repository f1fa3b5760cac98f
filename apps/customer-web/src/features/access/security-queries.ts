import { devicesQuery, factorsQuery, sessionsQuery } from '@puente/account-ui'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** Asks for all of it before the screen is shown, so that it is painted once; what fails says so in its place. */
export const loadSecurity = (queryClient: QueryClient): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(factorsQuery(api)),
    queryClient.ensureQueryData(sessionsQuery(api)),
    queryClient.ensureQueryData(devicesQuery(api)),
  ])
