import type { Relationship } from '@puente/contract'
import type { CorridorWire, RecipientWire } from '@puente/contract/customer'
import {
  askedOf,
  emptyRecipient,
  RecipientFormView,
  type OrderAnswers,
  type RecipientValues,
} from '@puente/recipient-ui'
import { Button, Notice } from '@puente/ui'
import {
  hasCode,
  refusalOf,
  useEndpointForm,
  useFormValues,
  type EndpointForm,
  type FormDraft,
} from '@puente/web'
import type { ReactNode } from 'react'
import { LocalityInput } from '../localities/locality-input.tsx'
import { fieldsOf } from './fields-of.ts'
import { AlreadyStored } from './kept-already.tsx'
import { faultsOfServer } from './recipient-faults.ts'
import { withName } from './same-name.ts'
import { words } from './words.ts'
import { useStoreRecipient, type OnRecipient } from './use-keep-recipient.ts'

interface RecipientFormProps {
  corridor: CorridorWire
  draft: FormDraft<RecipientValues>
  /** The customer's recipients in this corridor. */
  stored: readonly RecipientWire[]
  /** The initial answers about the order to the recipient. */
  order: OrderAnswers
  onKept: OnRecipient
  /** Called when a relationship is chosen. */
  onRelationship: (form: EndpointForm<RecipientValues>, relationship: Relationship) => void
  /** Asks about the order, below the fields of the recipient. */
  questions: (form: EndpointForm<RecipientValues>) => ReactNode
  /** Places the submit button. */
  Actions: (props: { children: ReactNode }) => ReactNode
}

/** Stores a new recipient; the account may be stored already. */
export function RecipientForm(props: RecipientFormProps) {
  const { corridor, draft, stored, order, onKept, onRelationship, questions, Actions } = props
  const fields = fieldsOf(corridor)
  const keep = useStoreRecipient(corridor, onKept)
  const form = useEndpointForm<RecipientValues>({
    sending: keep,
    defaults: { ...emptyRecipient(fields), order },
    draft,
    faults: (error, values) => faultsOfServer(error, askedOf(fields, values), values.details),
    // A recipient that is already stored has its own message on the screen.
    refusal: (error) => (hasCode(error, 'recipient-already-kept') ? undefined : refusalOf(error)),
    submit: ({ relationship, ...values }) => relationship === '' || keep.mutate({ ...values, relationship }),
  })
  const onFound = (recipient: RecipientWire) => onKept(recipient, form.getValues('order'))
  return (
    <RecipientFormView
      corridor={{ ...corridor, fields }}
      form={form}
      LocalityField={LocalityInput}
      Actions={Actions}
      onRelationship={(relationship) => onRelationship(form, relationship)}
      notice={
        <>
          <AlreadyStored error={keep.error} onKept={onFound} />
          <SameName form={form} stored={stored} onKept={onFound} />
        </>
      }
    >
      {questions(form)}
    </RecipientFormView>
  )
}

interface SameNameProps extends Pick<RecipientFormProps, 'stored'> {
  form: EndpointForm<RecipientValues>
  onKept: (recipient: RecipientWire) => unknown
}

/** Shown while another recipient has the typed name: it may be the same one. */
function SameName({ form, stored, onKept }: SameNameProps) {
  const [name] = useFormValues(form, ['name'])
  const recipient = withName(stored, name)
  if (recipient === undefined) return null
  return (
    <Notice
      title={words('form.sameName', { name: recipient.name })}
      actions={<Button onPress={() => onKept(recipient)}>{words('form.useKept')}</Button>}
    >
      {words('form.sameNameText', { ending: recipient.accountEnding })}
    </Notice>
  )
}
