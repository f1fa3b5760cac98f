import type { SeenFileWire } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { pollWhileActive } from '../../../shell/attention.ts'
import { useAction } from '../../../shell/use-action.ts'

export const levelApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['level-application', id],
    queryFn: () => api.getLevelApplication({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })

export const useProposeLevel = (id: string, seen: SeenFileWire[]) =>
  useAction((note: string, idempotencyKey) =>
    api.grantLevel({ params: { id }, body: { note, seen }, idempotencyKey }),
  )
