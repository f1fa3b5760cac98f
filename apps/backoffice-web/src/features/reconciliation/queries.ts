import type { CounterAccount, ReconciliationRules } from '@puente/contract/staff'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { useAction } from '../../shell/use-action.ts'

export const accountsQuery = queryOptions({
  queryKey: ['reconciled-accounts'],
  queryFn: () => api.listReconciledAccounts({}),
  refetchInterval: pollWhileActive(30_000),
})

const OLDEST = 10
export const oldestBreaksQuery = queryOptions({
  queryKey: ['breaks', 'oldest'],
  queryFn: () => api.listBreaks({ query: { limit: OLDEST } }),
  refetchInterval: pollWhileActive(30_000),
})

export const statementQuery = (id: string) =>
  queryOptions({ queryKey: ['bank-statement', id], queryFn: () => api.getBankStatement({ params: { id } }) })

export const linesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['bank-statement-lines', id],
    queryFn: ({ pageParam }) =>
      api.listStatementLines({
        params: { id },
        query: { limit: 50, ...(pageParam === '' ? {} : { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export const breakQuery = (id: string) =>
  queryOptions({
    queryKey: ['break', id],
    queryFn: () => api.getBreak({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })

export const matchQuery = (id: string) =>
  queryOptions({ queryKey: ['match', id], queryFn: () => api.getMatch({ params: { id } }) })

interface Sent {
  readonly code: string
  readonly currency: string
  readonly file: File
}

/** Imports a statement file. Importing the same file again changes nothing, so a retry is safe. */
export function useImportStatement() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ code, currency, file }: Sent) =>
      api.importStatement({
        params: { code, currency },
        query: { fileName: file.name.slice(0, 200) || 'cartola' },
        content: file,
      }),
    onSettled: () => queryClient.invalidateQueries(),
  })
}

export const useVoidStatement = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.proposeStatementVoid({ params: { id }, body: { note }, idempotencyKey }),
  )

export const useNoteBreak = (id: string) =>
  useAction((words: string, idempotencyKey) =>
    api.noteBreak({ params: { id }, body: { words }, idempotencyKey }),
  )

export const useMatchBreak = (id: string) =>
  useAction((body: { items: string[]; note: string }, idempotencyKey) =>
    api.matchBreak({ params: { id }, body, idempotencyKey }),
  )

export const useBookBreak = (id: string) =>
  useAction((body: { account: CounterAccount; note: string }, idempotencyKey) =>
    api.proposeBreakBooking({ params: { id }, body, idempotencyKey }),
  )

export const useSuspendBreak = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.proposeBreakSuspense({ params: { id }, body: { note }, idempotencyKey }),
  )

export const useUndoMatch = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.undoMatch({ params: { id }, body: { note }, idempotencyKey }),
  )

/** Tries rules on the open items. It changes nothing, so no other query is invalidated. */
export const useRehearsal = () =>
  useMutation({
    mutationFn: (data: ReconciliationRules) => api.rehearseReconciliationRules({ body: { data } }),
  })
