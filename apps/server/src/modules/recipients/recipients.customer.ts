import { isRefusal, refuse, type Id } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import type { Currency } from '@puente/money'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { changeRecipient } from './change-recipient.ts'
import { createRecipient } from './create-recipient.ts'
import { recipientsListed } from './recipient-search.store.ts'
import { recipientUuid, toRecipientWire } from './recipient.ts'
import { customerOfRecipient, recipientFor, recipientsOf, savePreferences } from './recipients.store.ts'

const {
  listRecipients,
  searchRecipients,
  createRecipient: createEndpoint,
  getRecipient,
  changeRecipient: changeEndpoint,
  saveRecipientPreferences,
} = customerEndpoints

/** Handlers of a customer's recipients. */
export const recipientHandlers: readonly Handler[] = [
  handler(listRecipients, async (work, { query, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const found = await recipientsOf(work, actor.customerId, query.corridorId)
    return { items: found.map((recipient) => toRecipientWire(recipient, work.now)) }
  }),
  handler(searchRecipients, async (work, { query, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const { search, only } = query
    const filter = { customerId: actor.customerId, isArchived: only === 'archived', search }
    const page = await pageOf(work, recipientsListed, filter, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: rows.map(({ recipient }) => toRecipientWire(recipient, work.now)), ...next }
  }),
  handler(createEndpoint, async (work, { body }) => {
    const recipient = await createRecipient(work, body)
    return isRefusal(recipient) ? recipient : toRecipientWire(recipient, work.now)
  }),
  handler(getRecipient, async (work, { params }) => {
    const id = recipientUuid(params.id)
    const recipient = id === undefined ? undefined : await recipientFor(work, id)
    return recipient === undefined ? refuse('not-found') : toRecipientWire(recipient, work.now)
  }),
  handler(changeEndpoint, async (work, { params, body }) => {
    const id = recipientUuid(params.id)
    const recipient = id === undefined ? undefined : await recipientFor(work, id)
    if (recipient === undefined) return refuse('not-found')
    const changed = await changeRecipient(work, recipient, body)
    return isRefusal(changed) ? changed : toRecipientWire(changed, work.now)
  }),
  handler(saveRecipientPreferences, async (work, { params, body }) => {
    const id = recipientUuid(params.id)
    const recipient = id === undefined ? undefined : await recipientFor(work, id)
    if (recipient === undefined) return refuse('not-found')
    const alias = body.alias?.trim()
    await savePreferences(work, recipient, { ...body, alias: alias === '' ? undefined : alias })
    const saved = await recipientFor(work, recipient.id)
    return saved === undefined ? refuse('not-found') : toRecipientWire(saved, work.now)
  }),
]

/** The currency of a recipient of the acting customer; undefined for any other id. */
export async function recipientCurrency(work: Work, id: Id<'recipient'>): Promise<Currency | undefined> {
  const recipient = await recipientFor(work, id)
  return work.actor.kind === 'customer' && recipient?.customerId === work.actor.customerId
    ? recipient.currency
    : undefined
}

/** Used by the generic access check: the customer whose recipient the path names. */
export async function recipientOwner(work: Work, wireId: string): Promise<string | undefined> {
  const id = recipientUuid(wireId)
  return id === undefined ? undefined : customerOfRecipient(work, id)
}
