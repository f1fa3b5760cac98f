import { useKeyOf } from '@puente/web'
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'

/**
 * An action of staff: pressing twice sends it once, under one idempotency key; afterwards all queries are
 * refetched.
 */
export function useAction<Input, Output>(
  call: (input: Input, idempotencyKey: string) => Promise<Output>,
): UseMutationResult<Output, Error, Input> {
  const keyOf = useKeyOf()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => call(input, keyOf(input)),
    onSettled: (_, error) => {
      keyOf.settled(error)
      return queryClient.invalidateQueries()
    },
  })
}
