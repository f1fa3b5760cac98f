import { queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '../../api.ts'

/**
 * Suggestions are optional: without a response the field is a plain text field, so a failure is not retried.
 */
const helpful = { retry: false, staleTime: 60 * 60_000 } as const

/** The states of a foreign country; requested only when a field needs them. */
export const statesQuery = (country: string, wanted: boolean) =>
  queryOptions({
    ...helpful,
    queryKey: ['localities', country, 'states'],
    queryFn: wanted
      ? ({ signal }) => api.listStates({ params: { country } }, { signal }).then(({ states }) => states)
      : skipToken,
  })

/** Cities whose name contains the typed text. */
export const citiesQuery = (country: string, state: string | undefined, text: string) =>
  queryOptions({
    ...helpful,
    queryKey: ['localities', country, 'cities', state, text],
    queryFn:
      text.length < 2
        ? skipToken
        : ({ signal }) =>
            api
              .findCities(
                { params: { country }, query: { text, ...(state === undefined ? {} : { state }) } },
                { signal },
              )
              .then(({ cities }) => cities),
  })

/** Addresses that match the typed text, within one search session of a user. */
export const addressesQuery = (text: string, session: string) =>
  queryOptions({
    ...helpful,
    queryKey: ['addresses', session, text],
    queryFn:
      text.length < 4
        ? skipToken
        : ({ signal }) =>
            api.searchAddresses({ body: { text, session } }, { signal }).then(({ addresses }) => addresses),
  })
