import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

const lookAgainMs = 20_000

/** The company's file as it is kept. */
export const companyFileQuery = queryOptions({
  queryKey: ['company-file'],
  queryFn: ({ signal }) => api.getCompanyFile({}, { signal }),
})

/** The name one sends under, beside what the document says. */
export const senderNameQuery = queryOptions({
  queryKey: ['sender-name'],
  queryFn: ({ signal }) => api.getSenderName({}, { signal }),
})

/** What the operator asks to confirm. */
export const eapQuery = queryOptions({
  queryKey: ['eap'],
  queryFn: ({ signal }) => api.getEap({}, { signal }),
})

/** What was said about the file, and by when a message written now is answered. */
export const fileThreadQuery = queryOptions({
  queryKey: ['threads', 'file'],
  queryFn: ({ signal }) => api.getFileThread({}, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.thread === undefined ? false : lookAgainMs),
})
