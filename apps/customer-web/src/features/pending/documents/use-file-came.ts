import { useQueryClient } from '@tanstack/react-query'
import { pendingQuery } from '../pending-queries.ts'
import { dossierKey } from './queries.ts'

/** Refetches pending items and documents after an upload. */
export function useFileCame(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: dossierKey })
    await queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey })
  }
}
