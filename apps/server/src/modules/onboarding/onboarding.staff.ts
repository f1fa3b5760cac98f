import { isRefusal, refuse, toWireId, type Refusal, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints, type StaffApplication } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { applicationFor, waitingApplications } from './applications/applications.store.ts'
import { proposeOutcome } from './applications/decide-application.ts'
import type { CaseParts, EvidenceOf } from './case-evidence.ts'
import { staffView, waitingRows } from './applications/staff-view.ts'

const PAGE = 50
const PAGE_MAX = 100

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
export const staffOnboardingHandlers = ({
  evidenceOf,
}: Pick<CaseParts, 'evidenceOf'>): readonly Handler[] => [
  readHandler(endpoints.listApplications, async (work, { query }) => {
    const limit = Math.min(Math.max(query.limit ?? PAGE, 1), PAGE_MAX)
    const after = query.after === undefined ? undefined : uuidOf('application', query.after)
    const found = await waitingApplications(work, after, limit + 1)
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    const items = await waitingRows(work, page)
    return last === undefined ? { items } : { items, next: toWireId('application', last.id) }
  }),
  handler(endpoints.getApplication, (work, { params }) =>
    viewOf(work, uuidOf('application', params.id), evidenceOf),
  ),
  handler(endpoints.proposeApplication, async (work, { params, body }) => {
    const proposed = await proposeOutcome(
      work,
      uuidOf('application', params.id),
      body.outcome,
      body.note,
      body.asks ?? [],
      evidenceOf,
    )
    return isRefusal(proposed) ? proposed : viewOf(work, uuidOf('application', params.id), evidenceOf)
  }),
]
