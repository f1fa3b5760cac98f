import { queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** Suggestions help for a moment: without an answer the field is a plain one, and nobody waits. */
const helpful = { retry: false, staleTime: 60 * 60_000 } as const

/** The states of a country abroad; asked only where a field wants them. */
export const statesQuery = (country: string, wanted: boolean) =>
  queryOptions({
    ...helpful,
    queryKey: ['places', country, 'states'],
    queryFn: wanted
      ? ({ signal }) => api.listStates({ params: { country } }, { signal }).then(({ states }) => states)
      : skipToken,
  })

/** A few cities whose name holds what was typed; asked once it says something. */
export const citiesQuery = (country: string, state: string | undefined, text: string) =>
  queryOptions({
    ...helpful,
    queryKey: ['places', country, 'cities', state, text],
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

/** Addresses that hold what was typed, of one search of one person. */
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
