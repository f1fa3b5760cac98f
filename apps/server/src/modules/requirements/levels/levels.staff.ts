import {
  isRefusal,
  refuse,
  toWireId,
  uuidOf,
  type Exposure,
  type Refusal,
  type WaitOrder,
} from '@puente/contract'
import {
  staffEndpoints as endpoints,
  type StaffLevelApplication,
  type WaitingLevelApplication,
} from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../../platform/http/handler.ts'
import { instantCell } from '../../../platform/lists/cells.ts'
import { columnsOf, exportHandler, exportOf, type Exported } from '../../../platform/lists/export.ts'
import { pageOf, type List } from '../../../platform/lists/list.ts'
import { listsInOrders } from '../../../platform/lists/orders.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { openApprovals, proposalHead } from '../../approvals/index.ts'
import {
  addressLine,
  customersFor,
  limitsFor,
  occupationName,
  profileFor,
  type Profile,
} from '../../customers/index.ts'
import { needsOfficer, needsTwo } from '../../decisions/index.ts'
import { reviewOf } from '../../onboarding/index.ts'
import { requirementFiles as words } from '../messages.es.ts'
import { grantLevel, LEVEL_ACTION, sendBackLevel } from './decide-level.ts'
import { exposureInForce } from './exposure.ts'
import { levelChecks } from './level-decision.ts'
import { levelNeeds } from './level-view.ts'
import type { LevelApplication } from './level.ts'
import { applicationFor, levelApplicationOrders, waitingApplications } from './levels.store.ts'

/** Applications for a level that staff must decide, in each order of their list. */
export const levelApplicationLists: Readonly<Record<WaitOrder, List<object, LevelApplication>>> =
  listsInOrders('level-applications', levelApplicationOrders, (work, _filter, after, limit, order) =>
    waitingApplications(work, after, limit, order),
  )

/**
 * Applications as rows of the queue. Each lookup is one query for all rows. `isOfficerNeeded`: an officer takes part in their
 * acceptance.
 */
async function rowsOf(
  work: Work,
  applications: readonly LevelApplication[],
  isOfficerNeeded = false,
): Promise<WaitingLevelApplication[]> {
  const customers = await customersFor(work, [...new Set(applications.map(({ customerId }) => customerId))])
  const approvals = await openApprovals(
    work,
    LEVEL_ACTION,
    applications.map(({ id }) => id),
  )
  const names = await staffNames(
    work,
    [...approvals.values()].map(({ proposedBy }) => proposedBy),
  )
  return applications.map(({ id, customerId, level, submittedAt, answerBy }) => {
    const approval = approvals.get(id)
    const customer = customers.get(customerId)
    return {
      id: toWireId('level-application', id),
      customer: {
        id: toWireId('customer', customerId),
        name: customer?.name ?? '',
        kind: customer?.kind ?? 'person',
      },
      level,
      submittedAt: (submittedAt ?? work.now).toISOString(),
      ...(answerBy === undefined ? {} : { dueAt: answerBy.toISOString() }),
      ...(approval === undefined ? {} : { proposal: proposalHead(approval, names, isOfficerNeeded) }),
    }
  })
}

const exported: Exported<object, LevelApplication, WaitingLevelApplication> = {
  fileName: words.files.levels,
  list: levelApplicationLists.oldest,
  view: (work, rows) => rowsOf(work, rows),
  columns: columnsOf(words.levels, {
    name: (row: WaitingLevelApplication) => row.customer.name,
    kind: (row) => words.kinds[row.customer.kind],
    level: (row) => words.levelNames[row.level],
    proposal: (row) => (row.proposal === undefined ? undefined : words.waits),
    since: (row) => instantCell(row.submittedAt),
    due: (row) => instantCell(row.dueAt),
    id: (row) => row.id,
  }),
}

async function limitsOf(work: Work, { kind }: Profile, level: Profile['level']) {
  const { maximumSendMinor, dayUsdCents, monthUsdCents } = await limitsFor(work, { kind, level })
  return {
    transfer: { amount: String(maximumSendMinor), currency: 'CLP' },
    day: { amount: String(dayUsdCents), currency: 'USD' },
    month: { amount: String(monthUsdCents), currency: 'USD' },
  }
}

/** An exposure in force that is not the declared one: declared before, or of a person behind a company. */
async function exposureBeside(
  work: Work,
  profile: Profile,
  declared: Exposure | undefined,
): Promise<Pick<StaffLevelApplication, 'exposureInForce'>> {
  const { exposure, exposureText = '' } = (await exposureInForce(work, profile)) ?? {}
  if (exposure === undefined || exposure === 'none' || exposure === declared) return {}
  return { exposureInForce: { exposure, ...(exposureText === '' ? {} : { exposureText }) } }
}

/** One application with what it needs and the limits that it opens. The view is recorded in the audit trail. */
async function viewOf(work: Work, wire: string): Promise<StaffLevelApplication | Refusal<'not-found'>> {
  const application = await applicationFor(work, uuidOf('level-application', wire))
  if (application?.submittedAt === undefined) return refuse('not-found')
  const profile = await profileFor(work, application.customerId)
  if (profile === undefined) return refuse('not-found')
  const checks = await levelChecks(work, { application, profile })
  const [row] = await rowsOf(work, [application], needsOfficer(checks))
  if (row === undefined) return refuse('not-found')
  await work.audit({ action: 'look-at-level-application', subject: application.id })
  const { occupation, employer, address, level, risk } = profile
  const needs = await levelNeeds(work, profile, application.level, application)
  return {
    ...row,
    status: application.status,
    from: level,
    risk,
    needsTwo: needsTwo(checks),
    ...(occupation === undefined ? {} : { occupation: await occupationName(work, occupation) }),
    ...(employer === undefined ? {} : { employer }),
    ...(address === undefined ? {} : { address: await addressLine(work, address) }),
    needs,
    ...(await exposureBeside(work, profile, needs.declared.exposure)),
    limits: {
      before: await limitsOf(work, profile, level),
      after: await limitsOf(work, profile, application.level),
    },
    review: await reviewOf(
      work,
      { about: 'level-application', subject: application.id },
      application.customerId,
      checks,
    ),
  }
}

/** Handlers by which staff decide applications for levels. */
export const staffLevelHandlers: readonly Handler[] = [
  readHandler(endpoints.listLevelApplications, async (work, { query }) => {
    const page = await pageOf(work, levelApplicationLists[query.order ?? 'oldest'], {}, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await rowsOf(work, rows), ...next }
  }),
  exportHandler(endpoints.exportLevelApplications, (_work, { query: { order = 'oldest' } }) =>
    exportOf({ ...exported, list: levelApplicationLists[order] }, {}),
  ),
  handler(endpoints.getLevelApplication, (work, { params }) => viewOf(work, params.id)),
  handler(endpoints.grantLevel, async (work, { params, body }) => {
    const { note, seen } = body
    const granted = await grantLevel(work, uuidOf('level-application', params.id), note, seen)
    return isRefusal(granted) ? granted : viewOf(work, params.id)
  }),
  handler(endpoints.sendBackLevelApplication, async (work, { params, body }) => {
    const back = await sendBackLevel(work, uuidOf('level-application', params.id), body.message)
    return isRefusal(back) ? back : viewOf(work, params.id)
  }),
]
