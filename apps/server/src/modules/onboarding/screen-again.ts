import { isRefusal, refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { openApprovals } from '../approvals/index.ts'
import { customerFor, lockNameRequest, replaceNameVerdict } from '../customers/index.ts'
import { keepScreening, type Party, type Screening } from '../screening/index.ts'
import { nameOf, wholeFile } from './applications/application.ts'
import { APPLICATION_ACTION, lockWaitingApplication } from './applications/decide-application.ts'
import { replaceVerdict } from './company-files/company-screening.store.ts'
import { COMPANY_FILE_ACTION, lockWaitingCompany } from './company-files/decide-company-file.ts'
import { partiesOf } from './company-files/screen-company-files.ts'
import { SENDER_NAME_ACTION } from './sender-names/decide-sender-name.ts'

/** Cases of onboarding whose people can be screened again. */
export type RescreenedCase = 'application' | 'company-file' | 'name-request'

type Closed = Refusal<'not-found' | 'application-closed' | 'already-proposed'>

const actions = {
  application: APPLICATION_ACTION,
  'company-file': COMPANY_FILE_ACTION,
  'name-request': SENDER_NAME_ACTION,
} as const satisfies Record<RescreenedCase, string>

/** The people of a case that waits for staff, locked. A proposal is decided on the answer that its author read. */
export async function peopleToScreen(
  work: Work,
  kind: RescreenedCase,
  id: string,
): Promise<readonly Party[] | Closed> {
  const people = await waitingPeople(work, kind, id)
  if (isRefusal(people)) return people
  return (await openApprovals(work, actions[kind], [id])).size > 0 ? refuse('already-proposed') : people
}

async function waitingPeople(
  work: Work,
  kind: RescreenedCase,
  id: string,
): Promise<readonly Party[] | Refusal<'not-found' | 'application-closed'>> {
  if (kind === 'application') {
    const application = await lockWaitingApplication(work, id)
    if (isRefusal(application)) return application
    const name = nameOf(wholeFile(application))
    return [{ role: 'customer', kind: 'person', name, country: 'CL' }]
  }
  if (kind === 'company-file') {
    const filed = await lockWaitingCompany(work, id)
    return isRefusal(filed) ? filed : partiesOf(filed.file)
  }
  const request = await lockNameRequest(work, id)
  const customer = request && (await customerFor(work, request.customerId))
  if (request === undefined || customer === undefined) return refuse('not-found')
  if (request.decision !== undefined) return refuse('application-closed')
  return [{ role: 'customer', kind: customer.kind, name: request.name, country: 'CL' }]
}

/** Records the answer of the lists about a case, unless it was decided or proposed meanwhile. */
export async function keepAnswer(
  work: Work,
  kind: RescreenedCase,
  id: string,
  screening: Screening,
): Promise<true | Closed> {
  const people = await peopleToScreen(work, kind, id)
  if (isRefusal(people)) return people
  if (kind === 'company-file') await replaceVerdict(work, id, screening.verdict)
  if (kind === 'name-request') await replaceNameVerdict(work, id, screening.verdict)
  const moments = {
    application: 'identity',
    'company-file': 'company-file',
    'name-request': 'sender-name',
  } as const
  await keepScreening(work, id, moments[kind], screening)
  return true
}
