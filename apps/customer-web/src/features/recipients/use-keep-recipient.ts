import { useKeyOf } from '@puente/web'
import type { Relationship } from '@puente/contract'
import type { CorridorWire, RecipientWire } from '@puente/contract/customer'
import { checkFields } from '@puente/contract/corridors'
import type { OrderAnswers, RecipientValues } from '@puente/recipient-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { fieldsOf } from './fields-of.ts'
import { recipientQuery } from './recipient-queries.ts'

/** Continues with a stored recipient, and with what the form asked about the order to it. */
export type OnRecipient = (recipient: RecipientWire, order: OrderAnswers | undefined) => unknown

/** Stores a recipient; the same data sent twice are stored once. */
export function useStoreRecipient(corridor: CorridorWire, onKept: OnRecipient) {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: ({ kind, name, relationship, details }: RecipientValues & { relationship: Relationship }) => {
      const { normalised } = checkFields(fieldsOf(corridor), kind, details)
      const body = {
        corridorId: corridor.id,
        kind,
        name: name.trim(),
        relationship,
        details: { ...normalised },
      }
      return api.createRecipient({ body, idempotencyKey: keyOf(body) })
    },
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async (recipient, { order }) => {
      queryClient.setQueryData(recipientQuery(recipient.id).queryKey, recipient)
      void queryClient.invalidateQueries({ queryKey: ['recipients'], refetchType: 'none' })
      await onKept(recipient, order)
    },
  })
}
