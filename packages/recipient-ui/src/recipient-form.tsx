import { recipientKinds, relationships, type Relationship } from '@puente/contract'
import { Button, Form, RadioCards, Select, TextInput } from '@puente/ui'
import { useFormValues, type EndpointForm } from '@puente/web'
import type { ReactNode } from 'react'
import { CorridorFields, type LocalityFieldProps } from './corridor-fields.tsx'
import { nameFault, relationshipText } from './field-words.ts'
import type { RecipientCorridor, RecipientValues } from './recipient-values.ts'
import { useAskedFields } from './use-asked-fields.ts'
import { words } from './words.ts'

interface RecipientFormViewProps {
  corridor: RecipientCorridor
  form: EndpointForm<RecipientValues>
  /** The input of a city or state, with the suggestions of the app. */
  LocalityField: (props: LocalityFieldProps) => ReactNode
  /** Shown above the fields. */
  notice?: ReactNode
  /** Called when a relationship is chosen. */
  onRelationship?: (relationship: Relationship) => void
  /** Shown below the fields. */
  children?: ReactNode
  /** Places the submit button, for example at the bottom of the window; by default below the fields. */
  Actions?: (props: { children: ReactNode }) => ReactNode
  /** Whether the data of a stored recipient are changed: its kind stays as it is. */
  isChange?: boolean
}

const InPlace = ({ children }: { children: ReactNode }) => children

/** The recipient: name, relationship to the customer, and the fields that this corridor requires. */
export function RecipientFormView({
  corridor,
  form,
  LocalityField,
  notice,
  onRelationship,
  children,
  Actions = InPlace,
  isChange = false,
}: RecipientFormViewProps) {
  const asked = useAskedFields(form, corridor.fields)
  const [kind] = useFormValues(form, ['kind'])
  return (
    <Form {...form.props}>
      {notice}
      {isChange ? null : (
        <RadioCards
          legend={words('form.kind')}
          columns={2}
          options={recipientKinds.map((value) => ({ value, label: words(`form.kinds.${value}`) }))}
          {...form.choice('kind')}
        />
      )}
      <TextInput
        label={words(`form.name.${kind}`)}
        hint={words('form.nameHint')}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={140}
        {...form.field('name', {
          required: words('form.nameMissing'),
          validate: (name) => nameFault(corridor, name) ?? true,
        })}
      />
      <Select
        label={words('form.relationship')}
        placeholder={words('form.choose')}
        options={relationships.map((value) => ({ value, label: relationshipText(value) }))}
        {...form.field('relationship', {
          required: words('form.relationshipMissing'),
          onChange: () => {
            form.clearErrors('relationship')
            const relationship = form.getValues('relationship')
            if (relationship !== '') onRelationship?.(relationship)
          },
        })}
      />
      <CorridorFields country={corridor.country} fields={asked} form={form} LocalityField={LocalityField} />
      {children}
      <Actions>
        <Button type="submit" kind="primary" fullWidth busy={form.props.busy}>
          {words(isChange ? 'form.submitChange' : 'form.submit')}
        </Button>
      </Actions>
    </Form>
  )
}
