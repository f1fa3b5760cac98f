import { isRefusal, refuse, type Id, type Refusal, type Relationship } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { createRecipient } from './create-recipient.ts'
import type { Recipient } from './recipient.ts'
import { endForm, lockForm } from './recipient-forms.store.ts'
import { savePreferences } from './recipients.store.ts'
import { waitsForAcceptance } from './share-form.ts'

/** Makes the proposal of a form a recipient of the customer, with the rules of any new recipient. */
export async function acceptForm(
  work: Work,
  customerId: Id<'customer'>,
  id: string,
  relationship: Relationship,
): Promise<
  | Recipient
  | Refusal<
      | 'not-found'
      | 'not-allowed'
      | 'recipient-form-closed'
      | 'account-closed'
      | 'corridor-unknown'
      | 'fields-wrong'
      | 'recipient-already-kept'
      | 'contact-just-changed'
    >
> {
  const form = await lockForm(work, customerId, id)
  if (form === undefined) return refuse('not-found')
  const { proposal, corridorId, alias } = form
  if (proposal === undefined || !waitsForAcceptance(form, work.realNow))
    return refuse('recipient-form-closed')
  const { kind, name, details } = proposal
  const created = await createRecipient(work, { corridorId, kind, name, details, relationship })
  if (isRefusal(created)) return created
  if (alias !== undefined) await savePreferences(work, created, { alias, favourite: false, archived: false })
  await endForm(work, form.id, 'accepted')
  await work.audit({
    action: 'acceptRecipientForm',
    subject: form.id,
    facts: { customerId, recipientId: created.id },
  })
  return { ...created, alias }
}
