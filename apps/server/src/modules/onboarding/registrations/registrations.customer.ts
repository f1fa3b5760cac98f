import { isRefusal, refuse, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, preparedHandler, type Handler } from '../../../platform/http/handler.ts'
import { openSessionForNewUser, toSession, type CustomersOf } from '../../access/index.ts'
import type { Publisher } from '../../terms/index.ts'
import { resendRegistrationCode } from './send-registration-code.ts'
import { prepareRegistration, startRegistration, textsOf } from './start-registration.ts'
import { tryRegistrationCode, verifyRegistration } from './verify-registration.ts'

/** Handlers of registration. `customersOf` returns the customers with these ids. */
export const registrationHandlers = (publisher: Publisher, customersOf: CustomersOf): readonly Handler[] => [
  preparedHandler(
    endpoints.startRegistration,
    (runtime, { body, request }) => prepareRegistration(runtime, publisher, body, request),
    async (work, { body, request }, person) => {
      if (isRefusal(person)) return refuse('fields-wrong')
      return startRegistration(work, publisher, person, textsOf(body), request.ip)
    },
  ),
  handler(endpoints.resendRegistrationCode, (work, { params }) =>
    resendRegistrationCode(work, uuidOf('registration', params.id)),
  ),
  preparedHandler(
    endpoints.verifyRegistration,
    (runtime, { params, body }) => tryRegistrationCode(runtime, uuidOf('registration', params.id), body.code),
    async (work, asked, right) => {
      if (isRefusal(right)) return refuse('code-expired')
      const made = await verifyRegistration(work, uuidOf('registration', asked.params.id), right)
      if (isRefusal(made)) return made
      const customerId = await openSessionForNewUser(work, asked, made.userId)
      return toSession(work, customersOf, made.userId, customerId)
    },
  ),
]
