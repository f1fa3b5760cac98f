import {
  companyParts,
  isRefusal,
  refuse,
  type CompanyPart,
  type CompanySection,
  type FieldFault,
  type Refusal,
} from '@puente/contract'
import type { CompanyDraft } from '@puente/contract/customer'
import type { StaffCompanyFile } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { openApprovals } from '../../approvals/index.ts'
import { mayDecideCase } from '../../decisions/index.ts'
import {
  changedSections,
  sectionOf,
  withDependent,
  type CompanyApplication,
  type CompanyFile,
} from './company-file.ts'
import { acceptedParts, acceptPart, reopenParts } from './company-parts.store.ts'
import { COMPANY_FILE_ACTION, lockWaitingCompany } from './decide-company-file.ts'

/** The parts of an application, each with who accepted it. */
export async function partViews(work: Work, id: string): Promise<StaffCompanyFile['parts']> {
  const accepted = new Map((await acceptedParts(work, id)).map((one) => [one.part, one]))
  const names = await staffNames(work, [
    ...new Set([...accepted.values()].map(({ acceptedBy }) => acceptedBy)),
  ])
  return companyParts.map((part) => {
    const one = accepted.get(part)
    return one === undefined
      ? { part }
      : { part, acceptedBy: names.get(one.acceptedBy) ?? '', acceptedAt: one.acceptedAt.toISOString() }
  })
}

/** Accepts a part of an application that waits for staff, or takes the acceptance back. Idempotent. */
export async function decidePart(
  work: Work,
  id: string,
  part: CompanyPart,
  isAccepted: boolean,
): Promise<
  true | Refusal<'not-found' | 'not-allowed' | 'application-closed' | 'case-escalated' | 'already-proposed'>
> {
  const { actor } = work
  if (actor.kind !== 'staff') return refuse('not-allowed')
  const filed = await lockWaitingCompany(work, id)
  if (isRefusal(filed)) return filed
  const may = await mayDecideCase(work, { about: 'company-file', subject: id }, 'decide')
  if (isRefusal(may)) return may
  // A proposal rests on the parts as they were.
  if ((await openApprovals(work, COMPANY_FILE_ACTION, [id])).size > 0) return refuse('already-proposed')
  if (isAccepted) await acceptPart(work, id, part, actor.staffId)
  else await reopenParts(work, id, [part])
  await work.audit({
    action: isAccepted ? 'accept-company-part' : 'reopen-company-part',
    subject: id,
    facts: { part },
  })
  return true
}

/** The faults of a draft that changes parts which staff accepted and did not send back. */
export async function acceptedFaults(
  work: Work,
  { id, file, returned }: CompanyApplication,
  draft: CompanyDraft,
  next: CompanyFile,
): Promise<FieldFault[]> {
  const accepted = (await acceptedParts(work, id)).map(({ part }): CompanySection => part)
  const open = withDependent(returned.map(({ section }) => section))
  const closed = changedSections(file, next).filter(
    (section) => accepted.includes(section) && !open.includes(section),
  )
  return Object.keys(draft).flatMap((field) => {
    const section = sectionOf[field]
    return section !== undefined && closed.includes(section) ? [{ at: field, fault: 'accepted' }] : []
  })
}
