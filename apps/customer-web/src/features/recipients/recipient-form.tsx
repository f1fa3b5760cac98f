import { recipientKinds, relationships } from '@puente/contract'
import type { CorridorWire, RecipientWire } from '@puente/contract/customer'
import { Button, Form, RadioCards, Select, TextInput } from '@puente/ui'
import { useForm, useWatch } from 'react-hook-form'
import type { RecipientDraft } from '../send/draft-store.ts'
import { fieldsOf, nameFault } from './field-words.ts'
import { CorridorFields } from './corridor-field.tsx'
import { KeptAlready } from './kept-already.tsx'
import { faultsOfForm } from './recipient-faults.ts'
import { useAskedFields } from './use-asked-fields.ts'
import { useKeepRecipient } from './use-keep-recipient.ts'
import { useWatchedDraft } from './use-watched-draft.ts'
import { words } from './words.ts'

export type RecipientValues = Omit<RecipientDraft, 'corridorId'>

interface RecipientFormProps {
  corridor: CorridorWire
  initial: RecipientDraft | undefined
  /** Called on every change with all values typed so far. */
  onDraft: (draft: RecipientDraft) => void
  onKept: (recipient: RecipientWire) => unknown
}

/** The recipient: name, relationship to the customer, and the fields that this corridor requires. */
export function RecipientForm({ corridor, initial, onDraft, onKept }: RecipientFormProps) {
  const form = useForm<RecipientValues>({
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues:
      initial?.corridorId === corridor.id ? initial : emptyValues(fieldsOf(corridor).map(({ name }) => name)),
  })
  const { clearErrors, control, register, setValue, handleSubmit, formState } = form
  const kind = useWatch({ control, name: 'kind' })
  const asked = useAskedFields(corridor, control)
  const keep = useKeepRecipient(corridor, asked, onKept)
  useWatchedDraft(control, (values) => onDraft({ ...values, corridorId: corridor.id }))

  return (
    <Form
      busy={keep.isPending}
      refusal={keep.refusal}
      faults={{ ...keep.faults, ...faultsOfForm(formState.errors) }}
      onSubmit={handleSubmit((values) => keep.keep(values))}
    >
      <KeptAlready error={keep.error} onKept={onKept} />
      <RadioCards
        name="kind"
        legend={words('form.kind')}
        columns={2}
        value={kind}
        onChange={(next) => setValue('kind', next, { shouldDirty: true })}
        options={recipientKinds.map((value) => ({ value, label: words(`form.kinds.${value}`) }))}
      />
      <TextInput
        label={words(`form.name.${kind}`)}
        hint={words('form.nameHint')}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={140}
        {...register('name', {
          required: words('form.nameMissing'),
          validate: (name) => nameFault(corridor, name) ?? true,
        })}
      />
      <Select
        label={words('form.relationship')}
        placeholder={words('form.choose')}
        options={relationships.map((value) => ({ value, label: words(`relationships.${value}`) }))}
        {...register('relationship', {
          required: words('form.relationshipMissing'),
          onChange: () => clearErrors('relationship'),
        })}
      />
      <CorridorFields country={corridor.country} fields={asked} form={form} />
      <Button type="submit" kind="primary" fullWidth busy={keep.isPending}>
        {words('form.submit')}
      </Button>
    </Form>
  )
}

function emptyValues(names: readonly string[]): RecipientValues {
  return {
    kind: 'person',
    name: '',
    relationship: '',
    details: Object.fromEntries(names.map((name) => [name, ''])),
  }
}
