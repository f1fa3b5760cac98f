import type { CustomerSession } from '@puente/contract/customer'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { ownLimitsQuery } from '../limits/limits-query.ts'
import { applicationQuery } from '../onboarding/application-queries.ts'
import { localitiesQuery } from '../localities/localities-query.ts'

/** The e-mail and phone of the signed-in user. */
export const contactQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: ({ signal }) => api.getContact({}, { signal }),
})

/** The profile of the customer that the user acts for. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.getProfile({}, { signal }),
})

/** Loads the profile and the current comunas, which a form needs. */
export const loadProfileForm = (queryClient: QueryClient): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(profileQuery),
    queryClient.ensureQueryData(localitiesQuery),
  ])

/**
 * Loads all queries before the screen is shown, so that it is rendered once; a query that fails shows its
 * error in its own section.
 */
export const loadProfile = (queryClient: QueryClient, { actingAs }: CustomerSession): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(contactQuery),
    queryClient.ensureQueryData(ownLimitsQuery),
    actingAs.identity !== 'confirmed' && actingAs.kind === 'person'
      ? queryClient.ensureQueryData(applicationQuery)
      : queryClient.ensureQueryData(profileQuery),
  ])
