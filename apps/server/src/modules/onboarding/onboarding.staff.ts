import { isRefusal, refuse, type Refusal, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints, type StaffApplication } from '@puente/contract/staff'
import type { RegistryPort } from '../../partners/registry.ts'
import { handler, preparedHandler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { askAgain, recordAnswerAgain } from './applications/ask-again.ts'
import { applicationLists, exportedApplications } from './applications/application-export.ts'
import { applicationFor } from './applications/applications.store.ts'
import { proposeOutcome } from './applications/decide-application.ts'
import type { CaseParts, EvidenceOf } from './case-evidence.ts'
import { staffView, waitingRows } from './applications/staff-view.ts'

/** An application that waits or waited for staff. Refuses others with `not-found`. */
async function viewOf(
  work: Work,
  id: string,
  evidenceOf: EvidenceOf,
): Promise<StaffApplication | Refusal<'not-found'>> {
  const application = await applicationFor(work, id)
  return application?.cause === undefined ? refuse('not-found') : staffView(work, application, evidenceOf)
}

/** Handlers by which staff review persons' applications. */
export const staffOnboardingHandlers = (
  { evidenceOf }: Pick<CaseParts, 'evidenceOf'>,
  registry: RegistryPort,
): readonly Handler[] => [
  readHandler(endpoints.listApplications, async (work, { query }) => {
    const page = await pageOf(work, applicationLists[query.order ?? 'oldest'], undefined, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await waitingRows(work, rows), ...next }
  }),
  exportHandler(endpoints.exportApplications, (_work, { query: { order = 'oldest' } }) =>
    exportOf({ ...exportedApplications, list: applicationLists[order] }, undefined),
  ),
  handler(endpoints.getApplication, (work, { params }) =>
    viewOf(work, uuidOf('application', params.id), evidenceOf),
  ),
  handler(endpoints.proposeApplication, async (work, { params, body }) => {
    const proposed = await proposeOutcome(work, uuidOf('application', params.id), body, evidenceOf)
    return isRefusal(proposed) ? proposed : viewOf(work, uuidOf('application', params.id), evidenceOf)
  }),
  preparedHandler(
    endpoints.askRegistry,
    (runtime, { params, actor }) => askAgain(runtime, actor, registry, uuidOf('application', params.id)),
    async (work, { params }, answered) => {
      const id = uuidOf('application', params.id)
      const recorded = await recordAnswerAgain(work, id, answered)
      return isRefusal(recorded) ? recorded : viewOf(work, id, evidenceOf)
    },
  ),
]
