import { z } from 'zod/mini'
import { endpoint, staffRoles } from '../endpoint.ts'
import { instant, moneyShape, pageOf, paging, text, wireId } from '../shapes.ts'
import { foundKinds } from './staff-words.ts'

/** A result of a search. */
const searchResult = z.strictObject({
  kind: z.enum(foundKinds),
  /** The id of what was found. A payment found by a reference has the id of its transfer. */
  id: text(40),
  /** The customer for whom a member acts. The page of a member has the address of both. */
  customerId: z.optional(wireId('customer')),
  /** A name, a reference or a folio. */
  title: text(200),
  /** What distinguishes it from other results of its kind: a RUT, a customer’s name, the ending of an account. */
  detail: z.optional(text(200)),
  /** The code of its own kind: of the case, the document, the thread, the proposal or the decision; of a recipient the country. */
  about: z.optional(text(40)),
  /** The amount of a transfer, a payment or money in suspense. */
  amount: z.optional(moneyShape),
  /** When it was made, credited or sent. */
  at: z.optional(instant),
})
export type Found = z.output<typeof searchResult>

/** A name, an e-mail address, a RUT or its beginning, an amount, a reference, an account ending or an id. */
const searchText = text(120, 2)

/** The cursor of the further results of one kind. */
const furtherResults = z.strictObject({ kind: z.enum(foundKinds), after: z.string() })

export const search = endpoint({
  name: 'search',
  summary:
    'Search by name, RUT, e-mail, amount, id, reference or account ending, within the rights of the role.',
  method: 'GET',
  path: '/api/search',
  who: staffRoles,
  query: z.strictObject({ text: searchText }),
  reply: z.strictObject({
    /** The first five of each kind. */
    items: z.array(searchResult),
    /** The kinds of which there are more. */
    next: z.array(furtherResults),
  }),
  refusals: [],
})

export const listSearchResults = endpoint({
  name: 'listSearchResults',
  summary: 'The results of one kind of a search, the newest first.',
  method: 'GET',
  path: '/api/search-results',
  who: staffRoles,
  query: z.strictObject({ text: searchText, kind: z.enum(foundKinds), ...paging }),
  reply: pageOf(searchResult),
  refusals: [],
})

export const listNamedResults = endpoint({
  name: 'listNamedResults',
  summary: 'What has these ids, within the rights of the role, in the order asked.',
  method: 'GET',
  path: '/api/named-results',
  who: staffRoles,
  query: z.strictObject({
    /** At most eight ids, separated by commas. */
    ids: z.string().check(z.regex(/^[a-z]{3}_[0-9a-f]{32}(,[a-z]{3}_[0-9a-f]{32}){0,7}$/)),
  }),
  reply: z.strictObject({ items: z.array(searchResult) }),
  refusals: [],
})
