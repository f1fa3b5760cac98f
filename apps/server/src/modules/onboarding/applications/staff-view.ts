import { toWireId, type ApplicationAsk } from '@puente/contract'
import { formatRut } from '@puente/contract/corridors'
import type { StaffApplication, WaitingApplication } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { openApprovals, proposalHead } from '../../approvals/index.ts'
import { addressLine } from '../../customers/index.ts'
import { needsOfficer } from '../../decisions/index.ts'
import { hitViews } from '../../screening/index.ts'
import type { EvidenceOf } from '../case-evidence.ts'
import { reviewOf } from '../case-review.ts'
import { applicationChecks, applicationInputs } from './application-decision.ts'
import { nameOf, wholeFile, type Application } from './application.ts'
import { attemptsOf } from './asks.store.ts'
import { APPLICATION_ACTION, asksOf, outcomeOf } from './decide-application.ts'

/**
 * Applications as rows of the queue. Each lookup is one query for all rows. `isOfficerNeeded`: an officer takes part in their
 * approval.
 */
export async function waitingRows(
  work: Work,
  applications: readonly Application[],
  isOfficerNeeded = false,
): Promise<WaitingApplication[]> {
  const ids = applications.map(({ id }) => id)
  const approvals = await openApprovals(work, APPLICATION_ACTION, ids)
  const names = await staffNames(
    work,
    [...approvals.values()].map(({ proposedBy }) => proposedBy),
  )
  return applications.map((application) => {
    const { id, cause, waitingSince, reviewDueAt } = application
    if (cause === undefined || waitingSince === undefined) throw new Error(`application ${id} never waited`)
    const approval = approvals.get(id)
    const outcome = approval && outcomeOf(approval.proposal)
    return {
      id: toWireId('application', id),
      customerId: toWireId('customer', id),
      name: nameOf(wholeFile(application)),
      cause,
      waitingSince: waitingSince.toISOString(),
      ...(reviewDueAt === undefined ? {} : { dueAt: reviewDueAt.toISOString() }),
      ...(approval === undefined || outcome === undefined
        ? {}
        : {
            proposal: {
              outcome,
              ...asked(asksOf(approval.proposal)),
              ...proposalHead(approval, names, isOfficerNeeded && outcome === 'approve'),
            },
          }),
    }
  })
}

/** One application with the cause of its review. The view is recorded in the audit trail. */
export async function staffView(
  work: Work,
  application: Application,
  evidenceOf: EvidenceOf,
): Promise<StaffApplication> {
  await work.audit({ action: 'look-at-application', subject: application.id })
  const checks = await applicationChecks(work, await applicationInputs(work, application, evidenceOf))
  const [row] = await waitingRows(work, [application], needsOfficer(checks))
  if (row === undefined) throw new Error(`application ${application.id} is not there`)
  const { rut, birthDate, nationality, documentNumber, address, phone, occupation, exposure } =
    wholeFile(application)
  const attempts = await attemptsOf(work, application.id)
  return {
    ...row,
    isWaiting: application.status === 'with-staff',
    rut: formatRut(rut),
    birthDate,
    nationality,
    documentNumber,
    address: await addressLine(work, address),
    phone,
    ...(occupation === undefined ? {} : { occupation }),
    attempts: attempts.map(({ at, result }) => ({ at: at.toISOString(), result })),
    ...(exposure === undefined ? {} : { exposure }),
    hits: await hitViews(work, application.id),
    review: await reviewOf(work, { about: 'application', subject: application.id }, application.id, checks),
  }
}

const asked = (asks: ApplicationAsk[]) => (asks.length === 0 ? {} : { asks })
