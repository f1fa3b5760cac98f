import type { StaffDocumentWire } from '@puente/contract/staff'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'

/**
 * What follows when a document was opened: one that nobody reviews is assigned to the reader. Colleagues see this in the
 * queue, and the customer can no longer replace it.
 */
export function useOpened({ id, state }: Pick<StaffDocumentWire, 'id' | 'state'>): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    if (state === 'received') await api.takeDocument({ params: { id }, body: {} })
    await queryClient.invalidateQueries()
  }
}
