import type { LevelView } from '@puente/contract/customer'
import { useKeyOf } from '@puente/web'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'

/** The customer's level and what the next one needs. */
export const levelQuery = queryOptions({ queryKey: ['level'], queryFn: () => api.getLevel({}) })

/** Shows the returned level at once. */
function useShow() {
  const queryClient = useQueryClient()
  return (view: LevelView) => queryClient.setQueryData(levelQuery.queryKey, view)
}

/** Saves parts of the declaration. */
export function useDeclare() {
  const show = useShow()
  return useMutation({
    mutationFn: (body: Parameters<typeof api.saveLevelDeclaration>[0]['body']) =>
      api.saveLevelDeclaration({ body }),
    onSuccess: show,
  })
}

/** Opens the application, which requests the missing documents; `then` runs when they are requested. */
export function useApply(then: () => unknown) {
  const show = useShow()
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: () => api.applyForLevel({ idempotencyKey: keyOf('apply') }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async (view) => {
      show(view)
      // The requested documents are pending items, which other screens have cached.
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'level' })
      await then()
    },
  })
}

/** Submits the application. */
export function useSubmitLevel() {
  const show = useShow()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: () => api.submitLevelApplication({ idempotencyKey: keyOf('submit') }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: show,
  })
}
