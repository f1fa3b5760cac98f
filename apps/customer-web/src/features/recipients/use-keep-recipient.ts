import type { Relationship } from '@puente/contract'
import type { CorridorWire, RecipientWire } from '@puente/contract/customer'
import { checkFields, type RecipientField } from '@puente/contract/corridors'
import { hasCode, refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useKeyOf } from '../../shell/use-key-of.ts'
import { fieldsOf } from './field-words.ts'
import { faultsOfServer } from './recipient-faults.ts'
import type { RecipientValues } from './recipient-form.tsx'
import { recipientQuery } from './recipient-queries.ts'

/** Stores a recipient; the same data sent twice are stored once. */
export function useKeepRecipient(
  corridor: CorridorWire,
  asked: readonly RecipientField[],
  onKept: (recipient: RecipientWire) => unknown,
) {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const mutation = useMutation({
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
    onSuccess: async (recipient) => {
      queryClient.setQueryData(recipientQuery(recipient.id).queryKey, recipient)
      void queryClient.invalidateQueries({ queryKey: ['recipients'], refetchType: 'none' })
      await onKept(recipient)
    },
  })
  const { error, isPending } = mutation
  return {
    isPending,
    error,
    // A recipient that is already stored has its own message on the screen.
    refusal: hasCode(error, 'recipient-already-kept') ? undefined : refusalOf(error),
    faults: faultsOfServer(error, asked),
    keep: ({ relationship, ...values }: RecipientValues) => {
      if (relationship !== '') mutation.mutate({ ...values, relationship })
    },
  }
}
