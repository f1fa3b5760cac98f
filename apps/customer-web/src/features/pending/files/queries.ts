import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

const lookAgainMs = 20_000

/** The company's file as stored. */
export const companyFileQuery = queryOptions({
  queryKey: ['company-file'],
  queryFn: ({ signal }) => api.getCompanyFile({}, { signal }),
})

/** The activities of the tax service. They change rarely, so they are loaded once. */
export const companyActivitiesQuery = queryOptions({
  queryKey: ['company-activities'],
  queryFn: ({ signal }) => api.listCompanyActivities({}, { signal }),
  staleTime: Infinity,
})

/** The sender's name, and the name on the document. */
export const senderNameQuery = queryOptions({
  queryKey: ['sender-name'],
  queryFn: ({ signal }) => api.getSenderName({}, { signal }),
})

/** The confirmations that the operator requests. */
export const eapQuery = queryOptions({
  queryKey: ['eap'],
  queryFn: ({ signal }) => api.getEap({}, { signal }),
})

/** The messages about the file, and the deadline for answering one sent now. */
export const fileThreadQuery = queryOptions({
  queryKey: ['threads', 'file'],
  queryFn: ({ signal }) => api.getFileThread({}, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.thread === undefined ? false : lookAgainMs),
})
