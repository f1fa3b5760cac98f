import type { QueryClient } from '@tanstack/react-query'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { businessNowMs } from '@puente/web'
import { paths } from '../../paths.ts'
import { nextRedirect, shownAt } from './next-stop.ts'
import { pendingQuery } from '../tasks/pending-queries.ts'
import { noteVisit, visitedItems } from '../session-storage/visits.ts'

/**
 * Redirects a customer with pending items to the screen of the next one, with the requested page as return
 * address. If the items cannot be loaded there is no redirect: the server refuses blocked actions by itself.
 */
export async function redirectToPendingItem(
  queryClient: QueryClient,
  location: ParsedLocation,
  signal: AbortSignal,
): Promise<void> {
  const owed = await queryClient.fetchQuery(pendingQuery).catch(() => undefined)
  // A later navigation superseded this one and runs this check itself.
  if (signal.aborted) return
  for (const item of shownAt(owed?.items ?? [], location.pathname)) noteVisit(item.id)
  const stop = nextRedirect(owed?.items ?? [], {
    path: location.pathname,
    visited: visitedItems(),
    now: new Date(businessNowMs()),
  })
  if (stop === undefined) return
  noteVisit(stop.id)
  throw redirect({ href: paths.pending(stop.path, location.href), replace: true })
}
