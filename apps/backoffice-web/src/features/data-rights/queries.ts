import type { DataRequestOutcome } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { useAction } from '../../shell/use-action.ts'

export const dataRequestQuery = (id: string) =>
  queryOptions({
    queryKey: ['data-request', id],
    queryFn: () => api.getDataRequest({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })

export const useExtend = (id: string) =>
  useAction((reason: string, idempotencyKey) =>
    api.extendDataRequest({ params: { id }, body: { reason }, idempotencyKey }),
  )

/** An answer; `note` is for the second person of an erasure. */
export interface TypedAnswer {
  readonly outcome: DataRequestOutcome
  readonly answer: string
  readonly note?: string
}

/** Answers a request, or proposes to grant an erasure. */
export const useAnswerRequest = (id: string) =>
  useAction(({ outcome, answer, note }: TypedAnswer, idempotencyKey) =>
    note === undefined
      ? api.answerDataRequest({ params: { id }, body: { outcome, answer }, idempotencyKey })
      : api.proposeErasure({ params: { id }, body: { answer, note }, idempotencyKey }),
  )
