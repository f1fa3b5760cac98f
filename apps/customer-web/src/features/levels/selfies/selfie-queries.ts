import { useKeyOf } from '@puente/web'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** Where the selfie stands, and the text of the consent. */
export const selfieQuery = queryOptions({
  queryKey: ['level', 'selfie'],
  queryFn: ({ signal }) => api.getSelfie({}, { signal }),
})

/** The files of the selfie, latest first. */
export const selfieFilesQuery = queryOptions({
  queryKey: ['level', 'selfie', 'files'],
  queryFn: ({ signal }) => api.listDocuments({ query: { kind: 'selfie' } }, { signal }),
})

/** Refetches the level with its selfie; called when the file or the answer changed. */
export function useSelfieChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['level'] })
}

/** Consents to the text with this hash. */
export function useGiveConsent() {
  const changed = useSelfieChanged()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: (hash: string) => api.giveSelfieConsent({ body: { hash }, idempotencyKey: keyOf(hash) }),
    onSettled: (_, error) => {
      keyOf.settled(error)
      return changed()
    },
  })
}

/** Refuses the selfie: staff check in another way. */
export function useRefuseSelfie() {
  const changed = useSelfieChanged()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: () => api.refuseSelfie({ body: {}, idempotencyKey: keyOf('refuse') }),
    onSettled: (_, error) => {
      keyOf.settled(error)
      return changed()
    },
  })
}
