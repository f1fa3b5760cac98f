import { isOverThreshold } from '@puente/contract'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { pendingQuery } from '../../tasks/pending-queries.ts'
import { noteVisit } from '../../session-storage/visits.ts'

/**
 * Redirects to the evidence of funds, which continues to `next`; continues at once when none is required any
 * more.
 */
export async function redirectToEvidence(queryClient: QueryClient, next: string): Promise<void> {
  const { items } = await queryClient.fetchQuery({ ...pendingQuery, staleTime: 0 })
  const item = items.find(isOverThreshold)
  if (item === undefined) return
  noteVisit(item.id)
  throw redirect({ href: paths.pending(item.path, next), replace: true })
}
