import { refuse, type Id, type Refusal } from '@puente/contract'
import { oneAtATime } from '../../platform/data/one-at-a-time.ts'
import type { Work } from '../../platform/work.ts'
import { newLinkToken } from '../access/index.ts'
import { corridorInForce } from '../corridors/index.ts'
import { closedRefusal } from '../customers/index.ts'
import { recipientFormRules, stateOfForm, type RecipientForm } from './recipient-form.ts'
import * as store from './recipient-forms.store.ts'

interface Sharer {
  readonly customerId: Id<'customer'>
  readonly userId: Id<'user'>
}

/** A new form, and the token of its link, which is not stored. */
export async function shareForm(
  work: Work,
  { customerId, userId }: Sharer,
  asked: { readonly corridorId: string; readonly alias?: string | undefined },
): Promise<
  | { readonly form: RecipientForm; readonly token: string }
  | Refusal<'account-closed' | 'corridor-unknown' | 'too-many-recipient-forms'>
> {
  const closed = await closedRefusal(work, customerId)
  if (closed !== undefined) return closed
  const corridor = await corridorInForce(work, asked.corridorId)
  if (corridor === undefined) return refuse('corridor-unknown')
  await oneAtATime(work, 'recipients', customerId)
  const most = recipientFormRules.openMax
  if ((await store.countOpenForms(work, customerId)) >= most)
    return refuse('too-many-recipient-forms', { most })
  const alias = asked.alias?.trim()
  const form: RecipientForm = {
    id: work.id(),
    customerId,
    corridorId: corridor.id,
    country: corridor.country,
    alias: alias === '' ? undefined : alias,
    status: 'open',
    createdAt: work.realNow,
    expiresAt: new Date(work.realNow.getTime() + recipientFormRules.linkMs),
    proposal: undefined,
  }
  const { token, hash } = newLinkToken()
  await store.insertForm(work, form, hash, userId)
  await work.audit({
    action: 'createRecipientForm',
    subject: form.id,
    facts: { customerId, corridorId: corridor.id },
  })
  return { form, token }
}

/** Revokes the link of an open form, or discards a proposal. */
export async function withdrawForm(
  work: Work,
  customerId: Id<'customer'>,
  id: string,
): Promise<true | Refusal<'not-found' | 'recipient-form-closed'>> {
  const form = await store.lockForm(work, customerId, id)
  if (form === undefined) return refuse('not-found')
  if (form.status !== 'open' && form.status !== 'filled') return refuse('recipient-form-closed')
  await store.endForm(work, form.id, form.status === 'open' ? 'revoked' : 'discarded')
  await work.audit({
    action: 'endRecipientForm',
    subject: form.id,
    outcome: form.status === 'open' ? 'revoked' : 'discarded',
    facts: { customerId },
  })
  return true
}

/** Whether a proposal can still be accepted. */
export const waitsForAcceptance = (form: RecipientForm, now: Date): boolean =>
  stateOfForm(form, now) === 'filled'
