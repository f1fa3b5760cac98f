import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, instant, minorUnits, pageOf, paging, pesos, text, wireId } from '../shapes.ts'
import { fundsSources, purposes } from '../transfers/states.ts'
import { recipientKinds, recipientShelves, relationships } from './words.ts'

/** Values of the corridor's fields, by field name. */
export const details = z.record(text(40), z.string().check(z.maxLength(300)))

/** A person or company that can be paid, with their account in a corridor. */
export const recipientShape = z.strictObject({
  id: wireId('recipient'),
  corridorId: text(20),
  country: z.string(),
  currency: currencyCode,
  kind: z.enum(recipientKinds),
  name: text(140),
  relationship: z.enum(relationships),
  details,
  /** The last four characters of the account, which may be shown anywhere. */
  accountEnding: text(4),
  /** Fields with an invalid check digit, in corridors that warn and do not refuse. */
  warnings: z.array(z.strictObject({ at: text(60), fault: text(40) })),
  createdAt: instant,
  /** The customer's own name for this account. Nobody else sees it. */
  alias: z.optional(text(60)),
  favourite: z.boolean(),
  /** Since when it is no longer offered for new transfers. */
  archivedAt: z.optional(instant),
  /** The instant until which orders to this recipient are refused: 24 hours after its data changed. */
  quietUntil: z.optional(instant),
  /** The last order to it. */
  lastOrder: z.optional(
    z.strictObject({
      at: instant,
      sendMinor: pesos,
      /** In the recipient's currency. */
      receiveMinor: minorUnits,
      /** What the customer declared; absent for an order that is older than this record. */
      declared: z.optional(z.strictObject({ purpose: z.enum(purposes), fundsSource: z.enum(fundsSources) })),
    }),
  ),
})
export type RecipientWire = z.output<typeof recipientShape>

export const listRecipients = endpoint({
  name: 'listRecipients',
  summary:
    'The caller’s recipients: favourites first, archived ones last, otherwise the last used first; at most 500.',
  method: 'GET',
  path: '/api/recipients',
  who: 'customer',
  power: 'read',
  query: z.strictObject({ corridorId: z.optional(text(20)) }),
  reply: z.strictObject({ items: z.array(recipientShape) }),
  refusals: [],
})

export const searchRecipients = endpoint({
  name: 'searchRecipients',
  summary:
    'The caller’s recipients in pages, archived ones apart: favourites first, otherwise the last used first.',
  method: 'GET',
  path: '/api/recipients/search',
  who: 'customer',
  power: 'read',
  query: z.strictObject({
    /** The beginnings of words of a name or an alias. */
    search: z.optional(text(60)),
    /** Which ones; default: those that are offered for new transfers. */
    only: z.optional(z.enum(recipientShelves)),
    ...paging,
  }),
  reply: pageOf(recipientShape),
  refusals: [],
})

export const createRecipient = endpoint({
  name: 'createRecipient',
  summary: 'Stores a recipient whose details pass the checks of its corridor.',
  method: 'POST',
  path: '/api/recipients',
  who: 'customer',
  power: 'operate',
  idempotent: true,
  stepUp: true,
  body: z.strictObject({
    corridorId: text(20),
    kind: z.enum(recipientKinds),
    name: text(140, 2),
    relationship: z.enum(relationships),
    details,
  }),
  reply: recipientShape,
  status: 201,
  refusals: [
    'account-closed',
    'corridor-unknown',
    'fields-wrong',
    'recipient-already-kept',
    'contact-just-changed',
  ],
})

export const getRecipient = endpoint({
  name: 'getRecipient',
  summary: 'One of the caller’s recipients.',
  method: 'GET',
  path: '/api/recipients/:id',
  who: 'customer',
  power: 'read',
  owns: 'recipient',
  params: z.strictObject({ id: wireId('recipient') }),
  reply: recipientShape,
  refusals: [],
})

export const changeRecipient = endpoint({
  name: 'changeRecipient',
  summary:
    'Changes the data of a recipient. Orders that exist keep theirs; unless only the relationship changed, no order is accepted for 24 hours.',
  method: 'PUT',
  path: '/api/recipients/:id',
  who: 'customer',
  power: 'operate',
  owns: 'recipient',
  stepUp: true,
  params: z.strictObject({ id: wireId('recipient') }),
  body: z.strictObject({
    name: text(140, 2),
    relationship: z.enum(relationships),
    details,
  }),
  reply: recipientShape,
  refusals: [
    'account-closed',
    'corridor-unknown',
    'fields-wrong',
    'recipient-already-kept',
    'contact-just-changed',
  ],
})

export const saveRecipientPreferences = endpoint({
  name: 'saveRecipientPreferences',
  summary:
    'Sets alias, favourite and archived of a recipient. An order to an archived recipient restores it.',
  method: 'PUT',
  path: '/api/recipients/:id/preferences',
  who: 'customer',
  power: 'operate',
  owns: 'recipient',
  params: z.strictObject({ id: wireId('recipient') }),
  body: z.strictObject({
    /** Absent removes it. */
    alias: z.optional(text(60)),
    favourite: z.boolean(),
    archived: z.boolean(),
  }),
  reply: recipientShape,
  refusals: [],
})
