import {
  fromWireId,
  isRefusal,
  toWireId,
  type Id,
  type QueryOf,
  type StaffRole,
  uuidOf,
} from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import type { Actor } from '../../platform/actor.ts'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { readNews } from '../assignments/index.ts'
import { decisionList, openEscalations } from '../decisions/index.ts'
import type { SettingRule } from '../settings/index.ts'
import type { Letterhead } from '../statements/index.ts'
import {
  approvalList,
  approvalView,
  decideApproval,
  deciderFor,
  waitingViews,
  withdrawApproval,
} from './cases/approvals.ts'
import { auditActEntries, auditActLists, auditFilterFrom, auditLists } from './audit/audit-trail.ts'
import { caseDecisions, decidedCase } from './cases/case-decisions.ts'
import { caseFile } from './cases/case-file.ts'
import { customerLists, customersMatching, customerSummaries } from './customers/customer-list.ts'
import { customerFile } from './customers/customer-file.ts'
import { customerPage } from './customers/customer-page.ts'
import type { CustomerFilter } from './customers/customers.store.ts'
import { decisionHeads, decisionView, subjectOf } from './cases/decisions.ts'
import { caseEscalations, escalateCase, escalationRows, returnEscalation } from './cases/escalations.ts'
import { exportedEscalations, exportedInbox, exportedProposals } from './cases/case-exports.ts'
import { exportedAudit, exportedCustomers } from './exports.ts'
import { casesOfRole, newsItems, newsList } from './cases/case-news.ts'
import { assignCase, commentCase, followCase, prioritiseCase, touchCase } from './cases/case-team.ts'
import { casesFor, inboxItems, inboxList, inboxTotals } from './queue/inbox.ts'
import { memberRecord } from './customers/member-record.ts'
import { resultsNamed, searchFor, searchPage } from './search/search.ts'
import { recipientRecord } from './customers/recipient-record.ts'
import { timelineEntries, timelineFilter, timelineList } from './customers/timeline.ts'
import { devicePage, userPage } from './customers/user-page.ts'
import { workQueue } from './queue/work-queue.ts'

/** The member of staff who calls the endpoint. */
function staffOf(actor: Actor): { readonly staffId: Id<'staff'>; readonly role: StaffRole } {
  if (actor.kind !== 'staff') throw new Error('a staff handler was opened for someone else')
  return actor
}

async function filterOf(
  work: Work,
  { kind, status, level, search }: CustomerFilter & { readonly search?: string | undefined },
): Promise<CustomerFilter> {
  return { kind, status, level, ...(search === undefined ? {} : await customersMatching(work, search)) }
}

const customerHandlers: readonly Handler[] = [
  readHandler(endpoints.listCustomers, async (work, { query }) => {
    const page = await pageOf(
      work,
      customerLists[query.order ?? 'newest'],
      await filterOf(work, query),
      query,
    )
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await customerSummaries(work, rows), ...next }
  }),
  exportHandler(endpoints.exportCustomers, async (work, { query }) =>
    exportOf(
      { ...exportedCustomers, list: customerLists[query.order ?? 'newest'] },
      await filterOf(work, query),
    ),
  ),
  handler(endpoints.getCustomer, (work, { params, actor }) =>
    customerPage(work, fromWireId('customer', params.id) ?? '', staffOf(actor)),
  ),
  readHandler(endpoints.listCustomerTimeline, async (work, { params, query, actor }) => {
    const filter = await timelineFilter(work, uuidOf('customer', params.id), staffOf(actor).role, query.group)
    const page = await pageOf(work, timelineList, filter, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await timelineEntries(work, rows, filter), ...next }
  }),
  handler(endpoints.getRecipientRecord, (work, { params, actor }) =>
    recipientRecord(work, uuidOf('recipient', params.id), staffOf(actor).role),
  ),
  handler(endpoints.getCustomerMember, (work, { params, actor }) =>
    memberRecord(work, uuidOf('customer', params.id), uuidOf('user', params.user), staffOf(actor).role),
  ),
  handler(endpoints.getUser, (work, { params }) => userPage(work, uuidOf('user', params.id))),
  handler(endpoints.getUserDevice, (work, { params, actor }) =>
    devicePage(work, uuidOf('device', params.id), staffOf(actor).role),
  ),
  handler(endpoints.getCustomerFile, (work, { params }) =>
    customerFile(work, fromWireId('customer', params.id) ?? ''),
  ),
]

const inboxMeant = (actor: Actor, { view = 'all', kind, role }: QueryOf<typeof endpoints.exportInbox>) => ({
  ...casesFor(staffOf(actor), { also: role }),
  view,
  work: kind,
})

const inboxHandlers: readonly Handler[] = [
  handler(endpoints.listInbox, async (work, { query, actor }) => {
    const page = await pageOf(work, inboxList, inboxMeant(actor, query), query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await inboxItems(work, rows), ...next }
  }),
  exportHandler(endpoints.exportInbox, (_work, { query, actor }) =>
    exportOf(exportedInbox, inboxMeant(actor, query)),
  ),
  handler(endpoints.getInboxTotals, (work, { actor }) => inboxTotals(work, staffOf(actor))),
  handler(endpoints.touchCase, (work, { params, actor }) => touchCase(work, params.id, staffOf(actor))),
  handler(endpoints.assignCase, (work, { params, body, actor }) =>
    assignCase(work, params.id, body, staffOf(actor)),
  ),
  handler(endpoints.followCase, (work, { params, body, actor }) =>
    followCase(work, params.id, body.follows, staffOf(actor)),
  ),
  handler(endpoints.setCasePriority, (work, { params, body, actor }) =>
    prioritiseCase(work, params.id, body.priority, staffOf(actor)),
  ),
  readHandler(endpoints.listCaseNews, async (work, { query, actor }) => {
    const { staffId, role } = staffOf(actor)
    const page = await pageOf(work, newsList, { staffId, kinds: casesOfRole(role) }, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await newsItems(work, rows), ...next }
  }),
  handler(endpoints.readCaseNews, async (work, { actor }) => {
    await readNews(work, staffOf(actor).staffId)
    return undefined
  }),
  handler(endpoints.commentCase, (work, { params, body, actor }) =>
    commentCase(work, params.id, body, staffOf(actor)),
  ),
]

