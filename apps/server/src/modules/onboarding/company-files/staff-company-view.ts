import { toWireId } from '@puente/contract'
import { formatRut } from '@puente/contract/corridors'
import type { StaffCompanyFile, WaitingCompanyFile } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { openApprovals, proposalHead } from '../../approvals/index.ts'
import { addressLine, customerIdOf, customersFor } from '../../customers/index.ts'
import { needsOfficer, needsTwo } from '../../decisions/index.ts'
import { hitViews } from '../../screening/index.ts'
import type { CompanyParts } from '../case-evidence.ts'
import { reviewOf } from '../case-review.ts'
import { companyChecks } from './company-decision.ts'
import { companyFileWire } from './company-file-view.ts'
import { partViews } from './company-parts.ts'
import { peopleWire } from './company-people.ts'
import type { CompanyApplication } from './company-file.ts'
import { ownershipView } from './company-ownership.ts'
import { companyRules } from './company-rules.ts'
import { COMPANY_FILE_ACTION } from './decide-company-file.ts'

/**
 * Applications of companies as rows of the queue. Each lookup is one query for all rows. `isOfficerNeeded`: an officer takes
 * part in their approval.
 */
export async function waitingCompanyRows(
  work: Work,
  files: readonly CompanyApplication[],
  isOfficerNeeded = false,
): Promise<WaitingCompanyFile[]> {
  const ids = files.map(({ id }) => id)
  const customers = await customersFor(work, ids)
  const approvals = await openApprovals(work, COMPANY_FILE_ACTION, ids)
  const proposers = [...approvals.values()].map(({ proposedBy }) => proposedBy)
  const names = await staffNames(work, proposers)
  const { types } = await companyRules(work)
  return files.map(({ id, file, submittedAt, reviewDueAt, verdict }) => {
    const approval = approvals.get(id)
    const type = types.find(({ code }) => code === file.companyType)
    return {
      id: toWireId('company-file', id),
      customerId: toWireId('customer', id),
      name: file.legalName ?? customers.get(id)?.name ?? '',
      verdict: verdict ?? 'asked',
      submittedAt: (submittedAt ?? work.now).toISOString(),
      ...(type === undefined ? {} : { companyType: type.name }),
      ...(reviewDueAt === undefined ? {} : { dueAt: reviewDueAt.toISOString() }),
      ...(approval === undefined ? {} : { proposal: proposalHead(approval, names, isOfficerNeeded) }),
    }
  })
}

/** One application with its people and their screening hits. The view is recorded in the audit trail. */
export async function staffCompanyView(
  work: Work,
  filed: CompanyApplication,
  parts: CompanyParts,
): Promise<StaffCompanyFile> {
  const { id, status, file, ownersVersion, returned } = filed
  await work.audit({ action: 'look-at-company-file', subject: id })
  const checks = await companyChecks(work, filed, parts)
  const [row] = await waitingCompanyRows(work, [filed], needsOfficer(checks))
  if (row === undefined) throw new Error(`company file ${id} is not there`)
  const rut = (await customersFor(work, [id])).get(id)?.rut ?? file.rut
  const owner = rut && (await customerIdOf(work, rut))
  const { address } = file
  const whole = rut === undefined ? file : { ...file, rut }
  return {
    ...row,
    status,
    file: await companyFileWire(work, file),
    ownership: ownershipView(whole, await companyRules(work)),
    people: peopleWire(await parts.peopleOf(work, id, whole)),
    ownersVersion,
    needsTwo: needsTwo(checks),
    parts: await partViews(work, id),
    returned: [...returned],
    hits: await hitViews(work, id),
    review: await reviewOf(work, { about: 'company-file', subject: id }, id, checks),
    ...(rut === undefined ? {} : { rut: formatRut(rut) }),
    ...(owner === undefined || owner === id ? {} : { rutOwnerId: toWireId('customer', owner) }),
    ...(address?.street === undefined || address.comuna === undefined
      ? {}
      : {
          address: await addressLine(work, { ...address, street: address.street, comuna: address.comuna }),
        }),
  }
}
