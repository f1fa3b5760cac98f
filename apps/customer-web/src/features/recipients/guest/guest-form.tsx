import { recipientKinds } from '@puente/contract'
import { checkFields } from '@puente/contract/corridors'
import type { CorridorWire } from '@puente/contract/customer'
import {
  askedOf,
  CorridorFields,
  emptyRecipient,
  useAskedFields,
  type LocalityFieldProps,
  type RecipientValues,
} from '@puente/recipient-ui'
import { Button, Card, Form, RadioCards, TextInput } from '@puente/ui'
import { hasCode, HttpError, useEndpointForm, useFormValues } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { fieldsOf } from '../fields-of.ts'
import { goneIn, type Gone } from './guest-queries.ts'
import type { GuestTexts } from './guest-texts.ts'

interface GuestFormProps {
  texts: GuestTexts
  token: string
  sender: string
  corridor: CorridorWire
  onEnd: (how: 'sent' | Gone) => void
}

/** The fields of the corridor with the rules of the customers' form, in the reader's language. */
export function GuestForm({ texts, token, sender, corridor, onEnd }: GuestFormProps) {
  const { words, fields: fieldTexts } = texts
  const fields = fieldsOf(corridor)
  const send = useMutation({
    mutationFn: ({ kind, name, details }: RecipientValues) =>
      api.fillSharedForm({
        params: { token },
        body: { kind, name: name.trim(), details: { ...checkFields(fields, kind, details).normalised } },
      }),
    onSuccess: () => onEnd('sent'),
    onError: (error) => {
      const gone = goneIn(error)
      if (gone !== undefined) onEnd(gone)
    },
  })
  const form = useEndpointForm<RecipientValues>({
    sending: send,
    defaults: { ...emptyRecipient(fields), relationship: 'other' },
    faults: (error, values) => faultsIn(error, texts, corridor, values),
    refusal: (error) => refusalIn(error, texts),
    submit: (values) => send.mutate(values),
  })
  const asked = useAskedFields(form, fields)
  const [kind] = useFormValues(form, ['kind'])
  return (
    <Card>
      <Form {...form.props}>
        <RadioCards
          legend={words('kind')}
          columns={2}
          options={recipientKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
          {...form.choice('kind')}
        />
        <TextInput
          label={words(`name.${kind}`)}
          hint={words('nameHint')}
          autoComplete={kind === 'person' ? 'name' : 'organization'}
          autoCapitalize="words"
          maxLength={140}
          {...form.field('name', {
            required: words('nameMissing'),
            validate: (name) => fieldTexts.nameFault(corridor, name) ?? true,
          })}
        />
        <CorridorFields
          country={corridor.country}
          fields={asked}
          form={form}
          LocalityField={PlainLocality}
          texts={fieldTexts}
        />
        <Button type="submit" kind="main" fullWidth busy={send.isPending}>
          {words('submit', { sender })}
        </Button>
      </Form>
    </Card>
  )
}

/** A city or state without suggestions, which only customers get. */
function PlainLocality({ name, label, hint, optional, text, onText, onBlur, maxLength }: LocalityFieldProps) {
  return (
    <TextInput
      name={name}
      label={label}
      hint={hint}
      optional={optional}
      value={text}
      onChange={({ target }) => onText(target.value)}
      onBlur={onBlur}
      autoComplete="off"
      maxLength={maxLength}
    />
  )
}

/** The server's faults at their fields, in the reader's language. */
function faultsIn(
  error: unknown,
  { fields: texts }: GuestTexts,
  corridor: CorridorWire,
  values: RecipientValues,
): Record<string, string> {
  if (!(error instanceof HttpError)) return {}
  const asked = askedOf(fieldsOf(corridor), values)
  return Object.fromEntries(
    (error.problem?.fields ?? []).flatMap(({ at, fault }): [string, string][] => {
      if (at === 'name') return [[at, texts.nameFault(corridor, values.name) ?? '']]
      const field = asked.find(({ name }) => at === `details.${name}`)
      return field === undefined
        ? []
        : [[at, texts.fieldFaultWords(field, fault, values.details[field.name])]]
    }),
  )
}

/** The text of a refusal in the reader's language, except that of an ended link, which has its own page. */
function refusalIn(error: unknown, { words }: GuestTexts) {
  if (error === null || goneIn(error) !== undefined || hasCode(error, 'fields-wrong')) return undefined
  const title = words('notSent.title')
  if (hasCode(error, 'corridor-unknown')) return { title, message: words('notSent.closed') }
  if (hasCode(error, 'too-many-requests')) return { title, message: words('notSent.tooMany') }
  return { title, message: words('notSent.text') }
}
