import type { OtherCheck } from '@puente/contract'
import type { SelfieComparisonWire } from '@puente/contract/staff'
import { queryOptions, type UseMutationResult } from '@tanstack/react-query'
import { api } from '../../../../api.ts'
import { pollWhileActive } from '../../../../shell/attention.ts'
import { useAction } from '../../../../shell/use-action.ts'

/** The selfie of an application for a level. */
export const selfieQuery = (id: string) =>
  queryOptions({
    queryKey: ['level-application', id, 'selfie'],
    queryFn: () => api.getSelfieComparison({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })

/** A verdict about the two pictures that were compared. */
export type Verdict = Parameters<typeof api.decideSelfie>[0]['body']

/** Records a verdict. */
export const useDecideSelfie = (id: string): UseMutationResult<SelfieComparisonWire, Error, Verdict> =>
  useAction((body: Verdict, idempotencyKey) => api.decideSelfie({ params: { id }, body, idempotencyKey }))

interface Check {
  readonly method: OtherCheck
  readonly note: string
}

/** Records that the identity was checked without a selfie. */
export const useRecordOtherCheck = (id: string): UseMutationResult<SelfieComparisonWire, Error, Check> =>
  useAction((body: Check, idempotencyKey) => api.recordOtherCheck({ params: { id }, body, idempotencyKey }))
