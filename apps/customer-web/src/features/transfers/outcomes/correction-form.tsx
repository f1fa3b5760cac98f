import { checkFields } from '@puente/contract/corridors'
import type { CorridorWire, RecipientWire, TransferWire } from '@puente/contract/customer'
import { Button, Form, Muted, TextInput } from '@puente/ui'
import { refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { useKeyOf } from '../../../shell/use-key-of.ts'
import { CorridorFields } from '../../recipients/corridor-field.tsx'
import { fieldsOf, nameFault } from '../../recipients/field-words.ts'
import { recipientsKey } from '../../recipients/recipient-queries.ts'
import { faultsOfForm, faultsOfServer } from '../../recipients/recipient-faults.ts'
import type { RecipientValues } from '../../recipients/recipient-form.tsx'
import { useAskedFields } from '../../recipients/use-asked-fields.ts'
import { keepTransfer } from '../transfer-queries.ts'
import { knownDetails } from './asked-anew.ts'
import { words } from './words.ts'

interface CorrectionFormProps {
  transfer: TransferWire
  correction: NonNullable<TransferWire['correction']>
  corridor: CorridorWire
  kept: RecipientWire
}

/** The data sent to the bank, to be corrected; the same money is then sent again. */
export function CorrectionForm({ transfer, correction, corridor, kept }: CorrectionFormProps) {
  const { id, recipient } = transfer
  const queryClient = useQueryClient()
  const router = useRouter()
  const keyOf = useKeyOf()
  const fields = fieldsOf(corridor)
  const known = knownDetails(kept.details, recipient.accountEnding, correction.reason)
  const form = useForm<RecipientValues>({
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: {
      kind: kept.kind,
      name: recipient.name,
      relationship: kept.relationship,
      details: Object.fromEntries(fields.map(({ name }) => [name, known[name] ?? ''])),
    },
  })
  const asked = useAskedFields(corridor, form.control)
  const correct = useMutation({
    mutationFn: ({ name, details }: RecipientValues) => {
      const body = { name: name.trim(), details: { ...checkFields(fields, kept.kind, details).normalised } }
      return api.correctRecipient({ params: { id }, body, idempotencyKey: keyOf(body) })
    },
    onSuccess: async (corrected) => {
      await keepTransfer(queryClient, corrected)
      await router.navigate({ href: paths.transfer(id) })
      // The server has updated the recipient; cached recipients still have the rejected account.
      queryClient.removeQueries({ queryKey: recipientsKey })
    },
  })
  const isAskedAnew = fields.some(({ name }) => (kept.details[name] ?? '') !== (known[name] ?? ''))
  return (
    <Form
      busy={correct.isPending}
      refusal={refusalOf(correct.error)}
      faults={{ ...faultsOfServer(correct.error, asked), ...faultsOfForm(form.formState.errors) }}
      onSubmit={form.handleSubmit((values) => correct.mutate(values))}
    >
      <TextInput
        label={words('correction.name')}
        hint={words('correction.nameHint')}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={140}
        {...form.register('name', {
          required: words('correction.nameMissing'),
          validate: (name) => nameFault(corridor, name) ?? true,
        })}
      />
      {isAskedAnew ? <Muted>{words('correction.account', { ending: recipient.accountEnding })}</Muted> : null}
      <CorridorFields country={corridor.country} fields={asked} form={form} />
      <Muted>{words('correction.kept', { name: recipient.name })}</Muted>
      <Muted>{words('correction.stepUp')}</Muted>
      <Button type="submit" kind="main" fullWidth busy={correct.isPending}>
        {words('correction.submit')}
      </Button>
    </Form>
  )
}
