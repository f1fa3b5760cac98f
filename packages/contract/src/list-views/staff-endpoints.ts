import { z } from 'zod/mini'
import { endpoint, staffRoles } from '../endpoint.ts'
import { instant, text, wireId } from '../shapes.ts'

/** The name of a list of the back office, of one of its columns, or of one of its filters. */
const code = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9-]{0,39}$/))

/** How a member of staff sees a list: which columns, in which order and how wide. */
const listLayout = z.strictObject({
  /** The columns that are shown, in their order. A column that the list does not have is left out. */
  columns: z
    .array(
      z.strictObject({
        key: code,
        /** In CSS pixels; absent when the column takes what its content needs. */
        width: z.optional(z.int().check(z.minimum(48), z.maximum(1200))),
      }),
    )
    .check(z.minLength(1), z.maxLength(40)),
  /** Whether rows are low, so that more of them are seen. */
  dense: z.boolean(),
})
export type ListLayout = z.output<typeof listLayout>

/** A code, a day, a month, or a number with at most two decimals. */
const filterValue = z
  .string()
  .check(z.regex(/^(?:[a-zA-Z][a-zA-Z0-9-]{0,39}|\d{4}-\d\d(?:-\d\d)?|\d{1,13}(?:[.,]\d{1,2})?)$/))

/** Filters and order of a list by name. Free text is refused, because it may be personal data of customers. */
const listFilters = z.record(code, filterValue)

/** A named view: filters with a layout. */
const listView = z.strictObject({
  id: wireId('list-view'),
  name: text(40),
  /** Whether every member of staff who opens the list may use it. */
  shared: z.boolean(),
  /** Whether it is the caller’s. Only its owner changes it. */
  mine: z.boolean(),
  /** The name of its owner. */
  owner: text(200, 0),
  filters: listFilters,
  layout: z.optional(listLayout),
  changedAt: instant,
})
export type ListViewWire = z.output<typeof listView>

/** A view as its owner writes it. */
const written = z.strictObject({
  name: text(40),
  shared: z.boolean(),
  filters: listFilters,
  layout: z.optional(listLayout),
})

const ofList = z.strictObject({ list: code })
const ofView = z.strictObject({ list: code, id: wireId('list-view') })

export const getListViews = endpoint({
  name: 'getListViews',
  summary: 'The caller’s layout of a list, and the views of it: their own and those that colleagues share.',
  method: 'GET',
  path: '/api/list-views/:list',
  who: staffRoles,
  params: ofList,
  reply: z.strictObject({
    /** The layout that the caller keeps for this list; absent when it is the list’s own. */
    layout: z.optional(listLayout),
    /** Own ones first, then those of colleagues, by name; at most 200. */
    views: z.array(listView),
  }),
  refusals: [],
})

export const saveListLayout = endpoint({
  name: 'saveListLayout',
  summary: 'Stores the caller’s layout of a list.',
  method: 'PUT',
  path: '/api/list-views/:list/layout',
  who: staffRoles,
  params: ofList,
  body: listLayout,
  refusals: [],
})

export const deleteListLayout = endpoint({
  name: 'deleteListLayout',
  summary:
    'Deletes the caller’s layout of a list, which then has its own again; without one nothing changes.',
  method: 'DELETE',
  path: '/api/list-views/:list/layout',
  who: staffRoles,
  params: ofList,
  refusals: [],
})

export const createListView = endpoint({
  name: 'createListView',
  summary:
    'Stores a view under a name, and replaces the one of the caller that has the name. At most 30 per person and list.',
  method: 'POST',
  path: '/api/list-views/:list',
  who: staffRoles,
  idempotent: true,
  params: ofList,
  body: written,
  reply: listView,
  refusals: ['fields-wrong'],
})

export const deleteListView = endpoint({
  name: 'deleteListView',
  summary: 'Deletes a view of the caller; one that does not exist changes nothing.',
  method: 'DELETE',
  path: '/api/list-views/:list/:id',
  who: staffRoles,
  params: ofView,
  refusals: ['not-found'],
})
