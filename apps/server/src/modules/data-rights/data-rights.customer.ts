import { isRefusal, refuse, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { EncryptedColumn } from '../../platform/data/encryption/personal-data.ts'
import type { Letterhead } from '../statements/index.ts'
import { createRequest } from './create-request.ts'
import { requestsOfPerson } from './lists.ts'
import { myDataFile } from './my-data-file.ts'
import { myDataView } from './my-data.ts'
import { requestView, requestViews } from './request-view.ts'
import { requestFor } from './requests.store.ts'
import { withdrawRequest } from './withdraw-request.ts'

/** Handlers by which people exercise their rights over their data. A request belongs to the user, not to a company. */
const requestHandlers: readonly Handler[] = [
  handler(endpoints.listDataRequests, async (work, { query, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const page = await pageOf(work, requestsOfPerson, actor.userId, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await requestViews(work, rows), ...next }
  }),
  handler(endpoints.createDataRequest, async (work, { body }) => {
    const request = await createRequest(work, body.kind, body.text)
    return isRefusal(request) ? request : requestView(work, request)
  }),
  handler(endpoints.getDataRequest, async (work, { params, actor }) => {
    const request = await requestFor(work, uuidOf('data-request', params.id))
    if (actor.kind !== 'customer' || request?.userId !== actor.userId) return refuse('not-found')
    return requestView(work, request)
  }),
  handler(endpoints.withdrawDataRequest, async (work, { params }) => {
    const request = await withdrawRequest(work, uuidOf('data-request', params.id))
    return isRefusal(request) ? request : requestView(work, request)
  }),
]

/** Handlers of people's rights over their data: what is held, its file, and their requests. */
export const dataRightsHandlers = (
  letterhead: Letterhead,
  encrypted: readonly EncryptedColumn[],
): readonly Handler[] => [
  ...requestHandlers,
  handler(endpoints.getMyData, async (work, { actor }) =>
    actor.kind === 'customer' ? myDataView(work, actor) : refuse('not-allowed'),
  ),
  handler(endpoints.getMyDataFile, async (work, { query, actor }) =>
    actor.kind === 'customer'
      ? myDataFile(work, actor, query.format, encrypted, letterhead)
      : refuse('not-allowed'),
  ),
]
