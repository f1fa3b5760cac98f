import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** How often the price of an open request is read again. */
const PRICE_EVERY_MS = 60_000

/** The company's requests for signatures, open ones first. */
export const signatureRequestsQuery = queryOptions({
  queryKey: ['signature-requests', 'all'],
  queryFn: ({ signal }) => api.listSignatureRequests({}, { signal }),
})

/** One request. Read again while it is open, because its price and signatures change. */
export const signatureRequestQuery = (id: string) =>
  queryOptions({
    queryKey: ['signature-requests', 'one', id],
    queryFn: ({ signal }) => api.getSignatureRequest({ params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'open' ? PRICE_EVERY_MS : false),
  })
