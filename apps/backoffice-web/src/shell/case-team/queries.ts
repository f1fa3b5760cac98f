import type { CasePriority } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../attention.ts'
import { useAction } from '../use-action.ts'

/** Browsers report so often that their user has a case open; the server counts 40 seconds. */
const REPORT_MS = 15_000

/** Reports that the reader has a case open, and who works on it. Reported again while the reader is active. */
export const caseTeamQuery = (id: string) =>
  queryOptions({
    queryKey: ['case-team', id],
    queryFn: () => api.touchCase({ params: { id }, body: {} }),
    refetchInterval: pollWhileActive(REPORT_MS),
  })

export interface Assigning {
  readonly to?: string
  readonly from?: string
}

export const useAssignCase = (id: string) =>
  useAction((body: Assigning, _idempotencyKey) => api.assignCase({ params: { id }, body }))

export const useFollowCase = (id: string) =>
  useAction((follows: boolean, _idempotencyKey) => api.followCase({ params: { id }, body: { follows } }))

/** Without a priority the rules say it. */
export const useCasePriority = (id: string) =>
  useAction((priority: CasePriority | undefined, _idempotencyKey) =>
    api.setCasePriority({ params: { id }, body: priority === undefined ? {} : { priority } }),
  )

export const useCommentCase = (id: string) =>
  useAction((body: { text: string; mentions: string[] }, idempotencyKey) =>
    api.commentCase({ params: { id }, body, idempotencyKey }),
  )
