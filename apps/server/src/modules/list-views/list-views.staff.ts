import { refuse, toWireId, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints, type ListViewWire } from '@puente/contract/staff'
import type { Actor } from '../../platform/actor.ts'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import {
  countOthers,
  deleteLayout,
  deleteView,
  layoutOf,
  putView,
  saveLayout,
  viewsFor,
  type ListView,
} from './list-views.store.ts'

/** Views of one person for one list. */
const VIEWS_MAX = 30
const FILTERS_MAX = 20

/** The member of staff who calls the endpoint. */
function staffOf(actor: Actor): string {
  if (actor.kind !== 'staff') throw new Error('a list view belongs to a member of staff')
  return actor.staffId
}

/** Views in the format of the API. Reads the names of their owners in one query. */
async function wire(work: Work, staffId: string, views: readonly ListView[]): Promise<ListViewWire[]> {
  const names = await staffNames(
    work,
    views.map((view) => view.staffId),
  )
  return views.map(({ id, name, shared, filters, layout, changedAt, staffId: owner }) => ({
    id: toWireId('list-view', id),
    name,
    shared,
    mine: owner === staffId,
    owner: names.get(owner) ?? '',
    filters: { ...filters },
    ...(layout === undefined ? {} : { layout }),
    changedAt: changedAt.toISOString(),
  }))
}

/** Handlers by which staff keep layouts and views of lists. */
export const listViewHandlers: readonly Handler[] = [
  handler(endpoints.getListViews, async (work, { params, actor }) => {
    const staffId = staffOf(actor)
    const layout = await layoutOf(work, staffId, params.list)
    const views = await viewsFor(work, staffId, params.list)
    return { ...(layout === undefined ? {} : { layout }), views: await wire(work, staffId, views) }
  }),
  handler(endpoints.saveListLayout, async (work, { params, body, actor }) => {
    await saveLayout(work, staffOf(actor), params.list, body)
    return undefined
  }),
  handler(endpoints.deleteListLayout, async (work, { params, actor }) => {
    await deleteLayout(work, staffOf(actor), params.list)
    return undefined
  }),
  handler(endpoints.createListView, async (work, { params, body, actor }) => {
    const staffId = staffOf(actor)
    if (Object.keys(body.filters).length > FILTERS_MAX)
      return refuse('fields-wrong', {}, [{ at: 'filters', fault: 'too-much' }])
    if ((await countOthers(work, staffId, params.list, body.name)) >= VIEWS_MAX)
      return refuse('fields-wrong', {}, [{ at: 'name', fault: 'too-much' }])
    const view = await putView(work, staffId, params.list, { ...body, layout: body.layout })
    const [shown] = await wire(work, staffId, [view])
    if (shown === undefined) throw new Error('a view that was stored is shown')
    return shown
  }),
  handler(endpoints.deleteListView, async (work, { params, actor }) => {
    const found = await deleteView(work, staffOf(actor), params.list, uuidOf('list-view', params.id))
    return found ? undefined : refuse('not-found')
  }),
]
