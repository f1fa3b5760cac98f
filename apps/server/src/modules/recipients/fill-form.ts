import { isRefusal, refuse, type RecipientKind, type Refusal } from '@puente/contract'
import type { SharedFormWire } from '@puente/contract/customer'
import { checkFields, normalName } from '@puente/contract/corridors'
import type { Work } from '../../platform/work.ts'
import { linkTokenHash } from '../access/index.ts'
import { corridorInForce } from '../corridors/index.ts'
import { closedRefusal, customerFor, givenNamesOf } from '../customers/index.ts'
import { faultsOf } from './create-recipient.ts'
import { recipientFormRules, stateOfForm, type RecipientForm } from './recipient-form.ts'
import { fillForm, lockFormOfLink } from './recipient-forms.store.ts'

type Gone = Refusal<'recipient-form-gone'>

const gone = (why: 'unknown' | 'expired' | 'used' | 'revoked'): Gone => refuse('recipient-form-gone', { why })

/** The open form of a link, locked. A form of a closed account answers as a revoked one. */
async function openForm(work: Work, token: string): Promise<RecipientForm | Gone> {
  const hash = linkTokenHash(token)
  const form = hash && (await lockFormOfLink(work, hash))
  if (form === undefined) return gone('unknown')
  const state = stateOfForm(form, work.realNow)
  if (state === 'revoked') return gone('revoked')
  if (state === 'expired' && form.status === 'open') return gone('expired')
  if (state !== 'open') return gone('used')
  return (await closedRefusal(work, form.customerId)) === undefined ? form : gone('revoked')
}

/** The form of a link as its recipient sees it. */
export async function sharedForm(work: Work, token: string): Promise<SharedFormWire | Gone> {
  const form = await openForm(work, token)
  if (isRefusal(form)) return form
  const sender = await customerFor(work, form.customerId)
  if (sender === undefined) return gone('revoked')
  return {
    senderName: sender.kind === 'company' ? sender.name : givenNamesOf(sender.name),
    corridorId: form.corridorId,
    country: form.country,
    expiresAt: form.expiresAt.toISOString(),
  }
}

/** The data of a recipient as they typed them. */
interface TypedProposal {
  readonly kind: RecipientKind
  readonly name: string
  /** Values of the corridor's fields. */
  readonly details: Readonly<Record<string, string>>
}

/** Stores what the recipient typed as a proposal, checked as a recipient's data are. The link ends. */
export async function proposeRecipient(
  work: Work,
  token: string,
  typed: TypedProposal,
): Promise<true | Gone | Refusal<'corridor-unknown' | 'fields-wrong'>> {
  const form = await openForm(work, token)
  if (isRefusal(form)) return form
  const corridor = await corridorInForce(work, form.corridorId)
  if (corridor === undefined) return refuse('corridor-unknown')
  const checked = checkFields(corridor.fields, typed.kind, typed.details)
  const faults = faultsOf(corridor, typed, checked)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  await fillForm(
    work,
    form,
    { at: work.realNow, kind: typed.kind, name: normalName(typed.name), details: checked.normalised },
    new Date(work.realNow.getTime() + recipientFormRules.proposalMs),
  )
  await work.audit({ action: 'fillSharedForm', subject: form.id, facts: { customerId: form.customerId } })
  return true
}
