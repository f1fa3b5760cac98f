import type { CustomerSession } from '@puente/contract/customer'
import { leaveFor } from '@puente/web'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { eraseDraft } from '../session-storage/draft-store.ts'
import { forgetFormDrafts } from '../session-storage/form-drafts.ts'
import { forgetVisits } from '../session-storage/visits.ts'
import { endPaying } from '../session-storage/paying.ts'
import { rememberKind } from './remembered-kind.ts'
import { sessionQuery } from './session.ts'

/** Stores the new session and removes all data loaded for another customer. */
export function enterSession(queryClient: QueryClient, session: CustomerSession): void {
  queryClient.removeQueries({ predicate: (query) => !publicKeys.has(String(query.queryKey[0])) })
  queryClient.setQueryData(sessionQuery.queryKey, session)
  rememberKind(session.actingAs.kind)
  forgetVisits()
  forgetFormDrafts(sessionStorage, session.user.id)
}

const publicKeys = new Set(['session', 'corridors', 'price'])

/** Switches to another customer of the same user and opens the home screen. */
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

/** Ends the session on the server and loads a new page, so that nothing typed or loaded stays in memory. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => api.signOut({}),
    onSuccess: () => {
      rememberKind(undefined)
      // Unloading the page saves a draft once more, so the storage is cleared on `pagehide`.
      window.addEventListener('pagehide', () => forgetTab(sessionStorage))
      leaveFor(paths.home())
    },
  })
}

/** Clears what this tab stored for its user: drafts, and which payment was started. */
function forgetTab(storage: Storage): void {
  eraseDraft(storage)
  forgetFormDrafts(storage)
  endPaying(storage)
}
