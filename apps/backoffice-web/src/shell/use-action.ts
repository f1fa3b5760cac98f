import { useIdempotencyKey } from '@puente/web'
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'

/** What somebody of staff does: sent once however often it is pressed; afterwards every list and count is asked anew. */
export function useAction<Input, Output>(
  call: (input: Input, idempotencyKey: string) => Promise<Output>,
): UseMutationResult<Output, Error, Input> {
  const { key, settled } = useIdempotencyKey()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => call(input, key),
    onSettled: (_, error) => {
      settled(error)
      return queryClient.invalidateQueries()
    },
  })
}
