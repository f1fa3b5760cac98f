import { queryOptions } from '@tanstack/react-query'
import type { AccountCalls } from './calls.ts'

/** The second factors of the signed-in user. */
export const factorsQuery = (calls: AccountCalls) =>
  queryOptions({ queryKey: ['factors'], queryFn: ({ signal }) => calls.getFactors({}, { signal }) })

export const sessionsQuery = (calls: AccountCalls) =>
  queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => calls.listSessions({}, { signal }) })

/** The browsers from which the user has signed in. */
export const devicesQuery = (calls: AccountCalls) =>
  queryOptions({ queryKey: ['devices'], queryFn: ({ signal }) => calls.listDevices({}, { signal }) })
