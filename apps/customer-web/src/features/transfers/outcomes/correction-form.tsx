import { checkFields } from '@puente/contract/corridors'
import type { CorridorWire, RecipientWire, TransferWire } from '@puente/contract/customer'
import {
  askedOf,
  CorridorFields,
  nameFault,
  useAskedFields,
  type RecipientValues,
} from '@puente/recipient-ui'
import { Button, Form, Muted, TextInput } from '@puente/ui'
import { useEndpointForm, useKeyOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { LocalityInput } from '../../localities/locality-input.tsx'
import { fieldsOf } from '../../recipients/fields-of.ts'
import { recipientsKey } from '../../recipients/recipient-queries.ts'
import { faultsOfServer } from '../../recipients/recipient-faults.ts'
import { storeTransfer } from '../transfer-queries.ts'
import { knownDetails } from './asked-anew.ts'
import { words } from './words.ts'

interface CorrectionFormProps {
  transfer: TransferWire
  correction: NonNullable<TransferWire['correction']>
  corridor: CorridorWire
  kept: RecipientWire
}

/** Sends the corrected data under one idempotency key; `detailsOf` returns them as the bank takes them. */
function useCorrect(id: string, detailsOf: (values: RecipientValues) => Readonly<Record<string, string>>) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: (values: RecipientValues) => {
      const body = { name: values.name.trim(), details: { ...detailsOf(values) } }
      return api.correctRecipient({ params: { id }, body, idempotencyKey: keyOf(body) })
    },
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async (corrected) => {
      await storeTransfer(queryClient, corrected)
      await router.navigate({ href: paths.transfer(id) })
      // The server has updated the recipient; cached recipients still have the rejected account.
      queryClient.removeQueries({ queryKey: recipientsKey })
    },
  })
}

/** The data sent to the bank, to be corrected; the same money is then sent again. */
export function CorrectionForm({ transfer, correction, corridor, kept }: CorrectionFormProps) {
  const { id, recipient } = transfer
  const fields = fieldsOf(corridor)
  const known = knownDetails(kept.details, recipient.accountEnding, correction.reason)
  const correct = useCorrect(id, ({ details }) => checkFields(fields, kept.kind, details).normalised)
  const form = useEndpointForm<RecipientValues>({
    sending: correct,
    defaults: {
      kind: kept.kind,
      name: recipient.name,
      relationship: kept.relationship,
      details: Object.fromEntries(fields.map(({ name }) => [name, known[name] ?? ''])),
    },
    faults: (error, values) => faultsOfServer(error, askedOf(fields, values), values.details),
    submit: (values) => correct.mutate(values),
  })
  const asked = useAskedFields(form, fields)
  const isAskedAnew = fields.some(({ name }) => (kept.details[name] ?? '') !== (known[name] ?? ''))
  return (
    <Form {...form.props}>
      <TextInput
        label={words('correction.name')}
        hint={words('correction.nameHint')}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={140}
        {...form.field('name', {
          required: words('correction.nameMissing'),
          validate: (typed) => nameFault(corridor, typed) ?? true,
        })}
      />
      {isAskedAnew ? <Muted>{words('correction.account', { ending: recipient.accountEnding })}</Muted> : null}
      <CorridorFields country={corridor.country} fields={asked} form={form} LocalityField={LocalityInput} />
      <Muted>{words('correction.kept', { name: recipient.name })}</Muted>
      <Muted>{words('correction.stepUp')}</Muted>
      <Button type="submit" kind="main" fullWidth busy={correct.isPending}>
        {words('correction.submit')}
      </Button>
    </Form>
  )
}
