import { useQueryClient } from '@tanstack/react-query'
import { pendingQuery } from '../pending-queries.ts'
import { dossierKey } from './queries.ts'

/** Reads anew what is owed and what is there, once a file has come. */
export function useFileCame(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: dossierKey })
    await queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey })
  }
}
