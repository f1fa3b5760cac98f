import { isRefusal, refuse, toWireId, type Refusal, type WaitOrder, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints, type StaffNameRequest, type WaitingName } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../../platform/http/handler.ts'
import { instantCell } from '../../../platform/lists/cells.ts'
import { columnsOf, exportHandler, exportOf, type Exported } from '../../../platform/lists/export.ts'
import { pageOf, type List } from '../../../platform/lists/list.ts'
import { listsInOrders } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { openApprovals, proposalHead } from '../../approvals/index.ts'
import {
  asWritten,
  customersFor,
  namesFor,
  nameChecks,
  nameRequestFor,
  nameRequestOrders,
  waitingNameRequests,
  type NameRequest,
} from '../../customers/index.ts'
import { caseFileViews } from '../../documents/index.ts'
import { hitViews } from '../../screening/index.ts'
import { screeningAnswerOf } from '../case-review.ts'
import { onboardingFiles as words } from '../messages.es.ts'
import { acceptSenderName, nameFiles, refuseSenderName, SENDER_NAME_ACTION } from './decide-sender-name.ts'

/** Requested names that staff must decide, in each order of their list. */
export const nameRequestLists: Readonly<Record<WaitOrder, List<object, NameRequest>>> = listsInOrders(
  'name-requests',
  nameRequestOrders,
  (work, _filter, after, limit, order) => waitingNameRequests(work, after, limit, order),
)

/** Name requests as rows of the queue. Each lookup is one query for all rows. */
async function rowsOf(work: Work, requests: readonly NameRequest[]): Promise<WaitingName[]> {
  const customers = await customersFor(
    work,
    requests.map(({ customerId }) => customerId),
  )
  const approvals = await openApprovals(
    work,
    SENDER_NAME_ACTION,
    requests.map(({ id }) => id),
  )
  const names = await staffNames(
    work,
    [...approvals.values()].map(({ proposedBy }) => proposedBy),
  )
  return requests.map(({ id, customerId, name, verdict, askedAt, dueAt }) => {
    const approval = approvals.get(id)
    return {
      id: toWireId('name-request', id),
      customerId: toWireId('customer', customerId),
      name: customers.get(customerId)?.name ?? '',
      asked: name,
      verdict: verdict ?? 'asked',
      askedAt: askedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      ...(approval === undefined ? {} : { proposal: proposalHead(approval, names) }),
    }
  })
}

const exported: Exported<object, NameRequest, WaitingName> = {
  fileName: words.files.names,
  list: nameRequestLists.oldest,
  view: rowsOf,
  columns: columnsOf(words.names, {
    asked: (row: WaitingName) => row.asked,
    name: (row) => row.name,
    lists: (row) => words.verdicts[row.verdict],
    proposal: (row) => (row.proposal === undefined ? undefined : words.waits),
    since: (row) => instantCell(row.askedAt),
    due: (row) => instantCell(row.dueAt),
    id: (row) => row.id,
  }),
}

/** One name request with the name on the document. The view is recorded in the audit trail. */
async function viewOf(work: Work, wire: string): Promise<StaffNameRequest | Refusal<'not-found'>> {
  const request = await nameRequestFor(work, uuidOf('name-request', wire))
  if (request === undefined) return refuse('not-found')
  await work.audit({ action: 'look-at-sender-name', subject: request.customerId })
  const [row] = await rowsOf(work, [request])
  if (row === undefined) throw new Error(`name request ${request.id} is not there`)
  const documentName = (await namesFor(work, request.customerId))?.documentName
  const screening = await screeningAnswerOf(work, request.id)
  const checks = await nameChecks(work)
  const [nameWritten, askedWritten] = [asWritten(checks, row.name), asWritten(checks, row.asked)]
  return {
    ...row,
    hits: await hitViews(work, request.id),
    ...(screening === undefined ? {} : { screening }),
    files: await caseFileViews(work, await nameFiles(work, request.customerId)),
    ...(documentName === undefined ? {} : { documentName }),
    ...(nameWritten === undefined ? {} : { nameWritten }),
    ...(askedWritten === undefined ? {} : { askedWritten }),
    ...(request.decision === undefined ? {} : { decision: request.decision }),
    ...(request.reason === undefined ? {} : { reason: request.reason }),
  }
}

/** Handlers by which staff decide on requested sender names. */
export const staffNameRequestHandlers: readonly Handler[] = [
  readHandler(endpoints.listNameRequests, async (work, { query }) => {
    const page = await pageOf(work, nameRequestLists[query.order ?? 'oldest'], {}, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await rowsOf(work, rows), ...next }
  }),
  exportHandler(endpoints.exportNameRequests, (_work, { query: { order = 'oldest' } }) =>
    exportOf({ ...exported, list: nameRequestLists[order] }, {}),
  ),
  handler(endpoints.getNameRequest, (work, { params }) => viewOf(work, params.id)),
  handler(endpoints.acceptNameRequest, async (work, { params, body }) => {
    const accepted = await acceptSenderName(work, uuidOf('name-request', params.id), body)
    return isRefusal(accepted) ? accepted : viewOf(work, params.id)
  }),
  handler(endpoints.refuseNameRequest, async (work, { params, body }) => {
    const refused = await refuseSenderName(work, uuidOf('name-request', params.id), body.reason)
    return isRefusal(refused) ? refused : viewOf(work, params.id)
  }),
]
