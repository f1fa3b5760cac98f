import { isRefusal, refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { companyFileView } from '../../onboarding/index.ts'
import { announcePerson } from './announce-person.ts'
import { companyPeople } from './people.ts'

/** Handlers of the persons behind a company. Their files are uploaded with the handlers of `documents`. */
export const companyPeopleHandlers: readonly Handler[] = [
  handler(endpoints.announceCompanyPerson, async (work, { params, body, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const announced = await announcePerson(work, actor.customerId, params.ref, body)
    return isRefusal(announced) ? announced : companyFileView(work, companyPeople)
  }),
]
