import type { CustomerSession } from '@puente/contract/customer'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { ownLimitsQuery } from '../limits/limits-query.ts'
import { applicationQuery } from '../onboarding/application-queries.ts'
import { placesQuery } from '../places/places-query.ts'

/** The e-mail and phone at which whoever is signed in is reached. */
export const contactQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: ({ signal }) => api.getContact({}, { signal }),
})

/** What is known of the person or company one acts for. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.getProfile({}, { signal }),
})

/** The same with the comunas of today: what a form about it needs. */
export const loadProfileForm = (queryClient: QueryClient): Promise<unknown> =>
  Promise.allSettled([queryClient.ensureQueryData(profileQuery), queryClient.ensureQueryData(placesQuery)])

/** Asks for all of it before the screen is shown, so that it is painted once; what fails says so in its place. */
export const loadProfile = (queryClient: QueryClient, { actingAs }: CustomerSession): Promise<unknown> =>
  Promise.allSettled([
    queryClient.ensureQueryData(contactQuery),
    queryClient.ensureQueryData(ownLimitsQuery),
    actingAs.identity !== 'confirmed' && actingAs.kind === 'person'
      ? queryClient.ensureQueryData(applicationQuery)
      : queryClient.ensureQueryData(profileQuery),
  ])
