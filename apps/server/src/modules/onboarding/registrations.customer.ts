import { fromWireId, isRefusal, refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, preparedHandler, type Handler } from '../../platform/http/handler.ts'
import { openSessionFor, toSession, type CustomersOf } from '../access/index.ts'
import type { Publisher } from '../terms/index.ts'
import { resendRegistrationCode } from './send-registration-code.ts'
import { prepareRegistration, startRegistration, textsOf } from './start-registration.ts'
import { tryRegistrationCode, verifyRegistration } from './verify-registration.ts'

const uuidOf = (wire: string): string => fromWireId('registration', wire) ?? ''

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
    resendRegistrationCode(work, uuidOf(params.id)),
  ),
  preparedHandler(
    endpoints.verifyRegistration,
    (runtime, { params, body }) => tryRegistrationCode(runtime, uuidOf(params.id), body.code),
    async (work, asked, right) => {
      if (isRefusal(right)) return refuse('code-expired')
      const made = await verifyRegistration(work, uuidOf(asked.params.id), right)
      if (isRefusal(made)) return made
      const customerId = await openSessionFor(work, asked, made.userId)
      return toSession(work, customersOf, made.userId, customerId)
    },
  ),
]