const decisionHandlers: readonly Handler[] = [
  readHandler(endpoints.listDecisions, async (work, { query }) => {
    const { customerId, subjectKind: about, subjectId, ...paging } = query
    const filter = {
      customerId: uuidOf('customer', customerId),
      about,
      subject: subjectOf(about, subjectId),
    }
    const page = await pageOf(work, decisionList, filter, paging)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await decisionHeads(work, rows), ...next }
  }),
  handler(endpoints.getDecision, (work, { params }) => decisionView(work, uuidOf('decision', params.id))),
]

const caseDecisionHandlers = (letterhead: Letterhead): readonly Handler[] => [
  readHandler(endpoints.getCaseDecisions, async (work, { query, actor }) => {
    const one = decidedCase(query.id)
    return { items: one === undefined ? [] : (await caseDecisions(work, one, staffOf(actor))).items }
  }),
  readHandler(endpoints.getCaseDecisionsFile, (work, { query, actor }) =>
    caseFile(work, query.id, staffOf(actor), letterhead),
  ),
]

const escalationHandlers: readonly Handler[] = [
  readHandler(endpoints.listEscalations, async (work, { query }) => {
    const page = await pageOf(work, openEscalations[query.order ?? 'oldest'], undefined, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await escalationRows(work, rows), ...next }
  }),
  exportHandler(endpoints.exportEscalations, (_work, { query: { order = 'oldest' } }) =>
    exportOf({ ...exportedEscalations, list: openEscalations[order] }, undefined),
  ),
  handler(endpoints.getCaseEscalations, async (work, { query }) => ({
    items: await caseEscalations(work, query.subjectKind, query.subjectId),
  })),
  handler(endpoints.escalateCase, async (work, { body }) => {
    const escalated = await escalateCase(work, body.subject, body.reason.trim())
    return isRefusal(escalated) ? escalated : { id: toWireId('escalation', escalated.id) }
  }),
  handler(endpoints.returnEscalation, async (work, { params, body }) => {
    const returned = await returnEscalation(work, uuidOf('escalation', params.id), body.note.trim())
    return isRefusal(returned) ? returned : { id: params.id }
  }),
]

const auditHandlers: readonly Handler[] = [
  readHandler(endpoints.listAuditEntries, async (work, { query, actor }) => {
    const filter = await auditFilterFrom(work, staffOf(actor), query)
    if (isRefusal(filter)) return filter
    const page = await pageOf(work, auditActLists[query.order ?? 'newest'], filter, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await auditActEntries(work, rows, filter), ...next }
  }),
  exportHandler(endpoints.exportAuditEntries, async (work, { query, actor }) => {
    const filter = await auditFilterFrom(work, staffOf(actor), query)
    if (isRefusal(filter)) return filter
    return exportOf({ ...exportedAudit, list: auditLists[query.order ?? 'newest'] }, filter)
  }),
]

const approvalHandlers = (rules: readonly SettingRule[]): readonly Handler[] => [
  readHandler(endpoints.listApprovals, async (work, { query, actor }) => {
    const { staffId, role } = staffOf(actor)
    const page = await pageOf(work, approvalList, deciderFor(staffId, role), query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await waitingViews(work, rows), ...next }
  }),
  exportHandler(endpoints.exportApprovals, (_work, { actor }) => {
    const { staffId, role } = staffOf(actor)
    return exportOf(exportedProposals, deciderFor(staffId, role))
  }),
  handler(endpoints.getApproval, (work, { params, actor }) =>
    approvalView(work, uuidOf('proposal', params.id), staffOf(actor)),
  ),
  handler(endpoints.decideApproval, (work, { params, body, actor }) =>
    decideApproval(work, uuidOf('proposal', params.id), body, staffOf(actor), rules),
  ),
  handler(endpoints.withdrawApproval, (work, { params, actor }) =>
    withdrawApproval(work, uuidOf('proposal', params.id), staffOf(actor)),
  ),
]

/**
 * Handlers across modules: work queue, search, customers, audit trail and approvals. `rules` are checks that other
 * modules add to their settings.
 */
export const consoleHandlers = (
  rules: readonly SettingRule[],
  letterhead: Letterhead,
): readonly Handler[] => [
  handler(endpoints.getWorkQueue, async (work, { actor }) => ({
    at: work.now.toISOString(),
    queues: await workQueue(work, staffOf(actor)),
  })),
  readHandler(endpoints.search, (work, { query, actor }) => searchFor(work, staffOf(actor), query.text)),
  readHandler(endpoints.listSearchResults, (work, { query, actor }) =>
    searchPage(work, staffOf(actor), query),
  ),
  readHandler(endpoints.listNamedResults, async (work, { query, actor }) => ({
    items: await resultsNamed(work, staffOf(actor), query.ids.split(',')),
  })),
  ...inboxHandlers,
  ...approvalHandlers(rules),
  ...customerHandlers,
  ...decisionHandlers,
  ...caseDecisionHandlers(letterhead),
  ...escalationHandlers,
  ...auditHandlers,
]
