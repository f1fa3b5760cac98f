import type { DonationWire } from '@puente/contract/customer'
import { useKeyOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pendingQuery } from '../tasks/pending-queries.ts'
import type { Decided } from './decision.ts'
import { storeProgram, programQuery, rewardsQuery } from './referral-queries.ts'

/** Uses rewards for fees or keeps them for later; stores the programme of the response. */
export function useSettle(onDecided: (decided: Decided) => void) {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: async (how: 'use' | 'keep') => {
      // The balance seen is part of the request: if a reward arrives later, it is another request.
      const before = queryClient.getQueryData(programQuery.queryKey)
      const idempotencyKey = keyOf({ how, before })
      const call = how === 'use' ? api.applyRewards : api.keepRewards
      return { how, program: await call({ body: {}, idempotencyKey }) }
    },
    onSuccess: async ({ how, program }) => {
      onDecided(
        how === 'use'
          ? { how, amount: program.unspent }
          : { how, until: program.keptUntil ?? new Date(0).toISOString() },
      )
      await Promise.all([
        storeProgram(queryClient, program),
        queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey }),
      ])
    },
    onError: () => queryClient.invalidateQueries({ queryKey: programQuery.queryKey }),
    onSettled: (_, error) => keyOf.settled(error),
  })
}

/** A donation in two calls: the first only prepares it, the second confirms it and donates the money. */
export function useDonation(onDecided: (decided: Decided) => void) {
  const queryClient = useQueryClient()
  const askKeyOf = useKeyOf()
  const keyOf = useKeyOf()
  const refresh = () =>
    Promise.all(
      [programQuery.queryKey, rewardsQuery.queryKey, pendingQuery.queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  const ask = useMutation({
    mutationFn: (causeId: string) =>
      // Every start creates a new donation, so that its 30 minutes for confirmation begin again.
      api.startDonation({ body: { causeId }, idempotencyKey: askKeyOf(causeId) }),
    onError: refresh,
    onSettled: (_, error) => askKeyOf.settled(error),
  })
  const confirm = useMutation({
    mutationFn: ({ id }: DonationWire) =>
      api.confirmDonation({ params: { id }, body: {}, idempotencyKey: keyOf({ id }) }),
    onSuccess: ({ amount, cause }) => {
      onDecided({ how: 'donate', amount, cause: cause.name })
      return refresh()
    },
    onError: refresh,
    onSettled: (_, error) => {
      keyOf.settled(error)
      ask.reset()
    },
  })
  return { ask, confirm }
}
