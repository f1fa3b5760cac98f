import type { CorridorWire, RecipientWire } from '@puente/contract/customer'
import { askedOf, emptyRecipient, RecipientFormView, type RecipientValues } from '@puente/recipient-ui'
import { Button, Notice } from '@puente/ui'
import { hasCode, refusalOf, useEndpointForm, type FormDraft } from '@puente/web'
import type { ReactNode } from 'react'
import { LocalityInput } from '../localities/locality-input.tsx'
import { fieldsOf } from './fields-of.ts'
import { AlreadyStored } from './kept-already.tsx'
import { faultsOfServer } from './recipient-faults.ts'
import { withName } from './same-name.ts'
import { words } from './words.ts'
import { useStoreRecipient } from './use-keep-recipient.ts'

interface RecipientFormProps {
  corridor: CorridorWire
  draft: FormDraft<RecipientValues>
  /** The customer's recipients in this corridor. */
  stored: readonly RecipientWire[]
  onKept: (recipient: RecipientWire) => unknown
  /** Places the submit button. */
  Actions: (props: { children: ReactNode }) => ReactNode
}

/** Stores a new recipient; the account may be stored already. */
export function RecipientForm({ corridor, draft, stored, onKept, Actions }: RecipientFormProps) {
  const fields = fieldsOf(corridor)
  const keep = useStoreRecipient(corridor, onKept)
  const form = useEndpointForm<RecipientValues>({
    sending: keep,
    defaults: emptyRecipient(fields),
    draft,
    faults: (error, values) => faultsOfServer(error, askedOf(fields, values), values.details),
    // A recipient that is already stored has its own message on the screen.
    refusal: (error) => (hasCode(error, 'recipient-already-kept') ? undefined : refusalOf(error)),
    submit: ({ relationship, ...values }) => relationship === '' || keep.mutate({ ...values, relationship }),
  })
  return (
    <RecipientFormView
      corridor={{ ...corridor, fields }}
      form={form}
      LocalityField={LocalityInput}
      Actions={Actions}
      notice={
        <>
          <AlreadyStored error={keep.error} onKept={onKept} />
          <SameName recipient={withName(stored, form.watch('name'))} onKept={onKept} />
        </>
      }
    />
  )
}

/** Shown while another recipient has the typed name: it may be the same one. */
function SameName({
  recipient,
  onKept,
}: {
  recipient: RecipientWire | undefined
  onKept: RecipientFormProps['onKept']
}) {
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
