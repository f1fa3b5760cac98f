import type { DonationWire } from '@puente/contract/customer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useKeyOf } from '../../shell/use-key-of.ts'
import { pendingQuery } from '../pending/pending-queries.ts'
import type { Decided } from './decision.ts'
import { keepProgram, programQuery, rewardsQuery } from './referral-queries.ts'

/** Rewards set for fees, or kept for later: one tap, answered with the programme as it is then. */
export function useSettle(onDecided: (decided: Decided) => void) {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: async (how: 'use' | 'keep') => {
      // What there was when it was asked is part of the intention: a later reward makes it another one.
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
        keepProgram(queryClient, program),
        queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey }),
      ])
    },
    onError: () => queryClient.invalidateQueries({ queryKey: programQuery.queryKey }),
  })
}

/** A donation: asked, which moves nothing, and confirmed, which gives the money away. */
export function useDonation(onDecided: (decided: Decided) => void) {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const refresh = () =>
    Promise.all(
      [programQuery.queryKey, rewardsQuery.queryKey, pendingQuery.queryKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  const ask = useMutation({
    mutationFn: (causeId: string) =>
      // Each time it is asked it is asked anew: the half hour to confirm it begins again.
      api.startDonation({ body: { causeId }, idempotencyKey: crypto.randomUUID() }),
    onError: refresh,
  })
  const confirm = useMutation({
    mutationFn: ({ id }: DonationWire) =>
      api.confirmDonation({ params: { id }, body: {}, idempotencyKey: keyOf({ id }) }),
    onSuccess: ({ amount, cause }) => {
      onDecided({ how: 'donate', amount, cause: cause.name })
      return refresh()
    },
    onError: refresh,
    onSettled: () => ask.reset(),
  })
  return { ask, confirm }
}
