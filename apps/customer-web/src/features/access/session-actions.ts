import type { CustomerSession } from '@puente/contract/customer'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { eraseDraft } from '../send/draft-store.ts'
import { forgetVisits } from '../pending/visits.ts'
import { endPaying } from '../transfers/paying.ts'
import { rememberKind } from './remembered-kind.ts'
import { sessionQuery } from './session.ts'

/** Puts a session in force: nothing read for another customer stays on any screen. */
export function enterSession(queryClient: QueryClient, session: CustomerSession): void {
  queryClient.removeQueries({ predicate: (query) => !publicKeys.has(String(query.queryKey[0])) })
  queryClient.setQueryData(sessionQuery.queryKey, session)
  rememberKind(session.actingAs.kind)
  forgetVisits()
}

const publicKeys = new Set(['session', 'corridors', 'price'])

/** Acts for another customer of the same user, on a fresh home screen. */
export function useActAs() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (customerId: string) => api.actAs({ body: { customerId } }),
    onSuccess: async (session) => {
      enterSession(queryClient, session)
      await router.navigate({ href: paths.home() })
      forgetTab(sessionStorage)
    },
  })
}

/** Ends the session on the server and here: a fresh page holds nothing of what was typed and read. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => api.signOut({}),
    onSuccess: () => {
      rememberKind(undefined)
      // Leaving the page keeps a draft once more, so the storage is emptied when nothing can write to it.
      window.addEventListener('pagehide', () => forgetTab(sessionStorage))
      window.location.assign(paths.home())
    },
  })
}

/** Empties what this tab kept for its user: the draft, and which payment was begun. */
function forgetTab(storage: Storage): void {
  eraseDraft(storage)
  endPaying(storage)
}
