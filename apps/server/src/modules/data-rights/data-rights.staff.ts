import { isRefusal, refuse, uuidOf, type QueryOf, type Refusal, type RefusalCode } from '@puente/contract'
import { staffEndpoints as endpoints, type StaffDataRequest } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { answerRequest, extendRequest, proposeErasure } from './answer-request.ts'
import { requestRegister } from './lists.ts'
import { requestRows, staffRequestView } from './request-view.ts'
import { exportedRequests } from './request-export.ts'
import { requestFor, type RegisterFilter } from './requests.store.ts'

/** The request after an action, or the action's refusal. */
async function shown<Code extends RefusalCode>(
  work: Work,
  id: string,
  done: object | true | Refusal<Code>,
): Promise<StaffDataRequest | Refusal<Code | 'not-found'>> {
  if (isRefusal(done)) return done as Refusal<Code>
  const request = await requestFor(work, id)
  return request === undefined ? refuse('not-found') : staffRequestView(work, request)
}

const meant = (
  work: Work,
  { state, kind, clock }: QueryOf<typeof endpoints.exportDataRequests>,
): RegisterFilter => ({ state, kind, lateAt: clock === undefined ? undefined : work.now })

/** Staff handlers of the register of requests about personal data. */
export const staffDataRightsHandlers: readonly Handler[] = [
  readHandler(endpoints.listDataRequests, async (work, { query }) => {
    const page = await pageOf(work, requestRegister, meant(work, query), query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await requestRows(work, rows), ...next }
  }),
  exportHandler(endpoints.exportDataRequests, (work, { query }) =>
    exportOf(exportedRequests, meant(work, query)),
  ),
  handler(endpoints.getDataRequest, async (work, { params }) =>
    shown(work, uuidOf('data-request', params.id), true),
  ),
  handler(endpoints.extendDataRequest, async (work, { params, body }) => {
    const id = uuidOf('data-request', params.id)
    return shown(work, id, await extendRequest(work, id, body.reason))
  }),
  handler(endpoints.answerDataRequest, async (work, { params, body }) => {
    const id = uuidOf('data-request', params.id)
    return shown(work, id, await answerRequest(work, id, body.outcome, body.answer))
  }),
  handler(endpoints.proposeErasure, async (work, { params, body }) => {
    const id = uuidOf('data-request', params.id)
    return shown(work, id, await proposeErasure(work, id, body.answer, body.note))
  }),
]
