import type { SeenFileWire } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { pollWhileActive } from '../../../shell/attention.ts'
import { useAction } from '../../../shell/use-action.ts'

export const nameRequestQuery = (id: string) =>
  queryOptions({
    queryKey: ['name-request', id],
    queryFn: () => api.getNameRequest({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })

export const useAccept = (id: string, seen: SeenFileWire[]) =>
  useAction((note: string, idempotencyKey) =>
    api.acceptNameRequest({ params: { id }, body: { note, seen }, idempotencyKey }),
  )
