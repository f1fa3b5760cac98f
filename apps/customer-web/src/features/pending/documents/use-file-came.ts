import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { pendingQuery } from '../../tasks/pending-queries.ts'
import { documentRequirementsKey } from './queries.ts'

/** Refetches pending items and documents after an upload. */
export function useFileCame(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: documentRequirementsKey })
    await queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey })
  }, [queryClient])
}
