import type { CorridorWire, RecipientWire } from '@puente/contract/customer'
import { askedOf, emptyRecipient, RecipientFormView, type RecipientValues } from '@puente/recipient-ui'
import { hasCode, refusalOf, useEndpointForm, type FormDraft } from '@puente/web'
import { LocalityInput } from '../localities/locality-input.tsx'
import { fieldsOf } from './fields-of.ts'
import { AlreadyStored } from './kept-already.tsx'
import { faultsOfServer } from './recipient-faults.ts'
import { useStoreRecipient } from './use-keep-recipient.ts'

interface RecipientFormProps {
  corridor: CorridorWire
  draft: FormDraft<RecipientValues>
  onKept: (recipient: RecipientWire) => unknown
}

/** Stores a new recipient; the account may be stored already. */
export function RecipientForm({ corridor, draft, onKept }: RecipientFormProps) {
  const fields = fieldsOf(corridor)
  const keep = useStoreRecipient(corridor, onKept)
  const form = useEndpointForm<RecipientValues>({
    sending: keep,
    defaults: emptyRecipient(fields),
    draft,
    faults: (error, values) => faultsOfServer(error, askedOf(fields, values)),
    // A recipient that is already stored has its own message on the screen.
    refusal: (error) => (hasCode(error, 'recipient-already-kept') ? undefined : refusalOf(error)),
    submit: ({ relationship, ...values }) => relationship === '' || keep.mutate({ ...values, relationship }),
  })
  return (
    <RecipientFormView
      corridor={{ ...corridor, fields }}
      form={form}
      LocalityField={LocalityInput}
      notice={<AlreadyStored error={keep.error} onKept={onKept} />}
    />
  )
}
