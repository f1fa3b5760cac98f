import { queryOptions } from '@tanstack/react-query'
import type { AccountCalls } from './calls.ts'

/** The second factors of whoever is signed in. */
export const factorsQuery = (calls: AccountCalls) =>
  queryOptions({ queryKey: ['factors'], queryFn: ({ signal }) => calls.getFactors({}, { signal }) })

/** Where they are signed in. */
export const sessionsQuery = (calls: AccountCalls) =>
  queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => calls.listSessions({}, { signal }) })

/** The browsers from which they have signed in. */
export const devicesQuery = (calls: AccountCalls) =>
  queryOptions({ queryKey: ['devices'], queryFn: ({ signal }) => calls.listDevices({}, { signal }) })
