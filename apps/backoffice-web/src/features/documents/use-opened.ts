import type { StaffDocumentWire } from '@puente/contract/staff'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'

/**
 * What follows when a document was opened: one that nobody reviews is assigned to the reader. Colleagues see this in the
 * queue, and the customer can no longer replace it.
 */
export function useOpened({
  id,
  kind,
  state,
}: Pick<StaffDocumentWire, 'id' | 'kind' | 'state'>): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    // A selfie is not reviewed on its own.
    if (state === 'received' && kind !== 'selfie') await api.takeDocument({ params: { id }, body: {} })
    await queryClient.invalidateQueries()
  }
}
