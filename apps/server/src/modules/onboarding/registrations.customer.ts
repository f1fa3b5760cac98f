import { fromWireId, isRefusal, refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { door, preparedDoor, type Door } from '../../platform/http/door.ts'
import { openSessionFor, toSession, type CustomersOf } from '../access/index.ts'
import type { Publisher } from '../terms/index.ts'
import { resendRegistrationCode } from './send-registration-code.ts'
import { prepareRegistration, startRegistration, textsOf } from './start-registration.ts'
import { tryRegistrationCode, verifyRegistration } from './verify-registration.ts'

const uuidOf = (wire: string): string => fromWireId('registration', wire) ?? ''

/** The doors through which strangers come in; `customersOf` says who those are for whom a user acts. */
export const registrationDoors = (publisher: Publisher, customersOf: CustomersOf): readonly Door[] => [
  preparedDoor(
    endpoints.startRegistration,
    (desk, { body, request }) => prepareRegistration(desk, publisher, body, request),
    async (work, { body, request }, person) => {
      if (isRefusal(person)) return refuse('fields-wrong')
      return startRegistration(work, publisher, person, textsOf(body), request.ip)
    },
  ),
  door(endpoints.resendRegistrationCode, (work, { params }) =>
    resendRegistrationCode(work, uuidOf(params.id)),
  ),
  preparedDoor(
    endpoints.verifyRegistration,
    (desk, { params, body }) => tryRegistrationCode(desk, uuidOf(params.id), body.code),
    async (work, asked, right) => {
      if (isRefusal(right)) return refuse('code-expired')
      const made = await verifyRegistration(work, uuidOf(asked.params.id), right)
      if (isRefusal(made)) return made
      const customerId = await openSessionFor(work, asked, made.userId)
      return toSession(work, customersOf, made.userId, customerId)
    },
  ),
]
