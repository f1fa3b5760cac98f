import { fromWireId, isRefusal, refuse, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints, type RecipientFormWire } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { corridorInForce } from '../corridors/index.ts'
import { acceptForm } from './accept-form.ts'
import { accountOf } from './create-recipient.ts'
import { proposeRecipient, sharedForm } from './fill-form.ts'
import { toFormWire, type RecipientForm } from './recipient-form.ts'
import { customerOfForm, lockForm, openFormsOf } from './recipient-forms.store.ts'
import { toRecipientWire } from './recipient.ts'
import { shareForm, withdrawForm } from './share-form.ts'

function acting({ actor }: Work) {
  if (actor.kind !== 'customer') throw new Error('forms of recipients are a customer’s')
  return actor
}

async function formWire(work: Work, form: RecipientForm): Promise<RecipientFormWire> {
  const corridor = await corridorInForce(work, form.corridorId)
  const account =
    corridor === undefined || form.proposal === undefined
      ? []
      : accountOf(corridor, { normalised: form.proposal.details })
  return toFormWire(form, work.realNow, (account.at(-1) ?? '').slice(-4) || '—')
}

/** Handlers of forms that customers share with recipients, and of their recipients' answers. */
export const recipientFormHandlers = (publicUrl: string): readonly Handler[] => [
  handler(endpoints.listRecipientForms, async (work) => {
    const items: RecipientFormWire[] = []
    for (const form of await openFormsOf(work, acting(work).customerId))
      items.push(await formWire(work, form))
    return { items }
  }),
  handler(endpoints.createRecipientForm, async (work, { body }) => {
    const shared = await shareForm(work, acting(work), body)
    if (isRefusal(shared)) return shared
    const { form, token } = shared
    return { form: await formWire(work, form), url: new URL(`/recipient-form/${token}`, publicUrl).href }
  }),
  handler(endpoints.getRecipientForm, async (work, { params }) => {
    const form = await lockForm(work, acting(work).customerId, uuidOf('recipient-form', params.id))
    return form === undefined ? refuse('not-found') : formWire(work, form)
  }),
  handler(endpoints.endRecipientForm, async (work, { params }) => {
    const ended = await withdrawForm(work, acting(work).customerId, uuidOf('recipient-form', params.id))
    return isRefusal(ended) ? ended : undefined
  }),
  handler(endpoints.acceptRecipientForm, async (work, { params, body }) => {
    const id = uuidOf('recipient-form', params.id)
    const accepted = await acceptForm(work, acting(work).customerId, id, body.relationship)
    return isRefusal(accepted) ? accepted : toRecipientWire(accepted, work.now)
  }),
  handler(endpoints.getSharedForm, (work, { params }) => sharedForm(work, params.token)),
  handler(endpoints.fillSharedForm, async (work, { params, body }) => {
    const proposed = await proposeRecipient(work, params.token, body)
    return isRefusal(proposed) ? proposed : undefined
  }),
]

/** Used by the generic access check: the customer whose form the path names. */
export async function recipientFormOwner(work: Work, wireId: string): Promise<string | undefined> {
  const id = fromWireId('recipient-form', wireId)
  return id === undefined ? undefined : customerOfForm(work, id)
}
